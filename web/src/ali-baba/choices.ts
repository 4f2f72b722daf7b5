// What may be chosen, and where on the table: `legal` sorted by the thing that each action is about.

import type { Step } from './position';

export interface Choices {
  /** Tiles in the cave, by place: to take, or to take as well. */
  places: Map<string, string>;
  /** Tiles beside the cave, by name: to swap the lamp for. */
  beside: Map<string, string>;
  /** Your own tiles, by name: to show. */
  own: Map<string, string>;
  /** Rivals' shown tiles, by seat: to take. */
  shown: Map<number, string>;
  /** Treasures and colours to ban. */
  bans: Map<string, string>;
  /** Actions that belong nowhere else on the table. */
  others: string[];
}

/** Each legal action at its place; nothing is left out. */
export function sortChoices(legal: readonly string[] | null): Choices {
  const choices: Choices = {
    places: new Map(),
    beside: new Map(),
    own: new Map(),
    shown: new Map(),
    bans: new Map(),
    others: [],
  };
  for (const action of legal ?? []) {
    const [verb, what = ''] = action.split(' ');
    const seat = /^seat(\d)$/.exec(what)?.[1];
    if (verb === 'take' || verb === 'also') choices.places.set(what, action);
    else if (verb === 'swap') choices.beside.set(what, action);
    else if (verb === 'show') choices.own.set(what, action);
    else if (verb === 'steal' && seat !== undefined) choices.shown.set(Number(seat), action);
    else if (verb === 'ban') choices.bans.set(what, action);
    else choices.others.push(action);
  }
  return choices;
}

/** Whether something is chosen from the tray. */
export function hasOffer({ own, shown, bans, others }: Choices): boolean {
  return own.size + shown.size + bans.size + others.length > 0;
}

/** What a click on a place asks the server for, whether it may be or not: it says why if not. */
export function wishFor(place: string, step: Step): string {
  return step === 'also' ? `also ${place}` : `take ${place}`;
}

/** The place an action is about, if it is about one. */
export function placeOf(action: string): string | null {
  return /^(?:take|also) (\w+)$/.exec(action)?.[1] ?? null;
}

/** The places and tiles beside the cave that actions take, in their order. */
export function placesOf(actions: string[]): string[] {
  return actions.flatMap((action) => {
    const [verb, what] = action.split(' ');
    return what && (verb === 'take' || verb === 'also' || verb === 'swap') ? [what] : [];
  });
}
