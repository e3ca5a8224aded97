/**
 * A component that is fetched once it is wanted; nothing until it has come, so what stands in its place can stay till
 * then.
 */
import type { Component } from 'svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what Svelte's own Component asks of its properties
export function later<Props extends Record<string, any>>(
  fetch: () => Promise<{ default: Component<Props> }>,
  wanted: () => boolean,
): { readonly now: Component<Props> | null } {
  let come = $state.raw<Component<Props> | null>(null);
  $effect(() => {
    if (wanted() && !come) void fetch().then((found) => (come = found.default));
  });
  return {
    get now() {
      return come;
    },
  };
}
