/** Light or dark: the system's, unless switched; and sound, off unless switched on. */
import { keep, kept } from './kept';

type Theme = 'light' | 'dark';
const dark = matchMedia('(prefers-color-scheme: dark)');

const themeOf = (word: string | null): Theme | null => (word === 'light' || word === 'dark' ? word : null);

class Settings {
  theme = $state<Theme | null>(themeOf(kept('theme')));
  sound = $state(kept('sound') === 'on');
  name = $state(kept('name') ?? '');
  system = $state<Theme>(dark.matches ? 'dark' : 'light');

  get shown(): Theme {
    return this.theme ?? this.system;
  }

  switchTheme(): void {
    this.theme = this.shown === 'dark' ? 'light' : 'dark';
    keep('theme', this.theme);
    applyTheme();
  }

  switchSound(): void {
    this.sound = !this.sound;
    keep('sound', this.sound ? 'on' : 'off');
    if (this.sound) chime();
  }

  rename(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const settings = new Settings();
dark.addEventListener('change', () => (settings.system = dark.matches ? 'dark' : 'light'));

/** The server is told too, so that the page it sends is light or dark from the start. */
export function applyTheme(): void {
  if (!settings.theme) return;
  document.documentElement.dataset.theme = settings.theme;
  document.cookie = `theme=${settings.theme}; path=/; max-age=31536000; samesite=lax`;
}

let audio: AudioContext | undefined;

/** Two soft notes: it is your turn. */
export function chime(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const [at, pitch] of [
    [0, 523],
    [0.12, 784],
  ] as const) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    const start = audio.currentTime + at;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.55);
  }
}
