/** The tokens on the board: saviors of the players, and those that belong to nobody. */
import { t } from '../../shared/texts.svelte';
import type { Cards } from './cards';
import { silhouette } from './silhouettes';
import type { CometView, Field, NeutralId } from './types';
import type { Chart, Spot } from './valley';

export interface Piece {
  key: string;
  spot: Spot;
  field: Field;
  /** Whose savior it is, and which; nobody's where it is neutral. */
  seat: number | null;
  savior: number;
  neutral: NeutralId | null;
  icon: string;
  name: string;
}

/** How far tokens on one field stand apart. */
const APART = 15;

export function piecesOf(view: CometView, cards: Cards, chart: Chart): Piece[] {
  const found: Piece[] = [];
  for (const field of view.fields) {
    const tokens = field.tokens ?? [];
    tokens.forEach((token, index) => {
      const spot = chart.spots.get(field.id)!;
      const aside = tokens.length > 1 ? (index - (tokens.length - 1) / 2) * APART : 0;
      const here = { spot: { x: spot.x + aside, y: spot.y + (field.type === 'nest' ? 3 : 0) }, field };
      if (token.token) {
        const [icon, name] = [silhouette(token.token), t(`comet-token-${token.token}`)];
        found.push({ ...here, key: token.token, seat: null, savior: 0, neutral: token.token, icon, name });
      } else {
        const [seat, savior] = [token.seat!, token.savior!];
        const slot = view.seats[seat]!.slots[savior - 1];
        const face = slot && cards.face(slot.card);
        const [icon, name] = [face?.icon ?? '', face?.name ?? ''];
        found.push({ ...here, key: `${seat}-${savior}`, seat, savior, neutral: null, icon, name });
      }
    });
  }
  return found;
}
