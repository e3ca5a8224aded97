/** Every card and token of Nebula. */
import { rulesAbout } from '../../shared/source';
import { content as fetchContent } from '../../shared/api';
import type { Entry, Library } from '../../shared/library';
import { originsOf, type Part } from '../../shared/origin';
import { t } from '../../shared/texts.svelte';
import CardFace from './CardFace.svelte';
import { chartOf } from './chart';
import type { NebulaContent } from './types';

const SAYS: [RegExp, string][] = [
  [/type|orbits|constellation:|colour:/, 'condition'],
  [/vp|points/, 'points'],
  [/count|list|number|tokens|colours/, 'number'],
];

/** The note of a card, part by part: "type: rulebook; points: reconstructed". */
function parts(note: string): Part[] {
  const found = new Map<string, Part>();
  for (const piece of note.split(';')) {
    const origins = originsOf(piece);
    for (const [words, part] of SAYS) {
      if (!origins.length || !words.test(piece)) continue;
      const known = found.get(part)?.origins ?? [];
      found.set(part, { part, origins: [...known, ...origins.filter((each) => !known.includes(each))] });
    }
  }
  return [...found.values()];
}

export async function library(): Promise<Library> {
  const content = await fetchContent<NebulaContent>('nebula');
  const [stars, constellations, advanced] = content.values_board.tracks.map((track) => track.vp_by_rank);
  const ranked = ([first, second, third]: number[]) => ({ first, second, third });
  const goals = (): Entry[] =>
    [...chartOf(content).cards.values()].map((card) => ({
      id: card.id,
      kind: card.deck,
      set: null,
      get name() {
        return t(`nebula-goal-${card.id}`);
      },
      get text() {
        if (card.deck === 'personal') return t('pages-cards-nebula-personal', { points: card.vp });
        if (card.deck === 'common')
          return t('pages-cards-nebula-common', { first: card.vp_first, later: card.vp_later });
        return t('pages-cards-nebula-advanced', ranked(advanced!));
      },
      facts: [card.id],
      rules: [card.rule],
      parts: parts(card.provenance),
    }));
  const worth: Record<number, () => string> = {
    1: () => t('pages-cards-nebula-token-stars', ranked(stars!)),
    2: () => t('pages-cards-nebula-token-constellations', { ...ranked(constellations!), base: constellations!.at(-1) }),
    3: () => t('pages-cards-nebula-token-advanced', ranked(advanced!)),
  };
  const tokens = (): Entry[] =>
    content.values_board.tokens.map((token) => ({
      id: token.id,
      kind: 'token',
      set: null,
      get name() {
        return t(`nebula-token-${token.id}`);
      },
      get text() {
        return worth[token.track]!();
      },
      facts: [],
      rules: [rulesAbout('nebula', `values-${token.track}`), rulesAbout('nebula', 'pushing')],
      parts: parts(token.provenance),
    }));
  return {
    kinds: ['personal', 'common', 'advanced', 'token'],
    sets: [],
    content,
    told: false,
    entries: () => [...goals(), ...tokens()],
    face: CardFace,
  };
}
