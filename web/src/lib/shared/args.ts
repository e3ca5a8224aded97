/** Arguments of events, each of a type that its message gives it. */
import type { Args } from './texts.svelte';

/** A name among the arguments; empty if there is none. */
export function nameIn(args: Args, key: string): string {
  const value = args[key];
  return typeof value === 'string' ? value : '';
}

/** A number among the arguments; -1 if there is none. */
export function numberIn(args: Args, key: string): number {
  const value = args[key];
  return typeof value === 'number' ? value : -1;
}

/** A record among the arguments; empty if there is none. */
export function argsIn(args: Args, key: string): Args {
  const value = args[key];
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The entries of a record whose keys are known. */
export const entriesOf = <K extends string, V>(record: Partial<Record<K, V>>): [K, V][] =>
  // eslint-disable-next-line no-restricted-syntax -- Object.entries forgets the type of the keys
  Object.entries(record) as [K, V][];

/** What went wrong, as far as it says. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The element an event is about. */
export const elementOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);
