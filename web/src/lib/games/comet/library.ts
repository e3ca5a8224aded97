/** Every animal, utility card and hero of Comet. */
import { content as fetchContent } from '../../shared/api';
import type { Entry, Library } from '../../shared/library';
import { originsOf, type Part } from '../../shared/origin';
import { t } from '../../shared/texts.svelte';
import CardFace from './CardFace.svelte';
import { Cards, type Face } from './cards';
import { load } from './silhouettes';
import Variants from './Variants.svelte';
import type { Ability, CometContent } from './types';

/** The rule a kind of ability is in. */
const RULES: Record<string, string> = {
  copy_played_symbols: 'C66',
  draw_silver: 'C40',
  duplicate_symbol: 'CS47',
  extra_hatch: 'CS41',
  free_steps: 'C71',
  gain_wild: 'C28',
  hand_limit: 'C38',
  hatch_on_occupied: 'C73',
  move_to_nest_or_cavern: 'C68',
  place_neutral: 'C65',
  play_extra_movement_card: 'C67',
  reduce_nest: 'C72',
  rest_extra_gold: 'CS19',
  rest_gold_instead_of_silver: 'C61',
  score_set_lizard: 'C55',
  score_set_vicuna: 'C54',
  skip_nests: 'CS33',
  skip_terrain: 'C69',
  take_gold: 'C62',
  take_played_silver: 'C60',
};
/** The rule that explains one card. */
const OWN: Record<string, string> = {
  giant_beaver_hero: 'C58',
  quagga: 'C59',
  golden_mole_rat: 'C70',
  tunnel: 'C63',
  jumping_hill: 'C64',
};

const parts = (detail: Record<string, string>): Part[] =>
  Object.entries(detail).map(([part, note]) => ({ part, origins: originsOf(note) }));

/** What a card does: when, at which price, what. */
function words(face: Face, ability: Ability | null): string {
  if (!ability || !face.group) return t('comet-no-ability');
  const said = { when: t(`comet-group-${face.group}`), what: face.text };
  const price = {
    none: 'pages-cards-comet-does',
    exhaust: 'pages-cards-comet-exhausts',
    discard: 'pages-cards-comet-once',
  };
  const does = t(price[ability.cost], said);
  return face.scores
    ? `${does} ${t('pages-cards-comet-does', { when: t('comet-group-scoring'), what: face.scores })}`
    : does;
}

export async function library(): Promise<Library> {
  const [content] = await Promise.all([fetchContent<CometContent>('comet'), load()]);
  const entries = (): Entry[] => {
    const cards = new Cards(content);
    const animals = content.species.map((species): Entry => {
      const kinds = content.kinds.filter((kind) => kind.species === species.id);
      const face = () => cards.face(kinds[0]!.id)!;
      const animal = species.type === 'animal';
      return {
        id: species.id,
        kind: animal ? species.deck : 'utility',
        set: null,
        get name() {
          return face().name;
        },
        get text() {
          return words(face(), species.ability);
        },
        get facts() {
          const { egg, nest, points } = face();
          return [
            ...(egg
              ? [t('comet-egg-nest', { egg: t(`comet-egg-${egg}`), nest })]
              : nest !== null
                ? [t('comet-spot-nest', { number: nest })]
                : []),
            ...(points === null ? [] : [t('comet-points', { points })]),
            t('pages-cards-copies', { count: species.cards.length }),
          ];
        },
        get words() {
          return kinds
            .filter((kind) => kind.symbols.length)
            .map((kind) => kind.symbols.map((symbol) => t(`comet-symbol-${symbol}`)).join(' + '));
        },
        rules: [OWN[species.id] ?? RULES[species.ability?.kind ?? ''] ?? 'C53', animal ? 'C4' : 'C45'],
        parts: parts(species.provenance_detail),
      };
    });
    const heroes = content.heroes.map((hero): Entry => {
      const face = () => cards.hero(hero.id);
      return {
        id: hero.id,
        kind: 'hero',
        set: null,
        get name() {
          return face().name;
        },
        get text() {
          return words(face(), hero.ability);
        },
        facts: [],
        rules: [OWN[hero.id] ?? RULES[hero.ability?.kind ?? ''] ?? 'C56', ...(hero.scoring ? ['C56'] : []), 'C80'],
        parts: parts(hero.provenance_detail),
      };
    });
    return [...animals, ...heroes];
  };
  return {
    kinds: ['silver', 'gold', 'utility', 'hero'],
    sets: [],
    content,
    told: false,
    entries,
    face: CardFace,
    under: Variants,
  };
}
