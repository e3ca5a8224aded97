/** The tables this browser has a seat at, newest first; private ones are listed nowhere else. */

const KEY = 'tables';
const MOST = 8;

export function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function remember(id: string): void {
  const known = remembered();
  if (known[0] !== id) keep([id, ...known.filter((each) => each !== id)]);
}

export function forget(id: string): void {
  keep(remembered().filter((each) => each !== id));
}
