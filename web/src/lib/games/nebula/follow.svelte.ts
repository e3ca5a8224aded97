/** Whether the stage shows the galaxy of whoever acts; one's own comes back when one is asked. */
import { keep, kept } from '../../shared/kept';

const KEY = 'orrery-follow';

class Follow {
  on = $state(kept(KEY) !== 'off');

  switch(): void {
    this.on = !this.on;
    keep(KEY, this.on ? 'on' : 'off');
  }
}

export const follow = new Follow();
