// Finding a clause by its words, by its id, and by words that other editions use.

import type { Language } from '../first/languages';

/** What is looked through. */
export interface Findable {
  id: string;
  text: string;
  name?: string | null;
  section: string;
}

// What other editions say, and what we say: whoever knows the game from them finds it too. The page shows it nowhere but in
// the introduction of the Russian rules.
const OTHERS: Record<Language, [theirs: string, ours: string][]> = {
  en: [
    ['workers', 'builders'],
    ['holy', 'sacred'],
    ['oases', 'oasis'],
    ['auction', 'bid'],
  ],
  ru: [
    ['мудрец', 'старейшин'],
    ['торгов', 'куп'],
    ['раб', 'факир'],
    ['священн', 'святилищ'],
    ['человеч', 'жител'],
    ['фишк', 'жител'],
    ['каст', 'плем'],
    ['тайл', 'регион'],
    ['контрол', 'захват'],
    ['смежн', 'соседн'],
    ['петл', 'кольц'],
    ['дистанц', 'расстояни'],
    ['трек', 'шкал'],
    ['аукцион', 'став'],
    ['торги', 'став'],
    ['очистк', 'обновлени'],
    ['оппонент', 'соперник'],
    ['резерв', 'запас'],
    ['ограничени', 'запрет'],
    ['аль-амин', 'al-amin'],
    ['анун-нак', 'anun-nak'],
    ['баал', "ba'al"],
    ['боаз', 'boaz'],
    ['бурак', 'bouraq'],
    ['ехидн', 'echidna'],
    ['энки', 'enki'],
    ['хагис', 'hagis'],
    ['хаурватат', 'haurvatat'],
    ['иблис', 'iblis'],
    ['джафар', 'jafaar'],
    ['кандиш', 'kandicha'],
    ['кумарби', 'kumarbi'],
    ['ламия', 'lamia'],
    ['лета', 'leta'],
    ['марид', 'marid'],
    ['монкир', 'monkir'],
    ['некир', 'nekir'],
    ['шамхат', 'shamhat'],
    ['сибиттис', 'sibittis'],
    ['слоар', 'sloar'],
    ['утуг', 'utug'],
  ],
  hu: [
    ['al-amin', 'al-amin'],
    ['burak', 'bouraq'],
    ['ekhidna', 'echidna'],
    ['hagisz', 'hagis'],
    ['iblisz', 'iblis'],
    ['dzsafar', 'jafaar'],
    ['kandisa', 'kandicha'],
    ['samhat', 'shamhat'],
    ['szibittisz', 'sibittis'],
    ['szloar', 'sloar'],
  ],
};

/** A text as it is compared: without case, accents and typographic apostrophes. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Those that have every word looked for, or the word we use for it. */
export function search<T extends Findable>(clauses: T[], wanted: string, language: Language): T[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return clauses;
  const wishes = words.map((word) => [word, ...ours(word, language)]);
  return clauses.filter((clause) => {
    const text = plain(`${clause.id} ${clause.name ?? ''} ${clause.section} ${clause.text}`);
    return wishes.every((wish) => wish.some((word) => text.includes(word)));
  });
}

function ours(word: string, language: Language): string[] {
  return OTHERS[language]
    .filter(([theirs]) => word.startsWith(plain(theirs)) || (word.length > 2 && plain(theirs).startsWith(word)))
    .map(([, own]) => plain(own));
}
