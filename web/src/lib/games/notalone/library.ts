/** Every place and card of Not Alone with Exploration. */
import { rulesAbout } from '../../shared/source';
import { content as fetchContent } from '../../shared/api';
import type { Entry, Library } from '../../shared/library';
import { originsOf, type Part } from '../../shared/origin';
import { t } from '../../shared/texts.svelte';
import CardFace from './CardFace.svelte';
import { loadAll } from './silhouettes';
import type { NotAloneContent } from './types';
import { cardName, whenOf } from './words';

type Thing = NotAloneContent['places'][number] | NotAloneContent['hunt'][number];

function parts(thing: Thing): Part[] {
  const some = thing.provenance !== 'reconstructed' && thing.reconstructed_parts.length > 0;
  return [
    { part: 'whole', origins: originsOf(thing.provenance) },
    ...(some ? [{ part: 'some', origins: originsOf('reconstructed') }] : []),
  ];
}

export async function library(): Promise<Library> {
  const [content] = await Promise.all([fetchContent<NotAloneContent>('notalone'), loadAll()]);
  const entry = (kind: string, thing: Thing, facts: () => string[]): Entry => ({
    id: thing.id,
    kind,
    set: thing.set,
    get name() {
      return cardName(content, thing.id);
    },
    get text() {
      return t(`notalone-text-${thing.id}`);
    },
    get facts() {
      return [...facts(), t(`notalone-set-${thing.set}`)];
    },
    rules: [...(thing.rules ?? []), rulesAbout('notalone', kind)],
    parts: parts(thing),
  });
  const entries = (): Entry[] => [
    ...content.places.map((place) =>
      entry('place', place, () => [
        t(`notalone-place-${place.number}`),
        t('pages-cards-copies', { count: place.copies }),
      ]),
    ),
    ...content.hunt.map((card) =>
      entry('hunt', card, () => [whenOf(card), ...(card.tokens ?? []).map((token) => t(`notalone-token-${token}`))]),
    ),
    ...content.survival.map((card) => entry('survival', card, () => [whenOf(card)])),
  ];
  return {
    kinds: ['place', 'hunt', 'survival'],
    sets: ['base', 'exploration'],
    content,
    told: true,
    entries,
    face: CardFace,
  };
}
