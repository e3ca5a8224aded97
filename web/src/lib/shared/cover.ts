/**
 * The page's title and first words, as the server sent them, lie over the page until it is drawn; then it is shown
 * whole.
 */

const cover = (): HTMLElement | null => document.getElementById('cover');

export const covered = (): boolean => cover() !== null;

export function uncover(): void {
  cover()?.remove();
}

/** Without a connection every page begins as the one that was kept, whose words are not its own. */
export function dropForeignCover(): void {
  const words = cover()?.querySelector<HTMLElement>('.words');
  if (words && words.dataset.path !== location.pathname) words.remove();
}
