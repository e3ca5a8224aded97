/** The name one sits down with: one's own, or that of a guest nobody else at the table has. */
import { t } from './texts.svelte';
import { settings } from './settings.svelte';

export function ownName(others: string[] = []): string {
  const own = settings.name.trim();
  if (own) return own;
  let name = t('lobby-guest');
  for (let number = 2; others.includes(name); number++) name = t('lobby-guest-number', { number });
  return name;
}
