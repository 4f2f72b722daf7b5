// What is done about a line of chat has its words with the keepers' page: they come along with whatever imports this.

import { words } from '../lib/words.svelte';

await words.also('keepers');
