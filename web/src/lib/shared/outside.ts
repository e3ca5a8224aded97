/** The games of other packages that the server has: the page says so in its head. Their messages are the server's. */
const said = document.querySelector<HTMLMetaElement>('meta[name="orrery-games"]')?.content ?? '';

export const outside: string[] = said.split(' ').filter(Boolean);

/** Where the messages of such a game are. */
export const messagesOf = (game: string, language: string): string =>
  `/api/games/${game}/messages?language=${language}`;
