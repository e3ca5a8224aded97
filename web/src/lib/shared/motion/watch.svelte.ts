/** From one moment of a table to the next: what the board shows of it, live and in a replay. */
import './flying.css';
import { tick, untrack } from 'svelte';
import type { Session } from '../session.svelte';
import type { GameEvent, View } from '../types';
import { show, type Beat } from './show.svelte';

/** A step of a replay that passes over more choices than this is a jump. */
const STEP = 40;

/** What a game shows of events: called while the page still shows the moment before. */
export type Plan<V> = (events: GameEvent[], before: V, now: V) => Beat[];

/** Any key and any press ends what is shown, and goes on to do what it does. */
function skip(event: Event): void {
  if (event instanceof KeyboardEvent && ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
  if (show.now) show.finish();
}

/** Show what happens at a table from now on; call while a board is made. */
export function watchMoves<V extends View>(table: () => Session, viewNow: () => V, plan: () => Plan<V> | null): void {
  const session = table();
  let before: { view: V; at: number; live: boolean } | null = null;

  const happened = (at: number): GameEvent[] => {
    if (!before || before.live !== session.live) return [];
    if (session.live) return session.fresh;
    if (at <= before.at || at > before.at + STEP) return [];
    const from = before.at;
    return session.log.filter((line) => !line.undone && line.number > from && line.number <= at);
  };

  $effect.pre(() => {
    const view = viewNow();
    void session.fresh;
    untrack(() => {
      const at = session.past?.at ?? session.table?.choices ?? 0;
      if (before?.view === view) return;
      const [was, events, planned] = [before, happened(at), plan()];
      const jumped = was !== null && (was.live !== session.live || at < was.at || (!session.live && !events.length));
      before = { view, at, live: session.live };
      if (jumped) show.finish();
      if (!was || !events.length || !planned) return;
      const beats = planned(events, was.view, view);
      void tick().then(() => show.add(beats));
    });
  });

  $effect(() => {
    addEventListener('keydown', skip, true);
    addEventListener('pointerdown', skip, true);
    return () => {
      removeEventListener('keydown', skip, true);
      removeEventListener('pointerdown', skip, true);
      show.finish();
    };
  });
}
