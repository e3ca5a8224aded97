/** What is heard at a table: what happens sounds when it is shown, a turn and the end when all has been shown. */
import { tick, untrack } from 'svelte';
import { show } from '../motion/show.svelte';
import type { Session } from '../session.svelte';
import { settings } from '../settings.svelte';
import { gravest, heardIn, type Heard, type Sound, type SoundsOf } from './sounds';

/** Let one sound be heard, if the reader wants any. */
export async function sounds(sound: Sound): Promise<void> {
  if (!settings.sound) return;
  const { play } = await import('./player');
  await play(sound);
}

/** Listen to a table from now on; call while its page is made. */
export function listen(session: Session, soundsOf: () => SoundsOf): void {
  let before: Heard | null = null;
  const waiting = new Map<string, Sound>();

  function rest(): void {
    if (show.busy) return;
    const sound = gravest(waiting.values());
    waiting.clear();
    if (sound) void sounds(sound);
  }

  $effect(() => {
    const table = session.table;
    if (!table) return;
    const now = { mine: table.phase === 'running' && table.legal.length > 0, over: table.phase === 'over' };
    untrack(() => {
      for (const [kind, sound] of heardIn(session.fresh, before, now, soundsOf())) waiting.set(kind, sound);
      before = now;
      // What is shown of a message begins a moment after the message has come.
      if (waiting.size) void tick().then(tick).then(rest);
    });
  });

  $effect(() => {
    const kind = show.now?.kind;
    const sound = kind === undefined ? undefined : waiting.get(kind);
    if (kind === undefined || !sound) return;
    waiting.delete(kind);
    void sounds(sound);
  });

  $effect(() => {
    if (!show.busy) untrack(rest);
  });
}
