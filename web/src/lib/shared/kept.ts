/** What this browser keeps between visits; one that keeps nothing still plays. */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is forgotten with the page.
  }
}
