// The player aid of Five Tribes, two sides as the one in the box.

import type { AidPart } from '../lib/games';
import Back from './AidBack.svelte';
import Front from './AidFront.svelte';

export default { Front, Back } satisfies AidPart;
