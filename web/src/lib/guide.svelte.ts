// The guide of a first game: each kind of decision is explained once, when it comes. What kind it is the server says, by the step of
// its view; what was told is kept with what a person has chosen.

import { untrack } from 'svelte';

import { pageOf, type GuideNote } from './games';
import { house } from './house.svelte';
import { levelFor } from './levels';
import type { Play } from './play';
import { settings } from './settings.svelte';
import { againstBots, setUp } from './tables';
import { words } from './words.svelte';

interface Told extends GuideNote {
  game: string;
  place: number;
}

class Guide {
  /** What is explained now. */
  note = $state.raw<Told | null>(null);

  /** It was read, or what it is about was decided: it isn't told again. */
  done(): void {
    if (this.note) settings.keepTold(this.note.game, this.note.place);
    this.note = null;
  }
}

export const guide = new Guide();

/** Explain what is decided at this table, as long as the component is there. */
export function explainDecisions(play: Play): void {
  let notes = $state.raw<readonly GuideNote[]>([]);
  const step = $derived(play.legal ? play.view?.step : null);
  const place = $derived(settings.guide ? notes.findIndex(({ steps }) => steps.some((one) => one === step)) : -1);

  $effect(() => {
    const load = settings.guide ? pageOf(play.game).guide : undefined;
    if (!load) return;
    const ready = Promise.all([load(), words.also('guide')]);
    // What can't be loaded isn't told: the game goes on without.
    ready.then(([part]) => (notes = part.default)).catch(() => undefined);
  });
  $effect(() => {
    const [at, note] = [place, notes[place]];
    untrack(() => {
      if (guide.note?.place === at) return;
      guide.done();
      if (note && !settings.isTold(play.game, at)) guide.note = { ...note, game: play.game, place: at };
    });
  });
  $effect(() => () => (guide.note = null));
}

/** A first game with the guide, against one gentle bot. */
export async function playGuided(game: string): Promise<void> {
  settings.guide = true;
  settings.destinations = true;
  const players = Math.min(...(house.game(game)?.players ?? [2]));
  await setUp({ game, players, seats: againstBots(players, levelFor(game, 'novice')), hints: true }, { start: true });
}
