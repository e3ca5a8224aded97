/** Not Alone's content, as the server gives it; its actions and views are declared by the engine. */
import type { TokenId } from './engine';

export * from './engine';

export interface Origin {
  set: 'base' | 'exploration';
  provenance: string;
  reconstructed_parts: string[];
  rules?: string[];
}

export interface PlaceContent extends Origin {
  id: string;
  number: number;
  copies: number;
}

export interface CardContent extends Origin {
  id: string;
  phase: number;
  tokens?: TokenId[];
}

export interface NotAloneContent {
  setup: { artemia_spaces: Record<string, number[]> };
  places: PlaceContent[];
  hunt: CardContent[];
  survival: CardContent[];
}
