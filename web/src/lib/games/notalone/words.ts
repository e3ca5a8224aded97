/** Actions, places and cards put into words. */
import { ruleAbout, rulesAbout, source } from '../../shared/source';
import type { Args, Texts } from '../../shared/texts.svelte';
import { t, word } from '../../shared/texts.svelte';
import type { TipText } from '../../shared/tip.svelte';
import { keysOf } from './keys';
import type { Play } from './play.svelte';
import type { CardContent, NotAloneAction, NotAloneContent, Origin, PlaceContent, Slot } from './types';

const attribute = (id: string, form: string) => word(id, form);

/** A place by its short name. */
export const placeName = (id: string): string => attribute(`notalone-place-${id}`, 'short');

/** A spot by the place that lies there, or by its number. */
export function spotName(play: Play, slot: number): string {
  const place = play.view.planet[slot - 1]?.place;
  return place ? placeName(place) : t(`notalone-slot-${slot}`);
}

/** A spot in a sentence: the place that lies there with its article, or its number. */
export function spotPhrase(play: Play, slot: number): string {
  const place = play.view.planet[slot - 1]?.place;
  return t(place ? `notalone-place-${place}` : `notalone-slot-${slot}`);
}

const numberPhrase = (play: Play, number: unknown): string =>
  t(`notalone-place-${play.placeOf(number) ?? String(number)}`);

/** What the button of an action says. */
export function label(play: Play, texts: Texts, action: NotAloneAction): string {
  const { do: kind, ...args } = action;
  const where: string[] = [];
  for (const key of keysOf(action, play.view)) {
    const [what = '', which = ''] = key.split(':');
    if (what === 'slot') where.push(spotPhrase(play, Number(which)));
    else if (['hand', 'discard', 'played', 'place'].includes(what)) where.push(numberPhrase(play, Number(which)));
  }
  if (kind === 'swap') where.reverse();
  if (kind === 'nothing' && play.doing === 'hunting') return texts.say('notalone-act-stop');
  const { place, places: _places, ...others }: Args = args;
  const more = typeof place === 'string' ? { place } : {};
  return texts.say(`notalone-act-${kind}`, { ...others, ...more, where: where[0] ?? '', also: where[1] ?? '' });
}

/** The place being resolved now. */
export const here = (play: Play): string => (play.view.where === null ? '' : spotPhrase(play, play.view.where));

/** The grey line of a place or card: its rules, or those of all of its kind, and where its data comes from. */
function origin(thing: Origin | undefined, kind: string): string {
  if (!thing) return '';
  const note = thing.reconstructed_parts.length ? `${thing.provenance}, reconstructed` : thing.provenance;
  return source(thing.rules?.slice(0, 3).join(', ') ?? rulesAbout('notalone', kind), note);
}

const find = <T extends { id: string }>(list: T[], id: string): T | undefined => list.find((each) => each.id === id);

export const placeContent = (content: NotAloneContent, id: string): PlaceContent | undefined =>
  find(content.places, id);
export const cardContent = (content: NotAloneContent, id: string): CardContent | undefined =>
  find(content.hunt, id) ?? find(content.survival, id);

export const kindOf = (content: NotAloneContent, id: string): 'place' | 'hunt' | 'survival' =>
  find(content.places, id) ? 'place' : find(content.hunt, id) ? 'hunt' : 'survival';

/** What stands on a card as its name. */
export const cardName = (content: NotAloneContent, id: string): string =>
  kindOf(content, id) === 'place' ? placeName(id) : t(`notalone-card-${id}`);

/** When a Hunt or Survival card can be played. */
export const whenOf = (card: CardContent): string =>
  card.phase ? t('notalone-when', { number: card.phase }) : t('notalone-when-any');

export function placeTip(content: NotAloneContent, id: string, more = ''): TipText {
  const place = placeContent(content, id);
  return {
    title: `${place?.number ?? ''} · ${placeName(id)}`,
    text: `${t(`notalone-text-${id}`)}${more ? ` ${more}` : ''}`,
    foot: origin(place, 'place'),
  };
}

/** What a spot is: its place, or that none lies there openly. */
export function spotTip(content: NotAloneContent, spot: Slot): TipText {
  if (spot.place)
    return placeTip(
      content,
      spot.place,
      spot.reserve === null ? '' : t('notalone-tip-reserve', { count: spot.reserve }),
    );
  return {
    title: spot.hidden ? t('notalone-tile-hidden-name') : t('notalone-tile-empty-name'),
    text: spot.hidden ? t('notalone-tip-hidden') : t('notalone-tip-empty'),
    foot: ruleAbout('notalone', spot.hidden ? 'hidden' : 'empty'),
  };
}

export function cardTip(content: NotAloneContent, id: string): TipText {
  const card = cardContent(content, id)!;
  return {
    title: t(`notalone-card-${id}`),
    text: t(`notalone-text-${id}`),
    foot: `${whenOf(card)} · ${origin(card, kindOf(content, id))}`,
  };
}

export const shortText = (id: string): string => attribute(`notalone-text-${id}`, 'short');

/** What a spot would do now for whoever looks, or why nothing. */
export function nowAt(play: Play, texts: Texts, spot: Slot): string {
  const { view } = play;
  const blocker = view.hunt.played.find((each) => each.as === 'force_field')?.card ?? null;
  if (spot.inaccessible)
    return blocker && view.phase <= 1 ? texts.say('notalone-blocked-by', { card: blocker }) : t('notalone-now-blocked');
  if (spot.ineffective) return t('notalone-ineffective-by');
  const prospect = view.prospects?.[spot.slot - 1];
  if (!prospect) return '';
  const { is, ...args } = prospect;
  return t(`notalone-now-${is}`, args);
}

/** A spot and all that lies there, for the ear: first what is written on it. */
export function spoken(play: Play, texts: Texts, spot: Slot, who: number[], shown: string[], marked: boolean): string {
  const parts: string[] = [];
  if (spot.place) parts.push(texts.say('notalone-tile', { number: spot.number, place: spot.place }));
  else
    parts.push(
      t(spot.hidden ? 'notalone-tile-hidden' : 'notalone-tile-empty', { slot: t(`notalone-slot-${spot.slot}`) }),
    );
  parts.push(...shown);
  if (spot.tokens.length) parts.push(texts.say('notalone-tile-tokens', { tokens: spot.tokens }));
  if (who.length) parts.push(texts.say('notalone-tile-explorers', { seat: who }));
  if (play.view.maze && spot.place === 'maze') parts.push(t('notalone-maze-left', { count: play.view.maze.left }));
  if (marked) parts.push(t(play.view.marker?.is === 'marker' ? 'notalone-tile-marker' : 'notalone-tile-shield'));
  const key = play.keyAt(spot);
  if (key && play.picked.has(key)) parts.push(t('notalone-tile-chosen'));
  if (key && play.hinted.has(key)) parts.push(t('notalone-tile-hint'));
  return parts.join(', ');
}
