/** What happens at a table of Not Alone as it is shown: cards, tokens and counters on their ways, and every catch. */
import { nameIn, numberIn } from '../../shared/args';
import { boxOf, type Move } from '../../shared/motion/moves';
import type { Beat } from '../../shared/motion/show.svelte';
import type { Texts } from '../../shared/texts.svelte';
import type { GameEvent } from '../../shared/types';
import { numberAmong, slotsOf } from './slots';
import type { NotAloneView } from './types';

interface Here {
  texts: Texts;
  you: number | null;
}

const seatOf = (seat: number): string => `[data-seat="${seat}"]`;
const tileOf = (slot: number): string => `[data-slot="${slot}"]`;
const GRAVE = new Set(['notalone-caught', 'notalone-rescue', 'notalone-assimilation', 'notalone-hunt']);
/** What is told at its place though nothing goes anywhere. */
const TOLD = new Set(['notalone-used', 'notalone-artemia', 'notalone-recycled', 'notalone-ineffective']);

/** Call while the page still shows the moment before. */
export function beats(events: GameEvent[], before: NotAloneView, now: NotAloneView, { texts, you }: Here): Beat[] {
  const creature = now.creature === null ? '.seats' : seatOf(now.creature);
  const counters = { rescue: before.track.rescue, assimilation: before.track.assimilation };

  /** A card of one's own goes between rows of the tray; others' go between their tile and their seat. */
  function card(seat: number, place: string, from: string, to: string): Move[] {
    if (seat !== you) return [{ is: 'flash', what: seatOf(seat) }];
    const box = boxOf(`${from} [data-card="${place}"]`);
    return box ? [{ is: 'fly', from: box, to: `${to} [data-card="${place}"]` }] : [];
  }

  /** A counter walks from space to space. */
  function counter(which: 'rescue' | 'assimilation', left: number): Move[] {
    const at = counters[which];
    counters[which] = left;
    const space = (number: number) => `.row.${which} [data-space="${number}"]`;
    const between = Array.from({ length: Math.max(0, Math.abs(at - left) - 1) }, (_, n) =>
      space(at + (left < at ? -1 - n : 1 + n)),
    );
    const final = which === 'rescue' ? now.track.rescue : now.track.assimilation;
    const moves: Move[] = [{ is: 'flash', what: `.line.${which}` }];
    if (final === left) moves.push({ is: 'fly', from: space(at), via: between, to: `.row.${which} .counter` });
    return moves;
  }

  function explores(seat: number, slots: number[]): Move[] {
    return slots.flatMap((slot): Move[] => {
      const place = now.planet[slot - 1]?.explorers.indexOf(seat) ?? -1;
      const to = `${tileOf(slot)} .who :nth-child(${place + 1})`;
      return place < 0 ? [] : [{ is: 'fly', from: seatOf(seat), to, turns: true }];
    });
  }

  function movesOf({ kind, args }: GameEvent, slots: number[]): Move[] {
    const [seat, place] = [numberIn(args, 'seat'), nameIn(args, 'place')];
    switch (kind) {
      case 'notalone-token': {
        const token = nameIn(args, 'token');
        return slots.flatMap((slot): Move[] => [
          { is: 'fly', from: creature, to: `${tileOf(slot)} .tk.${token}` },
          { is: 'flash', what: tileOf(slot) },
        ]);
      }
      case 'notalone-explores':
      case 'notalone-teleported':
      case 'notalone-moved-hunted':
        return explores(seat, slots);
      case 'notalone-turned-up':
        return slots.map((slot) => ({ is: 'turn', what: tileOf(slot) }));
      case 'notalone-caught':
        return [
          ...slots.map((slot): Move => ({ is: 'strike', what: tileOf(slot) })),
          ...slots.map((slot): Move => ({ is: 'grow', what: `${tileOf(slot)} .tks` })),
          { is: 'strike', what: seatOf(seat) },
        ];
      case 'notalone-lost-will':
        return [{ is: 'break', what: `${seatOf(seat)} .wl i:nth-child(${numberIn(args, 'left') + 1})` }];
      case 'notalone-regained-will':
      case 'notalone-last-will':
        return [{ is: 'grow', what: `${seatOf(seat)} .wl` }];
      case 'notalone-rescue':
        return counter('rescue', numberIn(args, 'left'));
      case 'notalone-assimilation':
        return counter('assimilation', numberIn(args, 'left'));
      case 'notalone-hunt':
      case 'notalone-hunt-as':
        return [{ is: 'fly', from: creature, to: '.now .chip.hunt:last-of-type', turns: true }];
      case 'notalone-survive':
        return [{ is: 'fly', from: seatOf(seat), to: '.now', picture: cardBack, passes: true }];
      case 'notalone-drew-hunt':
      case 'notalone-drew-hunt-unseen':
        return [{ is: 'fly', from: '.race .supply', to: creature, picture: cardBack, passes: true }];
      case 'notalone-drew':
      case 'notalone-drew-unseen':
        return [
          { is: 'fly', from: slots[0] ? tileOf(slots[0]) : '.race', to: seatOf(seat), picture: cardBack, passes: true },
        ];
      case 'notalone-took-back':
        return card(seat, place, '.dc', '.hand');
      case 'notalone-took-played':
        return card(seat, place, '.played', '.hand');
      case 'notalone-discarded':
        return card(seat, place, '.hand', '.dc');
      case 'notalone-acquired':
        return [
          {
            is: 'fly',
            from: slots[0] ? tileOf(slots[0]) : '.planet',
            to: seatOf(seat),
            picture: cardBack,
            passes: true,
          },
        ];
      case 'notalone-all-chose':
        return now.seats.flatMap((each, index): Move[] =>
          each.role === 'hunted' ? [{ is: 'flash', what: seatOf(index) }] : [],
        );
      default:
        return TOLD.has(kind) ? slots.map((slot) => ({ is: 'flash', what: tileOf(slot) })) : [];
    }
  }

  return events.flatMap((event): Beat[] => {
    const slots = slotsOf(event.kind, event.args, now);
    const moves = movesOf(event, slots);
    if (!moves.length && !slots.length) return [];
    return [
      {
        kind: event.kind,
        seat: numberIn(event.args, 'seat'),
        say: texts.pieces(event.kind, event.args),
        moves,
        about: slots,
        grave: GRAVE.has(event.kind),
      },
    ];
  });
}

function cardBack(): Element {
  const back = document.createElement('span');
  back.className = 'flying-card';
  return back;
}

/** The spots others did something at, for the rings that stay. */
export const tracesOf = (lines: GameEvent[], view: NotAloneView): number[] => [
  ...new Set(lines.flatMap((line) => slotsOf(line.kind, line.args, view))),
];

/** What is sealed between two moments goes from the hand to where it lies. */
export function sealing(before: NotAloneView, now: NotAloneView, you: number | null): Move[] {
  const chosen = (view: NotAloneView): string[] => {
    const me = you === null ? undefined : view.seats[you];
    return me?.role === 'hunted' ? (me.chose?.places ?? []) : [];
  };
  const old = chosen(before);
  return chosen(now)
    .filter((place) => !old.includes(place))
    .flatMap((place): Move[] => {
      const slot = numberAmong(now, place);
      return [
        { is: 'turn', what: `.tray [data-card="${place}"]` },
        ...(slot ? [{ is: 'grow', what: `${tileOf(slot)} .lock` } as const] : []),
      ];
    });
}
