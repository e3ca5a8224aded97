/** What somebody wants to play: a world of a game, and what to be there; remembered from visit to visit. */
import { keep, kept } from '../lib/shared/kept';
import type { GameInfo, Options, World } from '../lib/shared/types';
import { faces } from '../lib/games/registry';

const NUMBER = /^\d+$/;

export class Wish {
  readonly game: GameInfo;
  #world = $state('');
  #role = $state('');
  #picked = $state.raw<string | number | null>(null);

  constructor(game: GameInfo) {
    this.game = game;
    this.#world = kept(`world-${game.name}`) ?? '';
    this.#role = kept(`role-${game.name}`) ?? '';
    const picked = kept(`picked-${game.name}`);
    this.#picked = picked !== null && NUMBER.test(picked) ? Number(picked) : null;
  }

  /** The world that is chosen: the one chosen before, or the game's usual one. */
  get world(): World | null {
    const named = (name: string) => this.game.worlds.find((world) => world.name === name);
    return named(this.#world) ?? named(this.game.world) ?? null;
  }

  set world(world: World | null) {
    this.#world = world?.name ?? '';
    keep(`world-${this.game.name}`, this.#world);
  }

  get role(): string {
    const roles = faces[this.game.name]?.roles ?? [];
    return (roles.find((role) => role.name === this.#role) ?? roles[0])?.name ?? '';
  }

  set role(role: string) {
    this.#role = role;
    keep(`role-${this.game.name}`, role);
  }

  /** The option that may be chosen piece by piece in this world, and what it is. */
  get byHand(): { name: string; value: string | number } | null {
    const name = this.world?.by_hand;
    return name ? { name, value: this.#picked ?? this.world!.options[name] ?? 0 } : null;
  }

  pick(value: string | number): void {
    this.#picked = typeof value === 'number' ? value : null;
    keep(`picked-${this.game.name}`, String(value));
  }

  /** The options laid over the world's: what was picked by hand, and for a game begun at once the role. */
  options(now: boolean): Options {
    const face = faces[this.game.name];
    const role = face?.roles?.find((each) => each.name === this.role);
    const luck = crypto.getRandomValues(new Uint8Array(1))[0]! / 256;
    return {
      ...(this.byHand ? { [this.byHand.name]: this.byHand.value } : {}),
      ...(now ? { ...role?.options, ...face?.quick?.(luck) } : {}),
    };
  }
}
