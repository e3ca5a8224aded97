/**
 * The messages of a language. Each is parsed when it is first used: a catalog has many hundreds, a page says some
 * dozens.
 */
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';

type Term = FluentBundle['_terms'] extends Map<string, infer Value> ? Value : never;

/** Where a message or term begins: in the first column, its further lines being indented. */
const BEGINNING = /\n(?=-?[A-Za-z])/;
const ID = /^-?[\w-]+/;

class Entries<Entry extends Message | Term> extends Map<string, Entry> {
  readonly #sources = new Map<string, string>();

  add(id: string, source: string): void {
    this.#sources.set(id, source);
  }

  override has(id: string): boolean {
    return this.#sources.has(id);
  }

  override get(id: string): Entry | undefined {
    const parsed = super.get(id);
    const source = parsed ? undefined : this.#sources.get(id);
    if (source === undefined) return parsed;
    // eslint-disable-next-line no-restricted-syntax -- Fluent parses messages and terms to one list
    const [entry] = new FluentResource(source).body as Entry[];
    if (entry) this.set(id, entry);
    return entry;
  }

  override keys(): MapIterator<string> {
    return this.#sources.keys();
  }
}

export class Catalog extends FluentBundle {
  override _messages = new Entries<Message>();
  override _terms = new Entries<Term>();

  constructor(language: string) {
    super(language, { useIsolating: false });
  }

  add(source: string): void {
    for (const entry of source.split(BEGINNING)) {
      const id = ID.exec(entry)?.[0];
      if (id) (id.startsWith('-') ? this._terms : this._messages).add(id, entry);
    }
  }
}
