// What a person has chosen on this device, as the browser keeps it.

import { LANGUAGES, type Language } from './languages';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** How fast rivals' turns are shown. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export interface Preferences {
  theme?: Theme;
  language?: Language;
  lessMotion?: boolean;
  sound?: boolean;
  pace?: Pace;
}

const KEY = 'caravanserai.settings';

/** What was chosen, as far as it is something that can be chosen. */
export function readPreferences(): Preferences {
  const kept = stored();
  return {
    theme: THEMES.find((theme) => theme === kept.get('theme')),
    language: LANGUAGES.find((language) => language === kept.get('language')),
    lessMotion: yesOrNo(kept.get('lessMotion')),
    sound: yesOrNo(kept.get('sound')),
    pace: PACES.find((pace) => pace === kept.get('pace')),
  };
}

export function keepPreferences(chosen: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}

function stored(): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return new Map<string, unknown>(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
  } catch {
    return new Map();
  }
}

function yesOrNo(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
