/** The numbered rules of a game, as the server tells them. */
import { ask } from './api';

export type BlockKind = 'rule' | 'ruling' | 'deduced' | 'text' | 'item' | 'table';

export interface Block {
  kind: BlockKind;
  text: string;
  id: string;
  rows: string[][];
}

export interface Section {
  title: string;
  level: number;
  blocks: Block[];
}

export interface Ledger {
  game: string;
  language: string;
  title: string;
  lead: Block[];
  sections: Section[];
}

export const ledger = (game: string, language: string): Promise<Ledger> =>
  ask(`/api/rules/${game}?language=${language}`);

/** The number of a rule within a text. */
export const RULE = /\b([A-Z]{1,2}\d+)\b/;

export interface Span {
  kind: 'plain' | 'strong' | 'emphasis' | 'code' | 'rule';
  text: string;
}

const MARKED = /\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\x60([^\x60]+)\x60|\b([A-Z]{1,2}\d+)\b/g;

/** A line of a page as plain, stressed and linked pieces; only numbers that are statements become links. */
export function spans(text: string, known: ReadonlySet<string>): Span[] {
  const out: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, strong, emphasis, code, rule] = found;
    if (rule !== undefined && !known.has(rule)) continue;
    if (found.index > from) out.push({ kind: 'plain', text: text.slice(from, found.index) });
    if (strong !== undefined) out.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) out.push({ kind: 'emphasis', text: emphasis });
    else if (code !== undefined) out.push({ kind: 'code', text: code });
    else out.push({ kind: 'rule', text: rule! });
    from = found.index + whole.length;
  }
  if (from < text.length) out.push({ kind: 'plain', text: text.slice(from) });
  return out;
}
