/** A game begun at once against bots, as somebody wished it last. */
import { games, makeTable } from './api';
import { ownName } from './guest';
import { strength } from './strength.svelte';

/** Where the table of a new game is, in its usual world, with one rival or as few as it takes. */
export async function begin(name: string): Promise<string> {
  const game = (await games()).find((each) => each.name === name)!;
  const rivals = Math.max(1, Math.min(...game.seats) - 1);
  const table = await makeTable({
    game: name,
    seats: rivals + 1,
    world: game.world,
    bots: Array.from({ length: rivals }, () => strength.in(game)),
    private: true,
    name: ownName(),
    start: true,
  });
  return `/t/${table.id}`;
}
