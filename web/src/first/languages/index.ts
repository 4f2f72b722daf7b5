// The languages we speak, and where their words are; each is loaded when it is chosen.

export const LANGUAGES = ['en', 'ru', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

export const TEXTS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./en'),
  ru: () => import('./ru'),
  hu: () => import('./hu'),
};

/** Words that only some screens need: they are loaded with those. */
export type Area = 'company' | 'guide' | 'keepers' | 'learn' | 'profile' | 'puzzles' | 'review' | 'score' | 'tournaments';
const AREAS = import.meta.glob<string>('../../../../src/caravanserai/locales/*/{company,guide,keepers,learn,profile,puzzles,review,score,tournaments}.ftl', { query: '?raw', import: 'default' });

/** The texts of an area. */
export async function areaTexts(language: Language, area: Area): Promise<string> {
  return (await AREAS[`../../../../src/caravanserai/locales/${language}/${area}.ftl`]?.()) ?? '';
}

/** The first of the browser's languages that we speak. */
export function spoken(): Language {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
