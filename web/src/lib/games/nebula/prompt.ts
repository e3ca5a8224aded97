/** What the prompt says at a Nebula table, and the one button it offers. */
import type { Texts } from '../../shared/texts.svelte';
import type { Said } from '../../shared/turn';
import type { Action } from '../../shared/types';
import type { Play } from './play.svelte';
import type { NebulaContent } from './types';

/** What the button of the prompt stands for while it cannot be used: going on. */
const GO_ON: Action = { do: 'done' };
const PARTS: Record<string, number> = {
  collect: 0,
  'chaos-draw': 0,
  'chaos-keep': 0,
  place: 1,
  push: 1,
  'bright-star': 1,
  turn: 2,
  fill: 3,
};

export function parts(play: Play, texts: Texts): { label: string; on: boolean }[] {
  const now = PARTS[play.phase];
  const labels = [
    texts.say('nebula-part-collect'),
    texts.say('nebula-part-place'),
    texts.say('nebula-part-goals'),
    texts.say('nebula-part-refill'),
  ];
  return play.phase === 'keep-goal' || play.view.over
    ? []
    : labels.map((label, index) => ({ label, on: index === now }));
}

export function prompt(play: Play, content: NebulaContent, texts: Texts): Said {
  const { view } = play;
  const choose = (action: Action | null) => () => action && play.session.choose(action);
  const says = (id: string, args = {}, small = '', primary: Said['primary'] = null): Said => ({
    say: texts.pieces(id, args),
    small,
    primary,
  });

  if (view.over) return says('nebula-over', { winners: view.winners }, texts.say('nebula-prompt-over-small'));
  if (play.session.table?.phase === 'paused') return says('prompt-paused');
  if (!play.mine) {
    if (play.you !== null && view.phase === 'keep-goal' && view.seats[play.you]?.sealed) {
      return says('nebula-prompt-sealed', {}, texts.say('nebula-prompt-waiting', { seat: view.pending }));
    }
    if (view.pending.some((seat) => seat >= 0)) {
      return says('nebula-prompt-other', { seat: view.pending, phase: view.phase });
    }
    return says('nebula-prompt-nature', { phase: view.phase });
  }
  if (view.phase === 'keep-goal') {
    const action = play.goal ? (play.goals.get(play.goal) ?? null) : null;
    const sealed = play.you !== null && view.seats[play.you]!.sealed;
    const small = sealed
      ? texts.say('nebula-prompt-waiting', { seat: view.pending })
      : texts.say('nebula-prompt-goal-small');
    return says(sealed ? 'nebula-prompt-sealed' : 'nebula-prompt-goal', {}, small, {
      label: texts.say('nebula-act-keep-goal'),
      act: choose(action),
      enabled: action !== null,
      would: GO_ON,
    });
  }
  if (view.phase === 'collect')
    return play.chaos ? chaos(play, texts, says, choose) : clocks(play, content, texts, says, choose);
  if (view.phase === 'chaos-keep') {
    const stars = play.picked.map((index) => play.drawn[index]);
    const action = play.keeping;
    const small = play.drawn.length > view.keep ? texts.say('nebula-prompt-keep-small') : '';
    return says('nebula-prompt-keep', { count: view.keep }, small, {
      label: action ? texts.say('nebula-act-keep', { stars }) : texts.say('nebula-act-keep-none', { count: view.keep }),
      act: choose(action),
      enabled: action !== null,
      would: GO_ON,
    });
  }
  if (view.phase === 'push') return says('nebula-prompt-push', {}, texts.say('nebula-prompt-push-small'));
  return { ...placing(play, content, texts, says, choose), peek: play.peek };
}

type Says = (id: string, args?: Record<string, unknown>, small?: string, primary?: Said['primary']) => Said;
type Choose = (action: Action | null) => () => void;

function clocks(play: Play, content: NebulaContent, texts: Texts, says: Says, choose: Choose): Said {
  const of = content.turn.movement_points;
  const small =
    play.spent > 0
      ? texts.say('nebula-prompt-collect-take', { stars: play.taken })
      : texts.say('nebula-prompt-collect-small');
  return says('nebula-prompt-collect', { spent: play.spent, of }, small, {
    label: play.turn
      ? texts.say('nebula-act-take', { count: play.taken.length })
      : texts.say('nebula-act-take-not-yet', { spent: play.spent, of }),
    act: choose(play.turn),
    enabled: play.turn !== null,
    would: GO_ON,
  });
}

function chaos(play: Play, texts: Texts, says: Says, choose: Choose): Said {
  const action = play.star ? (play.givable.get(play.star) ?? null) : null;
  return says('nebula-prompt-chaos', {}, texts.say('nebula-prompt-chaos-small'), {
    label: action ? texts.say('nebula-act-chaos', { star: play.star }) : texts.say('nebula-act-chaos-none'),
    act: choose(action),
    enabled: action !== null,
    would: GO_ON,
  });
}

function placing(play: Play, content: NebulaContent, texts: Texts, says: Says, choose: Choose): Said {
  const { view } = play;
  const done = {
    label: texts.say('nebula-act-done'),
    act: choose(play.done),
    enabled: play.done !== null,
    would: GO_ON,
    early: play.placeable.size > 0,
    ends: true,
  };
  const galaxy = play.you === null ? {} : view.seats[play.you]!.galaxy;
  const brightHelps = view.matching !== null && !view.bonus && play.placeable.has(view.matching);
  const small = brightHelps
    ? texts.say('nebula-prompt-bright', { star: view.matching, count: content.turn.placements_with_bright })
    : '';
  if (play.placeable.size === 0)
    return says('nebula-prompt-done', { placed: view.placements }, texts.say('nebula-prompt-done-small'), done);
  if (play.star === null || play.targets.size === 0)
    return says('nebula-prompt-place', { number: view.placements + 1 }, small, done);
  if (play.star === 'black')
    return says(
      'nebula-prompt-place-black',
      {},
      texts.say(view.full ? 'nebula-prompt-black-full' : 'nebula-prompt-black'),
      done,
    );
  if (Object.keys(galaxy).length === 0) return says('nebula-prompt-place-centre', {}, small, done);
  const [only] = play.targets.keys();
  const replaced = play.targets.size === 1 ? galaxy[only!] : undefined;
  if (replaced) return says('nebula-prompt-place-replace', { star: play.star, cell: only, replaced }, small, done);
  return says(
    'nebula-prompt-place-star',
    { star: play.star, number: view.placements + 1, cells: play.targets.size },
    small,
    done,
  );
}
