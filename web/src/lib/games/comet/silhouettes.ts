/** The silhouettes of Comet: species, heroes, areas and times. */
import { Silhouettes } from '../../shared/silhouettes';
import sheet from './silhouettes.json?silhouettes';

const all = new Silhouettes();

export const load = (): Promise<void> => all.load(sheet);

/** A thing's silhouette; a user's own species shows an egg. */
export const silhouette = (thing: string): string => all.of(thing) || all.of('egg');
