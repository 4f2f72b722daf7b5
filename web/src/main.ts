// Asks for all that the first screen needs at once: what every screen shares, the screen itself, and its words.

import { readPreferences } from './first/preferences';
import { areaTexts, spoken, TEXTS } from './first/languages';
import { loadScreen, partsOf, WORDS } from './first/screens';

const language = readPreferences().language ?? spoken();
const place = partsOf(location.pathname)[0] ?? '';
const area = WORDS.get(place);

// Only to have them under way: who shows them asks again, and tells if they can't be had.
TEXTS[language]().catch(() => {});
if (area) areaTexts(language, area).catch(() => {});
loadScreen(place).catch(() => {});

void import('./app');
