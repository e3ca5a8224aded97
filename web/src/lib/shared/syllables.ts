/** Long words on small cards: where there is no room for the whole word, it is broken between syllables. */

const VOWELS = 'aeiouyàâéèêëîïôùûаеёиоуыэюяєії';
/** After a vowel, before a consonant and a vowel, with at least three letters on either side. */
const SEAM = new RegExp(`(?<=\\p{L}{2}[${VOWELS}])(?=(?![${VOWELS}ьъй])\\p{L}[${VOWELS}]\\p{L})`, 'giu');

/** A name with soft hyphens in its words of twelve letters and more. */
export const breakable = (name: string): string => name.replace(/\p{L}{12,}/gu, (word) => word.replace(SEAM, '\u00AD'));
