// What a person has chosen on this device: kept in the browser, shown on the root element.

export const LANGUAGES = ['en', 'ru', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'caravanserai.settings';
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

interface Kept {
  theme?: Theme;
  language?: Language;
  lessMotion?: boolean;
  sound?: boolean;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** The first of the browser's languages that we speak. */
function spoken(): Language {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

class Settings {
  private kept = $state<Kept>(read());
  private systemDark = $state(dark.matches);
  private systemStill = $state(still.matches);

  constructor() {
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
    still.addEventListener('change', () => (this.systemStill = still.matches));
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement;
        root.dataset.theme = this.shownTheme;
        root.dataset.motion = this.lessMotion ? 'less' : 'full';
        root.lang = this.language;
      });
    });
  }

  get theme(): Theme {
    return this.kept.theme ?? 'system';
  }
  set theme(theme: Theme) {
    this.keep({ theme });
  }
  get shownTheme(): 'light' | 'dark' {
    if (this.theme !== 'system') return this.theme;
    return this.systemDark ? 'dark' : 'light';
  }
  get language(): Language {
    return this.kept.language ?? spoken();
  }
  set language(language: Language) {
    this.keep({ language });
  }
  get lessMotion(): boolean {
    return this.kept.lessMotion ?? this.systemStill;
  }
  set lessMotion(lessMotion: boolean) {
    this.keep({ lessMotion });
  }
  get sound(): boolean {
    return this.kept.sound ?? false;
  }
  set sound(sound: boolean) {
    this.keep({ sound });
  }

  private keep(change: Kept): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing: the choice holds until the page is closed.
    }
  }
}

export const settings = new Settings();
