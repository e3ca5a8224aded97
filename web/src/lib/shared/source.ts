/** The grey line of a tip: the rule a thing rests on, and where its data comes from. */
import { originsOf } from './origin';
import { t } from './texts.svelte';

export const source = (rule: string, note: string): string =>
  [t('tip-rule', { rule }), ...originsOf(note).map((origin) => t(`origin-${origin}`))].join(' · ');
