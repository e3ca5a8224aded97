/** The things of the table an action touches, each named by a key ("slot:4", "hand:2", "token:artemia"). */
import type { NotAloneAction, NotAloneView } from './types';

export type Key = string;

export function keysOf(action: NotAloneAction, view: NotAloneView): Key[] {
  switch (action.do) {
    case 'hunt':
    case 'bury':
      return [`hunt:${action.card}`];
    case 'survive':
    case 'discard-survival':
      return [`survival:${action.card}`];
    case 'keep-survival':
      return [`drawn:${action.card}`];
    case 'play':
    case 'discard':
    case 'teleport':
      return [`hand:${action.place}`];
    case 'play-two':
    case 'hide':
      return action.places.map((each) => `hand:${each}`);
    case 'play-with':
      return [`hand:${action.place}`, `discard:${action.beside}`];
    case 'take-back':
      return [`discard:${action.place}`];
    case 'pick':
      return [`played:${action.place}`];
    case 'swap':
      return [`played:${action.played}`, `discard:${action.place}`];
    case 'name-place':
    case 'acquire':
      return [`place:${action.place}`];
    case 'name-places':
      return action.places.map((each) => `place:${each}`);
    case 'place-token':
    case 'move-token':
      return [`token:${action.token}`, `slot:${action.slot}`];
    case 'place-token-wide':
      return [`token:${action.token}`, ...action.slots.map((each) => `slot:${each}`)];
    case 'swap-tokens':
      return action.tokens.map((each) => `token:${each}`);
    case 'use':
      return view.where === null ? [] : [`slot:${view.where}`];
    case 'choose-slot':
    case 'copy':
    case 'reveal':
      return [`slot:${action.slot}`];
    case 'move-hunted': {
      const moved = view.seats[action.seat];
      const from = moved?.role === 'hunted' ? moved.explores[action.which - 1] : undefined;
      return [`seat:${action.seat}`, `slot:${from}`];
    }
    case 'name-seat':
    case 'heal':
    case 'vote':
      return [`seat:${action.seat}`];
    case 'set-place':
      return [`maze:${action.place}`, `slot:${action.slot}`];
    case 'drop-place':
      return [`maze:${action.place}`];
    case 'will-on-space':
    case 'will-from-space':
      return [`space:${action.space}`];
    case 'choose-side':
      return [`side:${action.side}`];
    default:
      return [];
  }
}
