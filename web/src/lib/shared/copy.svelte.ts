/** Putting a link where it can be pasted: also where the browser gives pages no clipboard, as on a plain address. */
import { t } from './texts.svelte';

const SHOWN_FOR = 1800;

async function put(text: string): Promise<boolean> {
  const kept = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (kept) return true;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

/** A button that copies, and says so only when it did; otherwise the text is shown to be copied by hand. */
export class Copier {
  copied = $state(false);

  copy = async (text: string): Promise<void> => {
    if (!(await put(text))) return void prompt(t('copy-by-hand'), text);
    this.copied = true;
    setTimeout(() => (this.copied = false), SHOWN_FOR);
  };
}
