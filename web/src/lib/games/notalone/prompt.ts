/** What the prompt says at a table of Not Alone, and the one button it offers. */
import type { Piece, Texts } from '../../shared/texts.svelte';
import type { Said } from '../../shared/turn';
import type { Key } from './keys';
import type { Play } from './play.svelte';
import { here, label, nowAt, spotName } from './words';
import type { NotAloneAction, StepId } from './types';

const STEPS: StepId[] = ['reveal', 'free', 'target', 'artemia', 'creature'];

/** The four phases of a turn; in the third its steps. */
export function parts(play: Play, texts: Texts): { label: string; on: boolean }[] {
  const { view } = play;
  if (view.over || view.turn === 0) return [];
  if (view.step) return STEPS.map((step) => ({ label: texts.say(`notalone-step-${step}`), on: view.step === step }));
  const name = (phase: number) => texts.say(`notalone-phase-${phase}`);
  return [1, 2, 3, 4].map((phase) => ({ label: name(phase), on: view.phase === phase }));
}

/** What going to the place pointed at would bring, or using it. */
function peek(play: Play, texts: Texts): string {
  const spot = play.pointed === null ? null : play.view.planet[play.pointed - 1]!;
  const key = spot && play.keyAt(spot);
  if (!spot || !key || !play.open.has(key) || !(key.startsWith('hand:') || spot.slot === play.view.where)) return '';
  const what = nowAt(play, texts, spot);
  return what && texts.say('notalone-peek', { where: spotName(play, spot.slot), what });
}

/** What ends a question when nothing is picked. */
/** What every Hunted thinks of before choosing. */
type Barred = 'resist' | 'give-up';
const BARRED: readonly Barred[] = ['resist', 'give-up'];

const ENDS = ['pass', 'use', 'recycle', 'search', 'take-played', 'nothing', 'draw'];

export function ending(play: Play): NotAloneAction | null {
  if (play.sealed) return null;
  for (const kind of ENDS) {
    const action = play.legal.find((each) => each.do === kind);
    if (action) return action;
  }
  return null;
}

/** With no card to choose, what is left to do is as near as a card would be. */
function lastResort(play: Play): NotAloneAction | null {
  if (play.doing !== 'choose' || play.available.size > 0) return null;
  return play.legal.find((each) => each.do === 'resist') ?? play.legal.find((each) => each.do === 'give-up') ?? null;
}

/**
 * What is offered beside the prompt's button: people and sides to choose among, other actions, and what every Hunted
 * thinks of and may not do now.
 */
export function offers(play: Play): { keys: Key[]; buttons: NotAloneAction[]; barred: Barred[] } {
  const first = play.selection.length === 0 ? (ending(play) ?? lastResort(play)) : null;
  return {
    keys: [...play.available].filter((key) => /^(seat|side):/.test(key)),
    buttons: play.buttons.filter((action) => action !== first),
    barred:
      play.own && play.me && play.doing === 'choose' && play.legal.length
        ? BARRED.filter((kind) => !play.legal.some((action) => action.do === kind))
        : [],
  };
}

export function prompt(play: Play, texts: Texts): Said {
  const { view } = play;
  const say = (id: string, args: Record<string, unknown> = {}): Piece[] => texts.pieces(id, args);
  const said = (pieces: Piece[], small = '', primary: Said['primary'] = null): Said => ({
    say: pieces,
    small,
    primary,
  });

  if (view.over) return said(say('notalone-over', { winners: view.winners }), texts.say('notalone-prompt-over-small'));
  if (play.session.table?.phase === 'paused') return said(say('prompt-paused'));
  if (play.sealed && play.selection.length === 0) return sealed(play, texts, said, say);
  if (!play.mine) return others(play, texts, said, say);

  const [sentence, small] = question(play, texts, say);
  const { hint } = play;
  const told = hint ? texts.say('notalone-hint', { what: label(play, texts, hint) }) : small;
  const action = play.action ?? (play.selection.length === 0 ? (ending(play) ?? lastResort(play)) : null);
  const primary: Said['primary'] = action
    ? { label: label(play, texts, action), act: () => play.act(action), enabled: true, would: action }
    : { label: texts.say('notalone-act-choose-first'), act: () => undefined, enabled: false, would: { do: 'pass' } };
  return { ...said(sentence, told, primary), peek: peek(play, texts) };
}

