// What every board talks to: a table over the WebSocket, a lesson, or a review. It holds what is known and
// passes on what is wished; it decides nothing.

import type { HeldStep } from './holding.svelte';
import type { ClockSetting, Clocks, Doing, HintLine, MatchResult, Refused, StoryEntry, View, Way, Looked as LookedMessage } from './protocol';

/** What was refused, and why: `id` names the reason, `rule` the clause. */
export type Refusal = Pick<Refused, 'code' | 'message' | 'id' | 'rule'>;

/** What steps would bring. */
export type Looked = Omit<LookedMessage, 't' | 're' | 'gain' | 'parts'> & { gain: number; parts: Record<string, number> };

/** Who sits on a seat, as the page shows it. */
export interface Player {
  name: string;
  /** The level, where a bot plays. */
  bot: string | null;
  standingIn: boolean;
  /** Whether the person is connected; bots always are. */
  here: boolean;
  resigned: boolean;
  /** Whether the seat is played at this screen. */
  mine: boolean;
}

/** Something that has just happened, for boards that show it moving: the view before and what was told. */
export interface Happening {
  before: View;
  after: View;
  /** The new entries of the story. */
  story: StoryEntry[];
  /** Steps were taken back: nothing to replay. */
  back: boolean;
  /** It was done at this screen. */
  own: boolean;
  /** The points in sight of each seat, before and after it. */
  points: { before: readonly number[]; after: readonly number[] };
}

export interface Play {
  readonly game: string;
  readonly variant: string;
  /** Null until the game has begun. */
  readonly view: View | null;
  /** Whose view it is; null for an onlooker. */
  readonly seat: number | null;
  /** Whose decision it is; null once over. */
  readonly act: number | null;
  /** What who decides is busy with, as far as others may know; not told where it goes without saying. */
  readonly doing?: Doing['what'] | null;
  /** What may be done, in the game's notation; null where it isn't for this screen to decide. */
  readonly legal: string[] | null;
  /** The round, or the turn, that the story begins in. */
  readonly begins: number;
  readonly story: StoryEntry[];
  /** The plies of the steps that can be taken back, oldest first. */
  readonly steps: number[];
  readonly players: Player[];
  readonly over: MatchResult | null;
  /** The points in sight of each seat; empty where they aren't told. */
  readonly points: number[];
  readonly clocks: Clocks | null;
  /** How much time was agreed on, and by how many ms the server's time is ahead of ours; where there may be a clock. */
  readonly timing?: { setting: ClockSetting; ahead: number };
  /** The last refusal, until the next step. */
  readonly refusal: Refusal | null;
  /** Something was sent and isn't answered yet. */
  readonly waiting: boolean;
  /** A step that couldn't be taken back and isn't sent yet; where steps are never held back, there is no such thing. */
  readonly held?: HeldStep | null;
  /** Whether hints may be asked for here. */
  readonly hints: boolean;
  /** Whether steps can be tried here at all (not in a review). */
  readonly live: boolean;

  do(action: string): void;
  /** Send the step that is held back; `back` takes it back. */
  sendNow?(): void;
  /** Take back from that ply on; without one, the last step. */
  back(to?: number): void;
  look(actions: string[]): Promise<Looked>;
  ways(first: string[]): Promise<Way[]>;
  /** The ways as if one's own turn began now; where one can't plan, there is no such question. */
  plan?(first: string[]): Promise<Way[]>;
  hint(): Promise<HintLine[]>;
  /** Be told of what happens; returns how to stop. */
  onhappening(listener: (happening: Happening) => void): () => void;
}
