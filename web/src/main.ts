// Asks for all that the first screen needs at once: what every screen shares, the screen itself, and its words.

import { readPreferences } from './first/preferences';
import { spoken, TEXTS } from './first/languages';
import { loadScreen, partsOf } from './first/screens';

// Only to have them under way: who shows them asks again, and tells if they can't be had.
TEXTS[readPreferences().language ?? spoken()]().catch(() => {});
loadScreen(partsOf(location.pathname)[0] ?? '').catch(() => {});

void import('./app');
