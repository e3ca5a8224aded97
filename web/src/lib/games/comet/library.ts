/** Every animal, utility card and hero of Comet. */
import { rulesAbout } from '../../shared/source';
import { content as fetchContent } from '../../shared/api';
import type { Entry, Library } from '../../shared/library';
import { originsOf, type Part } from '../../shared/origin';
import { t } from '../../shared/texts.svelte';
import CardFace from './CardFace.svelte';
import { Cards, type Face } from './cards';
import { load } from './silhouettes';
import Variants from './Variants.svelte';
import type { Ability, CometContent } from './types';

/** The rule that explains a card, or else its kind of ability, or else cards like it. */
const ruleOf = (id: string, ability: Ability | null, all: string): string =>
  rulesAbout('comet', `card-${id}`) || rulesAbout('comet', `ability-${ability?.kind}`) || rulesAbout('comet', all);

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
        rules: [ruleOf(species.id, species.ability, 'scoring'), rulesAbout('comet', animal ? 'animals' : 'utilities')],
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
        rules: [
          ruleOf(hero.id, hero.ability, 'hero-scoring'),
          ...(hero.scoring ? [rulesAbout('comet', 'hero-scoring')] : []),
          rulesAbout('comet', 'heroes'),
        ],
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
