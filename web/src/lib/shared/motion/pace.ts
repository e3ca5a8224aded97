/** At what pace what happens is shown. */
import { kept } from '../kept';

export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** Where the reader's wish is kept. */
export const PACE_KEY = 'orrery-pace';

/** Milliseconds for one thing that happens, at least for one, and at most for all that wait. */
export interface Tempo {
  each: number;
  least: number;
  row: number;
}

const TEMPI: Record<Exclude<Pace, 'instant'>, Tempo> = {
  calm: { each: 640, least: 170, row: 5000 },
  brisk: { each: 330, least: 110, row: 2400 },
};

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const paceOf = (wish: string | null): Pace => (wish === 'brisk' || wish === 'instant' ? wish : 'calm');

/** The reader's pace; nothing moves where the system asks for that. */
export const pace = (): Pace => (still.matches ? 'instant' : paceOf(kept(PACE_KEY)));

/** How fast things go now; null: at once. */
export function tempo(): Tempo | null {
  const wish = pace();
  return wish === 'instant' || document.hidden ? null : TEMPI[wish];
}

/** The time for the next thing when so many more wait: the more happens, the faster. */
export const timeFor = ({ each, least, row }: Tempo, waiting: number): number =>
  Math.max(least, Math.min(each, row / (waiting + 1)));
