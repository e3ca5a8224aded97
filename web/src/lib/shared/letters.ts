/**
 * The styles everything is drawn with, and the letters everything is written in: what is shown before they are there
 * moves when they come.
 */
import { language, nameOf } from './texts.svelte';

const FONTS = ['1em "Onest Variable"', '600 1em Spectral'];
/** Milliseconds after which the page is shown in whatever letters there are. */
const PATIENCE = 700;

export async function lettersReady(): Promise<void> {
  const sample = `${nameOf(language.code)} 1`;
  const loaded = Promise.all(FONTS.map((font) => document.fonts.load(font, sample))).catch(() => undefined);
  await Promise.race([loaded, new Promise((then) => setTimeout(then, PATIENCE))]);
}

export async function stylesReady(): Promise<void> {
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => !link.sheet);
  await Promise.all(coming.map((link) => new Promise((then) => (link.onload = link.onerror = then))));
}
