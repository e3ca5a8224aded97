/** What happened since one's last choice is played once more, from that choice up to the present. */
import type { Session } from './session.svelte';

export const again = $state({ on: false });

export async function watchAgain(session: Session): Promise<void> {
  again.on = true;
  await session.travel(session.table?.your_last ?? 0);
}
