/** Silhouettes by the things they stand for: sheets beside the script, fetched before what shows them is shown. */
import { part } from './offline.svelte';

interface Sheet {
  paths: string[];
  /** Which path a thing has; several can share one. */
  things: Record<string, number>;
}

export class Silhouettes {
  #paths: Record<string, string> = {};
  #sheets = new Map<string, Promise<void>>();

  /** Fetch sheets by their addresses, each once; a board is better without pictures than not there. */
  async load(...addresses: string[]): Promise<void> {
    await Promise.all(addresses.map((address) => this.#sheets.get(address) ?? this.#fetch(address)));
  }

  /** The path of a thing, 512 by 512; nothing where it has none. */
  of(thing: string): string {
    return this.#paths[thing] ?? '';
  }

  #fetch(address: string): Promise<void> {
    const coming = part(address)
      .then((answer) => answer.json())
      .then(({ paths, things }: Sheet) => {
        for (const [thing, number] of Object.entries(things)) this.#paths[thing] = paths[number]!;
      })
      .catch(() => void this.#sheets.delete(address));
    this.#sheets.set(address, coming);
    return coming;
  }
}
