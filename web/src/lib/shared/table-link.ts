/** The table a pasted link or bare id leads to; null if it cannot be one. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/t\/)([\w-]{4,40})(?:[/?#].*)?$/.exec(text.trim());
  return found?.[1] ?? null;
}
