/** Where we are: the address bar, through the History API. */
import { elementOf } from './args';

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** What stands after the #, for a link into a page. */
  hash = $state(decodeURIComponent(location.hash.slice(1)));

  read(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.read();
  if (!replace) scrollTo(0, 0);
}

/** Links inside the page do not load it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = elementOf(event)?.closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/take')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener('popstate', () => route.read());
addEventListener('hashchange', () => route.read());
