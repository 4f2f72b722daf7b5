// What a person has chosen on this device, as the browser keeps it.

import type { Language } from './languages';

export type Theme = 'system' | 'light' | 'dark';

export interface Kept {
  theme?: Theme;
  language?: Language;
  lessMotion?: boolean;
  sound?: boolean;
}

const KEY = 'caravanserai.settings';

export function readKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}
