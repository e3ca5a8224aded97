/** All cards of a game, as the page of cards shows them; each game brings its own. */
import type { Component } from 'svelte';
import type { Part } from './origin';

/** A card; its words are getters, so that only those of the cards that are drawn are put together. */
export interface Entry {
  /** Also the anchor of the card on its page. */
  id: string;
  kind: string;
  set: string | null;
  name: string;
  /** What it does or asks, in plain words. */
  text: string;
  /** Numbers and other small facts, each a phrase. */
  facts: string[];
  /** More words it is found by. */
  words?: string[];
  rules: string[];
  parts: Part[];
}

/** What draws a card of a game's own content: each game's library pairs the two. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the page shows the cards of any game
export type CardComponent = Component<{ content: any; id: string }>;

export interface Library {
  /** The kinds of cards in the order they are shown, and the sets where there are several. */
  kinds: string[];
  sets: string[];
  /** Every card in the words of the language spoken now; called again when that changes. */
  entries: () => Entry[];
  /** Whether a face of full size says all of an entry's text. */
  told: boolean;
  /** The content as the server gives it, and what draws a card of it. */
  content: unknown;
  face: CardComponent;
  /** What stands under the facts of a card, drawn. */
  under?: CardComponent;
}
