/**
 * Messages put into words. The rule for arguments is the package's own (locale/texts.py and arguments.json): an id
 * becomes the words of <room>-<kind>-<id> with its attributes, a list is joined, a seat becomes a name.
 */
import type { FluentVariable } from '@fluent/bundle';
import type { Refusal } from './types';
import languages from 'virtual:languages';
import rule from '../../../../src/orrery/locale/arguments.json';
import { Catalog } from './catalog';
import { keep, kept } from './kept';
import { part } from './offline.svelte';
import { messagesOf, outside } from './outside';
import { go, route } from './router.svelte';

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
  bundle = $state.raw(new Catalog('en'));
  /** The words a table's own card list brings, by message id. */
  names = $state.raw<Record<string, string>>({});
}

export const language = new Language();
export const languageCodes = Object.keys(languages);

const spoken = new Map<string, Promise<void>>(outside.map((game) => [game, Promise.resolve()]));
/** The load that was begun last. */
let latest: Promise<void> | null = null;

/** Load what the board of a game says. */
export function speakOf(game: string): Promise<void> {
  const loading = spoken.get(game) ?? Promise.resolve().then(() => load(language.code));
  loading.catch(() => spoken.delete(game));
  spoken.set(game, loading);
  return loading;
}

/** The server is told too, so that the page it sends is in the reader's language from the start. */
function remember(code: string): void {
  keep('language', code);
  document.cookie = `language=${code}; path=/; max-age=31536000; samesite=lax`;
}

/** Speak the reader's language: the one the address asks for, the one chosen before, the browser's, or English. */
export function speak(): Promise<void> {
  const before = kept('language');
  if (before !== null && before in languages) remember(before);
  const wishes = [
    route.query.get('language'),
    before,
    ...navigator.languages.map((code) => code.split('-')[0]!.toLowerCase()),
  ];
  return load(wishes.find((each) => each !== null && each in languages) ?? 'en');
}

/** What the browser has to load before it can write numbers and count in a language, each worth a task of its own. */
export const readyToCount = (): (() => unknown)[] => [
  () => new Intl.NumberFormat(language.code),
  () => new Intl.PluralRules(language.code),
];

/** Speak another language from now on; everything on the page is said anew. */
export function choose(code: string): Promise<void> {
  remember(code);
  if (route.query.has('language')) {
    const query = new URLSearchParams(route.query);
    query.set('language', code);
    go(`${location.pathname}?${query}${location.hash}`, true);
  }
  return load(code);
}

const sources = new Map<string, Promise<string>>();

/** A catalog by its address, asked for once. */
function source(address: string): Promise<string> {
  const asked = sources.get(address) ?? part(address).then((answer) => answer.text());
  asked.catch(() => sources.delete(address));
  sources.set(address, asked);
  return asked;
}

/** Of several loads under way the one asked for last counts, and all are done when it is. */
function load(code: string): Promise<void> {
  const mine: Promise<void> = told(code).then((bundle) => {
    if (mine !== latest) return latest!;
    language.bundle = bundle;
    language.code = code;
    document.documentElement.lang = code;
  });
  return (latest = mine);
}

/** All that is said in a language about what is spoken of. */
async function told(code: string): Promise<Catalog> {
  const { shell, games } = languages[code]!;
  const addresses = [shell, ...[...spoken.keys()].map((game) => games[game] ?? messagesOf(game, code))];
  const bundle = new Catalog(code);
  for (const each of await Promise.all(addresses.map(source))) bundle.add(each);
  return bundle;
}

/** A language's own name for itself. */
export const nameOf = (code: string): string => languages[code]?.name ?? code;

/** So many hundredths, as the reader writes them. */
export const percent = (value: number): string =>
  new Intl.NumberFormat(language.code, { style: 'percent' }).format(value / 100);

/** A number as the reader writes it. */
export const figure = (value: number): string => new Intl.NumberFormat(language.code).format(value);

