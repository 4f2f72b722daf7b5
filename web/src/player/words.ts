// What tables say of ratings has its words with the profile: they come along with whatever imports this.

import { words } from '../lib/words.svelte';

await words.also('profile');
