/** What happens at a Comet table as it is shown: cards to and from hands, saviors along their ways. */
import { nameIn, numberIn } from '../../shared/args';
import { boxOf, type Move } from '../../shared/motion/moves';
import type { Beat } from '../../shared/motion/show.svelte';
import type { Texts } from '../../shared/texts.svelte';
import type { GameEvent } from '../../shared/types';
import type { Cards } from './cards';
import { discOf } from './disc';
import type { CometView } from './types';
import type { Chart } from './valley';

interface Here {
  cards: Cards;
  chart: Chart;
  texts: Texts;
  you: number | null;
}

/** What moves nothing by itself but belongs to a seat. */
const OF_A_SEAT = new Set(['comet-used', 'comet-lowered', 'comet-rested', 'comet-duplicated', 'comet-dropped-out']);
const PILE = '.sky .gauge';

/** Call while the page still shows the moment before. */
export function beats(events: GameEvent[], before: CometView, now: CometView, here: Here): Beat[] {
  const { cards, chart, texts, you } = here;
  const places = placesIn(before);
  const stays = placesIn(now);
  const steps = events.filter((each) => isStep(each.kind));
  let hatching = '';

  const seatOf = (seat: number) => `[data-seat="${seat}"]`;
  const homeOf = (seat: number, card: string) =>
    (seat === you && boxOf(`.hand [data-card="${card}"]`)) || boxOf(seatOf(seat)) || seatOf(seat);
  const picture = (card: string) => () => discOf(cards.face(card)?.icon ?? '');

  function intoHand(seat: number, card: string, from: string): Move {
    if (seat === you) return { is: 'fly', from: boxOf(from) ?? PILE, to: `.hand [data-card="${card}"]` };
    return { is: 'fly', from: boxOf(from) ?? PILE, to: seatOf(seat), picture: picture(card), passes: true };
  }

  /** A piece that is still there walks; one that is not any more is seen to its last field. */
  function step(event: GameEvent): Move[] {
    const [seat, field] = [numberIn(event.args, 'seat'), nameIn(event.args, 'field')];
    const token = nameIn(event.args, 'token');
    const key = token || `${seat}-${numberIn(event.args, 'savior')}`;
    const from = places.get(key);
    places.set(key, field);
    if (from === undefined) return [{ is: 'fly', from: boxOf(seatOf(seat)) ?? '.now', to: `[data-piece="${key}"]` }];
    const piece = `[data-piece="${key}"]`;
    const last = steps.findLast((each) => keyOf(each) === key) === event;
    if (stays.get(key) !== undefined && (!last || stays.get(key) === field)) {
      const [a, b] = [chart.spots.get(from), chart.spots.get(field)];
      const standing = document.querySelector<SVGGElement>(piece)?.style.transform;
      const spot = (at: { x: number; y: number } | undefined) => `translate(${at?.x ?? 0}px, ${at?.y ?? 0}px)`;
      const first = steps.find((each) => keyOf(each) === key) === event;
      return [{ is: 'walk', piece, points: [first && standing ? standing : spot(a), spot(b)] }];
    }
    const card = before.seats[seat]?.slots[numberIn(event.args, 'savior') - 1]?.card ?? '';
    return [
      {
        is: 'fly',
        from: `[data-field="${from}"]`,
        to: `[data-field="${field}"] polygon`,
        picture: picture(card),
        passes: true,
      },
    ];
  }

  function movesOf(event: GameEvent): Move[] {
    const { kind, args } = event;
    const [seat, card, field] = [numberIn(args, 'seat'), nameIn(args, 'card'), nameIn(args, 'field')];
    if (isStep(kind)) return step(event);
    switch (kind) {
      case 'comet-hatched':
        hatching = card;
        return [];
      case 'comet-nested': {
        const key = `${seat}-${numberIn(args, 'savior')}`;
        places.set(key, field);
        return [{ is: 'fly', from: homeOf(seat, hatching), to: `[data-piece="${key}"]` }];
      }
      case 'comet-took-gold':
        return [intoHand(seat, card, `[data-open="${card}"]`)];
      case 'comet-took-back':
      case 'comet-drew-card':
      case 'comet-copied':
        return [intoHand(seat, card, PILE)];
      case 'comet-drew':
        return seat === you ? [] : [intoHand(seat, '', PILE)];
      case 'comet-turned-up':
        return [{ is: 'fly', from: PILE, to: `[data-open="${card}"]`, turns: true }];
      case 'comet-played':
      case 'comet-played-utility':
        return [{ is: 'fly', from: homeOf(seat, card), to: '.now', picture: picture(card), passes: true }];
      case 'comet-discarded':
        return [{ is: 'fly', from: homeOf(seat, card), to: PILE, picture: picture(card), passes: true }];
      case 'comet-rescued': {
        const cavern = now.fields.find((each) => each.type === 'cavern')?.id ?? '';
        return [
          {
            is: 'fly',
            from: `[data-field="${cavern}"]`,
            to: seatOf(seat),
            picture: picture(card),
            passes: true,
          },
          { is: 'flash', what: seatOf(seat) },
        ];
      }
      default:
        return OF_A_SEAT.has(kind) ? [{ is: 'flash', what: seatOf(seat) }] : [];
    }
  }

  return events.flatMap((event): Beat[] => {
    const moves = movesOf(event);
    if (!moves.length && event.kind !== 'comet-comet') return [];
    const fields = typeof event.args.field === 'string' ? [event.args.field] : [];
    return [
      {
        kind: event.kind,
        seat: numberIn(event.args, 'seat'),
        say: texts.pieces(event.kind, event.args),
        moves,
        about: fields,
        grave: event.kind === 'comet-rescued' || event.kind === 'comet-comet',
      },
    ];
  });
}

const STEPS = new Set(['comet-stepped', 'comet-glided', 'comet-placed']);
const isStep = (kind: string): boolean => STEPS.has(kind);

const keyOf = (event: GameEvent): string =>
  nameIn(event.args, 'token') || `${numberIn(event.args, 'seat')}-${numberIn(event.args, 'savior')}`;

/** Where every piece stands, by its key. */
function placesIn(view: CometView): Map<string, string> {
  const found = new Map<string, string>();
  for (const field of view.fields)
    for (const token of field.tokens ?? []) found.set(token.token ?? `${token.seat}-${token.savior}`, field.id);
  return found;
}

/** The fields of some events, and the ways pieces went, from where the log says they were. */
export function tracesOf(lines: GameEvent[], all: GameEvent[]): { fields: string[]; ways: [string, string][] } {
  const wanted = new Set(lines);
  const places = new Map<string, string>();
  const fields = new Set<string>();
  const ways: [string, string][] = [];
  for (const line of all) {
    if (typeof line.args.field !== 'string') continue;
    const [key, field] = [keyOf(line), line.args.field];
    const from = places.get(key);
    if (wanted.has(line)) {
      fields.add(field);
      if (from && isStep(line.kind)) ways.push([from, field]);
    }
    places.set(key, field);
  }
  return { fields: [...fields], ways };
}
