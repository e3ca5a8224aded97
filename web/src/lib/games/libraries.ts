/** The cards of each game, loaded when they are looked at: one line each. */
import type { Library } from '../shared/library';

export const libraries: Record<string, () => Promise<Library>> = {
  nebula: async () => (await import('./nebula/library')).library(),
  comet: async () => (await import('./comet/library')).library(),
  notalone: async () => (await import('./notalone/library')).library(),
};
