// Whether the house lets us in: it may be closed to strangers, or to us.

import type { Entrance, InForce } from './protocol';

/** Why we may not come in: the reason's name, the server's words, and how long it holds. */
export interface Ban {
  code: string;
  message: string;
  id: string;
  ban: InForce | null;
}

/** What stands in the way of a screen. */
export type Barrier = 'wait' | 'enter' | 'banned';

const ENTRANCES: Entrance[] = ['open', 'password', 'invitation'];
/** Screens that a stranger may see in a closed house: one-time links do their work there. */
const FOR_STRANGERS = ['enter', 'link', 'confirm'];
/** What is kept of somebody is theirs, also when they are banned. */
const FOR_BANNED = ['me', 'enter'];

export class Gate {
  /** Whether only guests of the house see anything. The server writes onto the page what a stranger needs. */
  closed = $state(false);
  entry = $state<Entrance>('open');
  /** Whether the server knows us; null until it has said so. */
  inside = $state<boolean | null>(null);
  ban = $state.raw<Ban | null>(null);

  /** Take over what the server has written onto the page. */
  read(entry: string | undefined): void {
    this.entry = ENTRANCES.find((one) => one === entry) ?? 'open';
    this.closed = this.entry !== 'open';
  }

  /** What keeps us from the screen of a place; null if nothing does. */
  barrier(place: string): Barrier | null {
    if (this.ban && !FOR_BANNED.includes(place)) return 'banned';
    if (!this.closed || this.inside || FOR_STRANGERS.includes(place)) return null;
    return this.inside === null ? 'wait' : 'enter';
  }

  /** The server refused something; perhaps that concerns all else, too. */
  refused(why: { code: string; message: string; id?: string; ban?: InForce | null }): void {
    const { code, message, id = '', ban = null } = why;
    if (code === 'banned') this.ban = { code, message, id, ban };
    if (id === 'house-is-closed') {
      this.closed = true;
      this.inside = false;
    }
  }
}

export const gate = new Gate();
