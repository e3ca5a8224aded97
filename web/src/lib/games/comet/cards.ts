/** What is printed on Comet's cards and heroes, in the reader's words. */
import { nameIn } from '../../shared/args';
import { rulesAbout, source } from '../../shared/source';
import { language, t, type Args } from '../../shared/texts.svelte';
import type { TipText } from '../../shared/tip.svelte';
import { silhouette } from './silhouettes';
import type { Ability, CometContent, EggColour, Player, Sign, Species, Timing } from './types';

export type Group = 'hatch' | 'move' | 'between' | 'always' | 'scoring';
export const GROUPS: readonly Group[] = ['hatch', 'move', 'between', 'always', 'scoring'];
const GROUP_OF: Record<Timing, Group> = {
  hatch: 'hatch',
  move: 'move',
  between: 'between',
  passive: 'always',
  rest: 'always',
  endgame: 'scoring',
};

export interface Face {
  id: string;
  name: string;
  deck: 'silver' | 'gold' | 'hero';
  utility: boolean;
  egg: EggColour | null;
  nest: number | null;
  points: number | null;
  symbols: Sign[];
  icon: string;
  /** When it helps, and what it does then; nothing for an animal that only scores its points. */
  group: Group | null;
  text: string;
  /** What a hero scores. */
  scores: string;
  tool: string | null;
  provenance: string;
}

/** A card of somebody's tableau. */
export interface Laid {
  face: Face;
  exhausted: boolean;
}

/** A card explained: what it is worth hatched and played, and what it does. */
export function about(face: Face): TipText {
  const printed =
    face.nest === null ? '' : t('comet-card-tip', { nest: face.nest, points: face.points ?? 0, areas: face.symbols });
  return {
    title: face.name,
    text: [printed, face.text || t('comet-no-ability')].filter(Boolean).join(' '),
    foot: source(rulesAbout('comet', face.utility ? 'utilities' : 'animals'), face.provenance),
  };
}

/** An ability in short: one that is used by its own name, one that holds by itself by what it does. */
function short(ability: Ability | null, tool: string | null, members = 0): string {
  if (!ability) return '';
  if (tool) return t(`comet-ability-${tool}`);
  const args: Args = { ...ability.params };
  if (Array.isArray(ability.params.table)) args.table = ability.params.table.slice(1, members + 1).join('/');
  if (args.terrain) args.symbol = args.terrain;
  if (args.egg) args.egg = t(`comet-egg-${nameIn(args, 'egg')}`);
  return t(`comet-holds-${ability.kind}`, args);
}

export class Cards {
  #species = new Map<string, Species>();
  #kinds: Map<string, CometContent['kinds'][number]>;
  #faces = new Map<string, Face>();
  #language = language.code;
  /** How many vicuñas there are: as far as their table of points goes. */
  #vicunas: number;

  constructor(readonly content: CometContent) {
    const scoring = content.species.filter((each) => each.ability?.kind === 'score_set_vicuna');
    this.#vicunas = scoring.reduce((sum, each) => sum + each.cards.length, 0);
    for (const each of content.species) this.#species.set(each.id, each);
    this.#kinds = new Map(content.kinds.map((each) => [each.id, each]));
  }

  /** Whether a player's utility cards for a Move are about to have no animal card to be played with. */
  needsAnimal(player: Player): boolean {
    if (player.animals > 1 || !player.slots.some((slot) => slot !== null)) return false;
    return player.hand.some((id) => {
      const face = this.face(id);
      return face !== null && face.utility && face.group === 'move';
    });
  }

  /** The face of a card that is known; null for "?". */
  face(id: string): Face | null {
    if (this.#language !== language.code) {
      this.#language = language.code;
      this.#faces.clear();
    }
    const known = this.#faces.get(id);
    if (known) return known;
    const kind = this.#kinds.get(id);
    const species = kind && this.#species.get(kind.species);
    if (!kind || !species) return null;
    const face: Face = {
      id,
      // The catalog's name of a card has its symbols in brackets behind it; the card shows them.
      name: t(`comet-card-${id}`).split(' (', 1)[0]!,
      deck: species.deck,
      utility: species.type === 'utility',
      egg: species.egg ?? null,
      nest: species.nest_distance ?? null,
      points: species.rescue_points ?? null,
      symbols: kind.symbols,
      icon: silhouette(kind.species),
      group: species.ability ? GROUP_OF[species.ability.timing] : null,
      text: short(species.ability, kind.tool, this.#vicunas),
      scores: '',
      tool: kind.tool,
      provenance: species.provenance,
    };
    this.#faces.set(id, face);
    return face;
  }

  hero(id: string): Face {
    const hero = this.content.heroes.find((each) => each.id === id)!;
    const tool = this.content.hero_tools[id] ?? null;
    return {
      id,
      name: t(`comet-hero-${id}`),
      deck: 'hero',
      utility: false,
      egg: null,
      nest: null,
      points: null,
      symbols: [],
      icon: silhouette(id),
      group: hero.ability ? GROUP_OF[hero.ability.timing] : null,
      text: short(hero.ability, tool),
      scores: short(hero.scoring, null),
      tool,
      provenance: hero.provenance,
    };
  }

  /** A player's hero and rescued animals by when they help; of abilities alike, as many are turned as are not ready. */
  tableau(player: Player): Record<Group, Laid[]> {
    const out: Record<Group, Laid[]> = { hatch: [], move: [], between: [], always: [], scoring: [] };
    const ready = new Map(player.abilities.map((each) => [each.id, each.ready]));
    const faces = player.rescued.map((id) => this.face(id)).filter((face) => face !== null);
    for (const face of [...(player.hero ? [this.hero(player.hero)] : []), ...faces]) {
      let exhausted = false;
      if (face.tool) {
        const left = ready.get(face.tool) ?? 0;
        exhausted = left === 0;
        ready.set(face.tool, Math.max(0, left - 1));
      }
      out[face.group ?? 'scoring'].push({ face, exhausted });
    }
    return out;
  }
}
