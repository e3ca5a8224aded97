/** The silhouettes of tokens and backs at once, those of places and cards when they have come (game-icons.net, CC BY 3.0). */
import claws from 'icon:claws';
import energyShield from 'icon:energy-shield';
import radioTower from 'icon:radio-tower';
import ringedPlanet from 'icon:ringed-planet';
import rocket from 'icon:rocket';
import targeting from 'icon:targeting';
import virus from 'icon:virus';
import type { TokenId } from './types';

export const tokens: Record<TokenId, string> = { creature: claws, artemia: virus, target: targeting };
export const marker = radioTower;
export const shield = energyShield;
export const rescue = rocket;
export const back = { hunt: claws, survival: ringedPlanet, place: ringedPlanet };

class Pictures {
  places = $state.raw<Record<string, string>>({});
  cards = $state.raw<Record<string, string>>({});

  async load(exploration: boolean): Promise<void> {
    const sets = await Promise.all([import('./icons-base'), ...(exploration ? [import('./icons-exploration')] : [])]);
    for (const set of sets) {
      this.places = { ...this.places, ...set.places };
      this.cards = { ...this.cards, ...set.cards };
    }
  }
}

export const pictures = new Pictures();
