// What a person has chosen on this device, as the browser keeps it.

import type { Language } from './languages';

export type Theme = 'system' | 'light' | 'dark';

export interface Preferences {
  theme?: Theme;
  language?: Language;
  lessMotion?: boolean;
  sound?: boolean;
}

const KEY = 'caravanserai.settings';

export function readPreferences(): Preferences {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Preferences;
  } catch {
    return {};
  }
}

export function keepPreferences(kept: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}
