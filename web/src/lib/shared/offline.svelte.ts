/** Whether the server can be reached, and the worker that keeps the shell for when it cannot. */

class Connection {
  /** What the browser believes until something was asked; after that, whether it was answered. */
  online = $state(navigator.onLine);
}

export const connection = new Connection();
addEventListener('online', () => (connection.online = true));
addEventListener('offline', () => (connection.online = false));

/** After the page has what it needs itself. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => {
    if (navigator.onLine) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    else addEventListener('online', register, { once: true });
  };
  const later = () => setTimeout(register, 1500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** A part of an older build that is gone from the server: the page is loaded anew, once. Whether it is. */
function renew(): boolean {
  const last = Number(sessionStorage.getItem('renewed') ?? 0);
  if (!navigator.onLine || Date.now() - last < 10_000) return false;
  sessionStorage.setItem('renewed', String(Date.now()));
  location.reload();
  return true;
}

export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    if (renew()) event.preventDefault();
  });
}

/** A file of this build that is no script: texts, silhouettes. */
export async function part(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.ok) return answer;
  if (answer.status === 404 && renew()) return new Promise(() => undefined);
  throw new Error(`${address}: ${answer.status}`);
}
