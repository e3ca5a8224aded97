declare module 'virtual:languages' {
  type Load = () => Promise<{ default: string }>;
  const languages: Record<string, { shell: Load; games: Record<string, Load> }>;
  export default languages;
}

/** The path of a silhouette of game-icons.net, 512 by 512. */
declare module 'icon:*' {
  const path: string;
  export default path;
}
