// Parts that are shown on other screens, each loaded with its words when it is first needed.

import { words } from '../lib/words.svelte';

export async function loadPeopleHere(): Promise<typeof import('./PeopleHere.svelte')> {
  return (await Promise.all([import('./PeopleHere.svelte'), words.also('company')]))[0];
}

export async function loadRemarks(): Promise<typeof import('./Remarks.svelte')> {
  return (await Promise.all([import('./Remarks.svelte'), words.also('company')]))[0];
}
