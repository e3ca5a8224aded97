/** The log of a table: what happened, and what of it was taken back. */
import { argsIn, nameIn } from './args';
import type { ChatLine, GameEvent, Table } from './types';

/** What was taken back before one came, wrapped. */
const UNDONE = 'table-undone';

export interface LogLine extends GameEvent {
  undone: boolean;
}

function asLine(event: GameEvent): LogLine {
  if (event.kind !== UNDONE) return { ...event, undone: false };
  return { number: event.number, kind: nameIn(event.args, 'kind'), args: argsIn(event.args, 'args'), undone: true };
}

/** The whole log as a table tells it to somebody who comes. */
export const wholeLog = (table: Table): LogLine[] => table.events.map(asLine).sort((a, b) => a.number - b.number);

/**
 * The log after another message, and what is new in it. What happened after the choices the table has now was taken
 * back; `known` is how many choices it had before.
 */
export function logAfter(before: LogLine[], known: number, table: Table): { log: LogLine[]; fresh: LogLine[] } {
  const kept = before.map((line) => (line.number > table.choices && !line.undone ? { ...line, undone: true } : line));
  const undoneTo = Math.min(known, table.choices);
  const fresh = table.events
    .filter((event) => event.kind !== UNDONE && (event.number > undoneTo || !isTold(kept, event)))
    .map(asLine);
  const same = !fresh.length && kept.every((line, index) => line === before[index]);
  return { log: same ? before : [...kept, ...fresh], fresh };
}

function isTold(lines: LogLine[], event: GameEvent): boolean {
  const said = JSON.stringify([event.kind, event.args]);
  return lines.some(
    (line) => !line.undone && line.number === event.number && JSON.stringify([line.kind, line.args]) === said,
  );
}

/** What was said, with what another message tells of it. */
export function chatAfter(before: ChatLine[], table: Table): ChatLine[] {
  const heard = new Set(before.map((line) => line.number));
  return [...before, ...table.chat.filter((line) => !heard.has(line.number))];
}

/** The number of the choice with which something first happened; 0 if it never did. */
export const firstOf = (log: readonly LogLine[], kind: string | undefined): number =>
  log.find((line) => line.kind === kind && !line.undone)?.number ?? 0;
