/** What the picture of a finished table shows. */
import { marks } from '../Mark.svelte';
import type { Session } from '../session.svelte';
import type { Shared } from './picture';
import { standing } from './standing';

/** Its board is the drawing of the final screen that is marked as such. */
export function sharedOf(session: Session): Shared {
  const [view, table, texts] = [session.view!, session.table!, session.texts];
  const points = view.scores.totals.map((total) => total ?? 0);
  const most = Math.max(1, ...points);
  const page = getComputedStyle(document.body);
  const rows = points.map((total, seat) => ({
    name: table.seats[seat]?.name ?? '',
    points: String(total),
    part: total / most,
    colour: page.getPropertyValue(`--p${(seat % marks.length) + 1}`).trim(),
    won: view.winners.includes(seat),
  }));
  return {
    title: texts.say(`${table.game}-name`),
    line: standing(view, session.you, texts) || texts.say(`${table.game}-over`, { winners: view.winners }),
    rows: rows.sort((a, b) => Number(b.won) - Number(a.won) || b.part - a.part),
    board: document.querySelector<SVGSVGElement>('.ending [data-picture] svg'),
  };
}