/** Whether a text has some words in it, whatever their case and accents. */
export function mentions(text: string, words: string): boolean {
  const plain = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((each) => plain.includes(each));
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLocaleLowerCase(language.code)
    .trim();

/** The forms of a word; what a card list brings anew has those of the shipped words of its kind. */
function formsOf(id: string): Record<string, unknown> {
  const kind = id.split('-', 2).join('-') + '-';
  const known = language.bundle.hasMessage(id)
    ? id
    : [...language.bundle._messages.keys()].find((each) => each.startsWith(kind));
  return (known && language.bundle.getMessage(known)?.attributes) || {};
}

export class Texts {
  constructor(
    readonly seats: string[] = [],
    readonly you: number | null = null,
  ) {}

  has(id: string): boolean {
    return id in language.names || language.bundle.hasMessage(id);
  }

  say(id: string, args: Args = {}): string {
    return this.#format(id, null, this.#worded(id, args, false));
  }

  /** The sentence in pieces, so that names can be shown as names. */
  pieces(id: string, args: Args = {}): Piece[] {
    const said = this.#format(id, null, this.#worded(id, args, true));
    return said.split(OPEN).flatMap((part, index) => {
      if (index === 0) return part ? [{ text: part, kind: null }] : [];
      const [kind = '', rest = ''] = part.split(MID);
      const [word = '', after = ''] = rest.split(CLOSE);
      return [{ text: word, kind }, ...(after ? [{ text: after, kind: null }] : [])];
    });
  }

  /** Why something was refused: by the game's own reason, by the table's code, or as the server puts it. */
  refusal(refusal: Refusal): string {
    if (refusal.why) return this.say(refusal.why.id, refusal.why.args);
    return this.has(`refused-${refusal.code}`) ? this.say(`refused-${refusal.code}`) : refusal.message;
  }

  attribute(id: string, name: string): string {
    return this.#format(id, name, {});
  }

  seat(seat: number): string {
    if (seat === this.you) return this.say('seat-you');
    return this.seats[seat] || this.#format('seat-name', null, { number: seat + 1 });
  }

  /** A player's own name has one form; "you" has those of the language. */
  #seatIn(seat: number, form: string): string {
    return seat === this.you ? this.#format('seat-you', form, {}) : this.seat(seat);
  }

  join(words: string[]): string {
    if (words.length === 0) return this.#format('list-empty', null, {});
    if (words.length === 1) return words[0]!;
    if (words.length === 2) return this.#format('list-pair', null, { first: words[0]!, second: words[1]! });
    return this.#format('list-more', null, { first: words[0]!, rest: this.join(words.slice(1)) });
  }

  #format(id: string, attribute: string | null, args: Record<string, FluentVariable>): string {
    const own = language.names[id];
    if (own !== undefined) return own;
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
        const seats: number[] = Array.isArray(value) ? value : [value];
        out[name] = this.join(seats.map((seat) => mark('seat', this.seat(seat))));
        for (const form of Object.keys(language.bundle.getMessage('seat-you')?.attributes ?? {})) {
          out[`${name}-${form}`] = this.join(seats.map((seat) => mark('seat', this.#seatIn(seat, form))));
        }
        out[`${name}-you`] = this.you !== null && seats.includes(this.you) ? 'yes' : 'no';
        out[`${name}-count`] = seats.length;
      } else if (kind && (typeof value === 'string' || Array.isArray(value))) {
        const ids = (Array.isArray(value) ? value : [value]).map((each) => `${room}-${kind}-${each}`);
        out[name] = this.join(ids.map((each) => mark(kind, this.#format(each, null, {}))));
        for (const attribute of Object.keys(ids.length ? formsOf(ids[0]!) : {})) {
          out[`${name}-${attribute}`] = this.join(ids.map((each) => mark(kind, this.#format(each, attribute, {}))));
        }
        if (Array.isArray(value)) out[`${name}-count`] = value.length;
        else out[`${name}-id`] = value;
      } else if (typeof value === 'string' || typeof value === 'number') {
        out[name] = value;
      }
    }
    return out;
  }
}

const plain = new Texts();

/** An interface text that speaks of no seat. */
export const t = (id: string, args: Args = {}): string => plain.say(id, args);

/** Words in a row, joined as the language does. */
export const list = (words: string[]): string => plain.join(words);

/** Whether there is such a message. */
export const knows = (id: string): boolean => language.bundle.hasMessage(id);

/** Whether a message has a form or a remark of that name. */
export const hasForm = (id: string, form: string): boolean =>
  form in (language.bundle.getMessage(id)?.attributes ?? {});
/** One form of a thing's name, or a remark about it. */
export const word = (id: string, form: string): string => plain.attribute(id, form);
