/**
 * Messages put into words. The rule for arguments is the package's own (locale/texts.py and arguments.json): an id
 * becomes the words of <room>-<kind>-<id> with its attributes, a list is joined, a seat becomes a name.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:languages';
import rule from '../../../../src/orrery/locale/arguments.json';

export type Args = Record<string, unknown>;

/** A piece of a sentence; what stands for a thing or a person is marked. */
export interface Piece {
  text: string;
  kind: string | null;
}

const kinds: Record<string, string> = rule.kinds;
const seatArguments: string[] = rule.seats;
const OPEN = '\uE000';
const MID = '\uE001';
const CLOSE = '\uE002';

class Language {
  code = $state('en');
  bundle = $state.raw(new FluentBundle('en'));
}

export const language = new Language();
export const languageCodes = Object.keys(languages);

const spoken = new Map<string, Promise<void>>();

/** Load what the board of a game says. */
export function speakOf(game: string): Promise<void> {
  const loading = spoken.get(game) ?? Promise.resolve().then(() => speak(language.code));
  spoken.set(game, loading);
  return loading;
}

/** Load the reader's language, or English. */
export async function speak(wish?: string): Promise<void> {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('language');
  } catch {
    // nothing kept
  }
  const wishes = [wish, stored, ...navigator.languages.map((code) => code.split('-')[0]), 'en'];
  const code = wishes.find((each): each is string => !!each && each in languages) ?? 'en';
  const { shell, games } = languages[code]!;
  const sources = await Promise.all([shell, ...[...spoken.keys()].map((game) => games[game]!)].map((load) => load()));
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source.default));
  language.bundle = bundle;
  language.code = code;
  document.documentElement.lang = code;
}

export class Texts {
  constructor(
    readonly seats: string[] = [],
    readonly you: number | null = null,
  ) {}

  has(id: string): boolean {
    return language.bundle.hasMessage(id);
  }

  say(id: string, args: Args = {}): string {
    return this.#format(id, null, this.#worded(id, args, false));
  }

  /** The sentence in pieces, so that names can be shown as names. */
  pieces(id: string, args: Args = {}): Piece[] {
    const said = this.#format(id, null, this.#worded(id, args, true));
    return said.split(OPEN).flatMap((part, index) => {
      if (index === 0) return part ? [{ text: part, kind: null }] : [];
      const [kind, rest] = part.split(MID) as [string, string];
      const [word, after] = rest.split(CLOSE) as [string, string];
      return [{ text: word, kind }, ...(after ? [{ text: after, kind: null }] : [])];
    });
  }

  attribute(id: string, name: string): string {
    return this.#format(id, name, {});
  }

  seat(seat: number): string {
    if (seat === this.you) return this.say('seat-you');
    return this.seats[seat] || this.#format('seat-name', null, { number: seat + 1 });
  }

  join(words: string[]): string {
    if (words.length === 0) return this.#format('list-empty', null, {});
    if (words.length === 1) return words[0]!;
    if (words.length === 2) return this.#format('list-pair', null, { first: words[0]!, second: words[1]! });
    return this.#format('list-more', null, { first: words[0]!, rest: this.join(words.slice(1)) });
  }

  #format(id: string, attribute: string | null, args: Record<string, FluentVariable>): string {
    const message = language.bundle.getMessage(id);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      console.error(`no text ${id}${attribute ? `.${attribute}` : ''}`);
      return id;
    }
    const errors: Error[] = [];
    const said = language.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`text ${id}: ${error.message}`);
    return said;
  }

  #worded(id: string, args: Args, marked: boolean): Record<string, FluentVariable> {
    const room = id.split('-', 1)[0]!;
    const mark = (kind: string, word: string) => (marked ? `${OPEN}${kind}${MID}${word}${CLOSE}` : word);
    const out: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      const kind = kinds[name];
      if (seatArguments.includes(name)) {
        const seats = (Array.isArray(value) ? value : [value]) as number[];
        out[name] = this.join(seats.map((seat) => mark('seat', this.seat(seat))));
        out[`${name}-you`] = this.you !== null && seats.includes(this.you) ? 'yes' : 'no';
        out[`${name}-count`] = seats.length;
      } else if (kind && (typeof value === 'string' || Array.isArray(value))) {
        const ids = (Array.isArray(value) ? value : [value]).map((each) => `${room}-${kind}-${each}`);
        out[name] = this.join(ids.map((each) => mark(kind, this.#format(each, null, {}))));
        for (const attribute of Object.keys(ids.length ? (language.bundle.getMessage(ids[0]!)?.attributes ?? {}) : {})) {
          out[`${name}-${attribute}`] = this.join(ids.map((each) => mark(kind, this.#format(each, attribute, {}))));
        }
        if (Array.isArray(value)) out[`${name}-count`] = value.length;
        else out[`${name}-id`] = value as string;
      } else {
        out[name] = value as FluentVariable;
      }
    }
    return out;
  }
}

const plain = new Texts();

/** An interface text that speaks of no seat. */
export const t = (id: string, args: Args = {}): string => plain.say(id, args);

/** One form of a thing's name. */
export const word = (id: string, form: string): string => plain.attribute(id, form);
