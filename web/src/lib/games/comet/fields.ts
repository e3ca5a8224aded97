/** What is said of a field of the board. */
import { rulesAbout, source } from '../../shared/source';
import { t, type Texts } from '../../shared/texts.svelte';
import type { TipText } from '../../shared/tip.svelte';
import type { Piece } from './pieces';
import type { Play } from './play.svelte';
import type { Field } from './types';

function nameOf(field: Field, texts: Texts): string {
  const kind =
    field.type === 'nest' ? t('comet-spot-nest', { number: field.nest ?? 0 }) : t(`comet-kind-${field.type}`);
  return texts.say('comet-spot-label', { field: field.id, what: kind });
}

export const pieceName = (piece: Piece, texts: Texts): string =>
  piece.seat === null ? piece.name : texts.say('comet-piece-of', { name: piece.name, seat: piece.seat });

const standing = (field: Field, pieces: Piece[], texts: Texts): string[] =>
  pieces.filter((piece) => piece.field === field).map((piece) => pieceName(piece, texts));

/** The field with who stands there, or what going there would do. */
export function saidOf(field: Field, pieces: Piece[], play: Play, texts: Texts): string {
  const what = nameOf(field, texts);
  const steps = play.targets.get(field.id);
  if (!steps) return [what, ...standing(field, pieces, texts)].join(', ');
  if (!steps.length)
    return play.phase === 'place'
      ? texts.say('comet-target-place', { what, token: play.neutral ?? play.neutrals[0] })
      : t('comet-target-nest', { what });
  const cost = texts.join(steps.map((step) => t(`comet-symbol-${step.symbol}`)));
  return t('comet-target-step', {
    savior: play.walker ?? 0,
    what,
    cost,
    free: steps[0]!.symbol === 'none' ? 'yes' : 'no',
  });
}

export function aboutField(field: Field, pieces: Piece[], texts: Texts, provenance: string): TipText {
  const subject = field.type === 'nest' || field.type === 'cavern' ? field.type : 'area';
  const who = standing(field, pieces, texts);
  const text = t(`comet-tip-${subject}`, subject === 'area' ? { area: t(`comet-symbol-${field.type}`) } : {});
  return {
    title: nameOf(field, texts),
    text: who.length ? `${texts.join(who)}. ${text}` : text,
    foot: source(rulesAbout('comet', subject), provenance),
  };
}
