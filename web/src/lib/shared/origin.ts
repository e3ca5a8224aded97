/** Where a datum comes from: the content files say it in words, the page in one of four. */

export const ORIGINS = ['rulebook', 'public', 'deduced', 'reconstructed'] as const;
export type Origin = (typeof ORIGINS)[number];

/** A part of a card and where it is known from; often a printed idea with an amount of ours. */
export interface Part {
  part: string;
  origins: Origin[];
}

const NAMES: ReadonlySet<string> = new Set(ORIGINS);
const isOrigin = (word: string): word is Origin => NAMES.has(word);

/** The origins a note names: the one it begins with, and what it says to be deduced or reconstructed besides. */
export function originsOf(note: string): Origin[] {
  const words = note.toLowerCase().match(/[a-z]+/g) ?? [];
  const first = words.find(isOrigin);
  const besides =
    first === 'reconstructed' ? [] : words.filter((word) => word === 'deduced' || word === 'reconstructed');
  return ORIGINS.filter((origin) => origin === first || besides.includes(origin));
}

/** All origins of some parts, the surest first. */
export const originsIn = (parts: readonly Part[]): Origin[] =>
  ORIGINS.filter((origin) => parts.some((part) => part.origins.includes(origin)));
