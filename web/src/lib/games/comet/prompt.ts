/** What the prompt says at a Comet table, and the one button it offers. */
import type { Texts } from '../../shared/texts.svelte';
import type { Primary, Said } from '../../shared/turn';
import type { Cards } from './cards';
import type { Play } from './play.svelte';
import type { CometAction } from './types';

const PARTS: Record<string, number> = {
  hatch: 0,
  nest: 0,
  amount: 0,
  move: 1,
  glide: 1,
  scout: 1,
  place: 1,
  duplicate: 1,
  rest: 2,
  discarding: 2,
  taking: 2,
  drawing: 2,
  between: 3,
  parrot: 3,
};

/** Which of the three actions is under way. */
export function parts(play: Play, texts: Texts): { label: string; on: boolean }[] {
  if (play.view.over || play.mine) return [];
  const labels = [
    texts.say('comet-part-hatch'),
    texts.say('comet-part-move'),
    texts.say('comet-part-rest'),
    texts.say('comet-part-between'),
  ];
  return labels.map((label, index) => ({ label, on: index === PARTS[play.phase] }));
}

/** The label of a choice that is offered as a small button. */
export function labelOf(action: CometAction, texts: Texts): string {
  const { do: kind, ...args } = action;
  return texts.say(`comet-act-${kind}`, args);
}

export function prompt(play: Play, cards: Cards, texts: Texts): Said {
  const said = asked(play, cards, texts);
  const { hint } = play;
  if (play.mine && hint) {
    const { do: kind, ...args } = hint;
    return { ...said, small: texts.say('comet-hint', { what: texts.say(`comet-do-${kind}`, args) }) };
  }
  if (play.mine && play.session.stopped) return { ...said, small: texts.say('comet-prompt-stopped') };
  return { ...said, peek: play.peek };
}

function asked(play: Play, cards: Cards, texts: Texts): Said {
  const { view } = play;
  const says = (id: string, args = {}, small = '', primary: Said['primary'] = null): Said => ({
    say: texts.pieces(id, args),
    small,
    primary,
  });
  const button = (id: string, action: CometAction | null): Primary => ({
    label: texts.say(id),
    act: () => play.choose(action),
    enabled: action !== null && play.legal.length > 0,
    would: { do: 'done' },
  });

  if (view.over) return says('comet-over', { winners: view.winners }, texts.say('comet-prompt-over-small'));
  if (play.session.table?.phase === 'paused') return says('prompt-paused');
  if (!play.mine) {
    const small = view.comet ? texts.say('comet-prompt-comet-small') : '';
    const phase = view.comet && view.phase === 'turn' ? 'turn-comet' : view.phase;
    if (view.pending.some((seat) => seat >= 0)) return says('comet-prompt-other', { seat: view.pending, phase }, small);
    return says('comet-prompt-nature', { phase: view.phase }, small);
  }
  const end: Said['primary'] = {
    ...button('comet-act-end', play.done),
    early: play.legal.length > 1,
    ends: true,
  };
  switch (view.phase) {
    case 'turn': {
      const only = play.legal.length === 1 ? play.beside[0] : undefined;
      const lonely = view.comet && cards.needsAnimal(view.seats[play.you ?? 0]!);
      const small = lonely
        ? texts.say('comet-prompt-needs-animal')
        : texts.say(only ? 'comet-prompt-turn-only' : 'comet-prompt-turn-small', { comet: view.comet ? 'yes' : 'no' });
      return says(
        'comet-prompt-turn',
        { comet: view.comet ? 'yes' : 'no' },
        small,
        only ? { label: labelOf(only, texts), act: () => play.choose(only), enabled: true, would: only } : null,
      );
    }
    case 'hatch':
      return play.tools.size || view.hatches
        ? says('comet-prompt-hatch', { hatches: view.hatches }, texts.say('comet-prompt-hatch-small'), end)
        : says('comet-prompt-hatched', {}, '', end);
    case 'nest': {
      const { wanted = 0, open = 0, occupied = false } = view.nesting ?? {};
      const small =
        open && open !== wanted
          ? texts.say('comet-prompt-nest-higher', { wanted, open })
          : texts.say('comet-prompt-nest-small');
      return says(
        'comet-prompt-nest',
        { wanted, open, occupied: occupied ? 'yes' : 'no' },
        small,
        play.done ? end : null,
      );
    }
    case 'amount':
      return says('comet-prompt-amount', {}, texts.say('comet-prompt-amount-small'));
    case 'move':
    case 'parrot':
      return moving(play, cards, texts, says, end);
    case 'glide':
      return says(
        'comet-prompt-glide',
        {},
        texts.say('comet-prompt-glide-small', { steps: view.glide ?? 1 }),
        play.done ? end : null,
      );
    case 'scout':
      return says('comet-prompt-scout', {}, texts.say('comet-prompt-scout-small'));
    case 'place':
      return says(
        'comet-prompt-place',
        { token: play.neutral ?? play.neutrals[0] ?? 'mammoth' },
        texts.say('comet-prompt-place-small'),
      );
    case 'duplicate':
      return says('comet-prompt-duplicate');
    case 'discarding':
      return says(
        'comet-prompt-discard',
        {},
        texts.say('comet-prompt-discard-small'),
        button('comet-act-discarded', play.done),
      );
    case 'taking':
      return says(
        'comet-prompt-take',
        {},
        texts.say('comet-prompt-take-small', { counts: view.counts ? 'yes' : 'no' }),
        play.done ? end : null,
      );
    case 'drawing':
      return says('comet-prompt-draw', {}, texts.say('comet-prompt-draw-small'));
    case 'comet-choice':
      return says('comet-prompt-comet', {}, texts.say('comet-prompt-comet-choice-small'));
    case 'between':
      return says(
        'comet-prompt-between',
        {},
        texts.say('comet-prompt-between-small'),
        button('comet-act-decline', play.done),
      );
    default:
      return says('comet-prompt-other', { seat: view.pending, phase: view.phase }, '', play.done ? end : null);
  }
}

const isCavern = (play: Play, field: string): boolean =>
  play.view.fields.some((each) => each.id === field && each.type === 'cavern');

type Says = (id: string, args?: Record<string, unknown>, small?: string, primary?: Said['primary']) => Said;

function moving(play: Play, cards: Cards, texts: Texts, says: Says, end: Said['primary']): Said {
  const { view } = play;
  const savior = play.walker;
  if (play.entering !== null)
    return isCavern(play, play.entering)
      ? says('comet-prompt-enter-cavern', {}, texts.say('comet-prompt-enter-small'), end)
      : says('comet-prompt-enter', { field: play.entering }, texts.say('comet-prompt-enter-small'), end);
  if (play.session.choosingSeveral) return says('comet-prompt-walking', { savior: play.savior ?? 0 });
  if (savior === null)
    return says(
      'comet-prompt-move-none',
      {},
      play.done && play.legal.length === 1
        ? ''
        : texts.say(play.done ? 'comet-prompt-move-end' : 'comet-prompt-move-help'),
      end,
    );
  const cavern = view.fields.find((field) => field.type === 'cavern');
  const home = cavern && play.ways.get(savior)?.get(cavern.id);
  const slot = play.you === null ? null : view.seats[play.you]!.slots[savior - 1];
  const face = slot && cards.face(slot.card);
  const small =
    home && face
      ? texts.say('comet-prompt-cavern', { steps: home.length, name: face.name, points: face.points ?? 0 })
      : texts.say('comet-prompt-move-small', { others: play.ways.size > 1 ? 'yes' : 'no' });
  return says('comet-prompt-move', { savior, name: face?.name ?? '' }, small, end);
}
