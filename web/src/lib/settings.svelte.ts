// What a person has chosen on this device: kept in the browser, shown on the root element.

import { keepPreferences, readPreferences, type Pace, type Preferences, type Theme } from '../first/preferences';
import { spoken, type Language } from '../first/languages';

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  private kept = $state<Preferences>(readPreferences());
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
    this.change({ theme });
  }
  get shownTheme(): 'light' | 'dark' {
    if (this.theme !== 'system') return this.theme;
    return this.systemDark ? 'dark' : 'light';
  }
  get language(): Language {
    return this.kept.language ?? spoken();
  }
  set language(language: Language) {
    this.change({ language });
  }
  get lessMotion(): boolean {
    return this.kept.lessMotion ?? this.systemStill;
  }
  set lessMotion(lessMotion: boolean) {
    this.change({ lessMotion });
  }
  get sound(): boolean {
    return this.kept.sound ?? false;
  }
  set sound(sound: boolean) {
    this.change({ sound });
  }

  /** How fast rivals' turns are shown. */
  get pace(): Pace {
    return this.kept.pace ?? 'normal';
  }
  set pace(pace: Pace) {
    this.change({ pace });
  }
  /** How much longer than usual each of their steps is shown; 0 for not at all. */
  get slowness(): number {
    return this.lessMotion ? 0 : { slow: 1.9, normal: 1, fast: 0.5, instant: 0 }[this.pace];
  }

  private change(change: Preferences): void {
    this.kept = { ...this.kept, ...change };
    keepPreferences(this.kept);
  }
}

export const settings = new Settings();
