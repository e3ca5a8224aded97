/** What others did since one's last choice, as it stays to be seen on the board until the next. */
import { numberIn } from '../args';
import type { LogLine, Session } from '../session.svelte';

/**
 * The lines whose traces are shown: of others since one's own last choice; for whoever only watches those of the
 * present turn, and in a replay those of the moment shown.
 */
export function tracedLines(session: Session, turn: string): LogLine[] {
  const table = session.table;
  if (!table || (table.phase === 'over' && session.live)) return [];
  const past = session.past;
  const known = session.log.filter((line) => !line.undone && line.number <= (past?.at ?? table.choices));
  if (past) return known.filter((line) => line.number === past.at);
  if (table.you === null) return known.slice(known.findLastIndex((line) => line.kind === turn) + 1);
  return known.filter((line) => line.number > table.your_last && numberIn(line.args, 'seat') !== table.you);
}
