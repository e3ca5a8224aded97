declare module 'virtual:languages' {
  /**
   * Each language's name for itself, and the addresses of its catalogs: what the lobby and every table say, and each
   * game's own.
   */
  const languages: Record<string, { name: string; shell: string; games: Record<string, string> }>;
  export default languages;
}

/** The address of a sheet of silhouettes, made from a list of things and their silhouettes' names. */
declare module '*.json?silhouettes' {
  const address: string;
  export default address;
}

/** The path of a silhouette of game-icons.net, 512 by 512. */
declare module 'icon:*' {
  const path: string;
  export default path;
}
