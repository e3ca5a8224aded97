/** The end of a turn as the reader wants it: asked for twice, or by itself when nothing else is left. */
import { show } from './motion/show.svelte';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import type { Primary } from './turn';

/** Milliseconds in which one still sees what one did, and can take it back, before a turn ends by itself. */
const LOOK = 1200;

/** The button of the prompt, whose end of a turn is as the settings say; call while a frame is made. */
export function turnEnd(table: () => Session, wanted: () => Primary | null): { readonly primary: Primary | null } {
  /** The question about whose end one was asked whether one is sure. */
  let asked = $state<number | null>(null);

  const primary = $derived.by(() => {
    const end = wanted();
    const question = table().table?.question ?? null;
    if (!end?.ends || !settings.confirms || question === null) return end;
    if (asked === question) return { ...end, label: t('prompt-end-sure') };
    return { ...end, act: () => (asked = question) };
  });

  /** Nothing but the end is left, and whoever looks on is the one to end it. */
  const alone = $derived.by(() => {
    const end = wanted();
    const { live, legal } = table();
    return !!end?.ends && end.enabled && live && legal.length === 1 && legal[0]!.do === end.would.do;
  });

  $effect(() => {
    if (!settings.endsAlone || !alone || show.busy) return;
    const timer = setTimeout(() => wanted()?.act(), LOOK);
    return () => clearTimeout(timer);
  });

  return {
    get primary() {
      return primary;
    },
  };
}
