declare module 'virtual:languages' {
  type Load = () => Promise<{ default: string }>;
  const languages: Record<string, { shell: Load; games: Record<string, Load> }>;
  export default languages;
}