type Say = (id: string, args?: Record<string, unknown>) => Piece[];
type Made = (pieces: Piece[], small?: string, primary?: Said['primary']) => Said;

function sealed(play: Play, texts: Texts, said: Made, say: Say): Said {
  const chose = play.me?.chose;
  const waiting = play.view.pending.filter((seat) => seat >= 0 && seat !== play.you);
  const small = texts.say('notalone-prompt-sealed-waiting', { seat: waiting });
  if (chose?.places) return said(say('notalone-prompt-sealed', { places: chose.places }), small);
  if (chose?.seat !== undefined) return said(say('notalone-prompt-sealed-vote', { seat: chose.seat }), small);
  return said(say('notalone-prompt-chosen'), small);
}

/** Somebody else acts. A moment for cards looks the same to all who are not asked. */
function others(play: Play, texts: Texts, said: Made, say: Say): Said {
  const { view } = play;
  if (view.laid) return said(say('notalone-prompt-laid', { card: view.laid }), texts.say('notalone-prompt-laid-small'));
  if (view.doing === 'window')
    return said(say('notalone-prompt-cards', { moment: view.moment }), texts.say('notalone-prompt-cards-small'));
  const asked = view.pending.filter((seat) => seat >= 0 && seat !== play.you);
  return asked.length
    ? said(say('notalone-prompt-other', { seat: asked, doing: view.doing }))
    : said(say('notalone-prompt-nature', { doing: view.doing }));
}

/** The sentence and the line below it. */
function question(play: Play, texts: Texts, say: Say): [Piece[], string] {
  const { view, me, doing } = play;
  const plain = (id: string, args: Record<string, unknown> = {}): [Piece[], string] => [
    say(`notalone-prompt-${id}`, args),
    texts.say(`notalone-prompt-${id}-small`),
  ];
  if (doing === 'window') return plain('window', { moment: view.moment });
  if (doing === 'choose' && me) {
    if (me.owed > 0) return [say('notalone-prompt-owed', { count: me.owed }), texts.say('notalone-prompt-owed-small')];
    if (me.owed_will > 0) return plain('regain');
    const small = texts.say('notalone-prompt-choose-small');
    if (play.available.size === 0) return [say('notalone-prompt-choose-none'), ''];
    const pair = play.legal.some((action) => action.do === 'play') ? null : me.pair_now;
    return pair ? [say(`notalone-prompt-choose-${pair}`), small] : plain('choose');
  }
  if (doing === 'hunting') {
    if (play.tokens.length === 0)
      return [say('notalone-prompt-hunting-cards'), texts.say('notalone-prompt-hunting-next', { tokens: [] })];
    const chosen = [...play.picked].find((key) => key.startsWith('token:'))?.slice(6) ?? play.tokens[0];
    const wide = play.legal.some((action) => action.do === 'place-token-wide' && action.token === chosen);
    const rest = play.tokens.filter((token) => token !== chosen);
    return [
      say(wide ? 'notalone-prompt-hunting-wide' : 'notalone-prompt-hunting', { token: chosen }),
      texts.say('notalone-prompt-hunting-next', { tokens: rest }),
    ];
  }
  if (doing === 'resolve') {
    const may = (kind: string) => play.legal.some((action) => action.do === kind);
    const how = may('use') ? (may('take-back') ? 'use' : 'power') : may('take-back') ? 'back' : 'nothing';
    return [say('notalone-prompt-resolve', { where: here(play) }), texts.say(`notalone-prompt-resolve-${how}`)];
  }
  if (doing === 'move-token') {
    const small = texts.say('notalone-prompt-move-token-small');
    return play.tokens.length === 1
      ? [say('notalone-prompt-move-token', { token: play.tokens[0] }), small]
      : [say('notalone-prompt-move-token-any'), small];
  }
  return plain(doing);
}
