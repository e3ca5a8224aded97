/** Long words on small cards: where there is no room for the whole word, it is broken between syllables. */

const VOWELS = 'aeiouyàâéèêëîïôùûаеёиоуыэюяєії';
/** After a vowel, before a consonant and a vowel, with at least three letters on either side. */
const SEAM = new RegExp(`(?<=\\p{L}{2}[${VOWELS}])(?=(?![${VOWELS}ьъй])\\p{L}[${VOWELS}]\\p{L})`, 'giu');

/** A text with soft hyphens in its long words: of twelve letters and more, or of fewer where there is little room. */
export const breakable = (text: string, least = 12): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length < least ? word : word.replace(SEAM, '\u00AD')));
