/** How the reader wants the page: its theme, sounds, pace, what is asked before a turn ends, and the reader's name. */
import { keep, kept } from './kept';
import { PACE_KEY, paceOf, type Pace } from './motion/pace';

type Theme = 'light' | 'dark';
const dark = matchMedia('(prefers-color-scheme: dark)');

const themeOf = (word: string | null): Theme | null => (word === 'light' || word === 'dark' ? word : null);

class Settings {
  /** Null: as the system. */
  theme = $state<Theme | null>(themeOf(kept('theme')));
  sound = $state(kept('sound') === 'on');
  pace = $state<Pace>(paceOf(kept(PACE_KEY)));
  /** The end of a turn is asked for twice. */
  confirms = $state(kept('confirm-end') === 'on');
  /** A turn in which nothing but its end is left ends by itself. */
  endsAlone = $state(kept('end-alone') === 'on');
  name = $state(kept('name') ?? '');
  system = $state<Theme>(dark.matches ? 'dark' : 'light');

  get shown(): Theme {
    return this.theme ?? this.system;
  }

  chooseTheme(theme: Theme | null): void {
    this.theme = theme;
    keep('theme', theme ?? '');
    applyTheme();
  }

  switchTheme(): void {
    this.chooseTheme(this.shown === 'dark' ? 'light' : 'dark');
  }

  switchSound(): void {
    this.sound = !this.sound;
    keep('sound', this.sound ? 'on' : 'off');
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    keep(PACE_KEY, pace);
  }

  switchConfirms(): void {
    this.confirms = !this.confirms;
    keep('confirm-end', this.confirms ? 'on' : 'off');
  }

  switchEndsAlone(): void {
    this.endsAlone = !this.endsAlone;
    keep('end-alone', this.endsAlone ? 'on' : 'off');
  }

  rename(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const settings = new Settings();
dark.addEventListener('change', () => (settings.system = dark.matches ? 'dark' : 'light'));

const YEAR = 31_536_000;

/** The server is told too, so that the page it sends is light or dark from the start. */
export function applyTheme(): void {
  const { theme } = settings;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  if (theme || document.cookie.includes('theme='))
    document.cookie = `theme=${theme ?? ''}; path=/; max-age=${theme ? YEAR : 0}; samesite=lax`;
}
