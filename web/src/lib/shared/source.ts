/** The grey line of a tip: the rule a thing rests on, and where its data comes from. */
import { originsOf } from './origin';
import { hasForm, t, word } from './texts.svelte';

/** The numbers of the statements about a subject, as the game's catalog has them; empty for a subject it has not. */
export const rulesAbout = (game: string, subject: string): string =>
  hasForm(`${game}-rules`, subject) ? word(`${game}-rules`, subject) : '';

/** The statements about a subject, in words. */
export const ruleAbout = (game: string, subject: string): string => t('tip-rule', { rule: rulesAbout(game, subject) });

export const source = (rule: string, note: string): string =>
  [t('tip-rule', { rule }), ...originsOf(note).map((origin) => t(`origin-${origin}`))].join(' · ');
