/** The silhouettes of Not Alone: places, cards, tokens and backs; those of Exploration only where it is played. */
import { Silhouettes } from '../../shared/silhouettes';
import type { Options } from '../../shared/types';
import base from './silhouettes-base.json?silhouettes';
import more from './silhouettes-exploration.json?silhouettes';

const all = new Silhouettes();

export const loadAll = (): Promise<void> => all.load(base, more);

/** What a table with these options shows. */
export const load = ({ places, decks, maze_variant }: Options): Promise<void> =>
  (places ?? 'base') === 'base' && (decks ?? 'base') === 'base' && maze_variant !== 'on' ? all.load(base) : loadAll();

export const silhouette = (thing: string): string => all.of(thing);
