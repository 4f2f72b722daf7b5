// What goes over a table's WebSocket, as docs/protocol.md describes it.

export type GameName = 'five-tribes' | 'ali-baba';
export type Change = [path: (string | number)[], value?: unknown];

/** One entry of the story (docs/story.md). */
export interface StoryEntry {
  what: string;
  seat: number | null;
  rule?: string;
  [field: string]: unknown;
}

export interface SeatInfo {
  kind: 'free' | 'person' | 'bot' | 'same-screen';
  name?: string;
  guest?: string | null;
  bot?: string | null;
  standing_in?: boolean;
  here?: boolean;
  resigned?: boolean;
}

export type ClockSetting =
  | { kind: 'none' }
  | { kind: 'live'; turn_seconds: number; reserve_seconds: number }
  | { kind: 'slow'; days: number };

export interface Over {
  why: string;
  winners: number[];
  /** Null where all but one have resigned: nothing was counted. */
  scores: Record<string, number>[] | null;
}

export interface TableInfo {
  id: string;
  game: GameName;
  variant: string;
  players: number;
  status: 'waiting' | 'playing' | 'finished' | 'abandoned';
  host: string;
  seats: SeatInfo[];
  yours: number[];
  open: boolean;
  public: boolean;
  hints: boolean;
  clock: ClockSetting;
  onlookers?: number;
  next?: string | null;
  invite?: string | null;
  /** All who have come; told to the host only. */
  members?: { guest: string; name: string }[];
  /** The round of Five Tribes, or the turn of Ali Baba, that its story begins in; the first, if not told. */
  begins?: number;
}

/** The position as docs/positions.md describes it; each game's folder has its exact type. */
export type View = Record<string, unknown>;
export type Clocks = Record<string, unknown>;

export interface Position {
  t: 'position';
  ply: number;
  fixed: number;
  seat?: number | null;
  act?: number | null;
  view: View;
  legal?: string[] | null;
  story?: StoryEntry[];
  steps?: number[];
  clocks?: Clocks | null;
  over?: Over | null;
  re?: string;
}

export interface Moved {
  t: 'moved';
  ply: number;
  was: number;
  fixed: number;
  seat?: number | null;
  act?: number | null;
  changes?: Change[];
  legal?: string[] | null;
  story?: StoryEntry[];
  gone?: number;
  steps?: number[];
  clocks?: Clocks | null;
  over?: Over | null;
  re?: string;
}

export interface Looked {
  ply: number;
  changes: Change[];
  story: StoryEntry[];
  legal: string[];
  gain: number;
}

/** A way on, up to the next real decision, and the points it brings. */
export interface Way {
  do: string[];
  gain: number;
  story: StoryEntry[];
}

export interface HintLine {
  do: string[];
  /** The chance to win, 0 … 1. */
  win: number;
  /** Points ahead at the end, as the bot expects. */
  margin: number;
}

export interface Said {
  n: number;
  at: number;
  guest: string;
  name: string;
  text: string;
}

export interface Refusal {
  code: string;
  message: string;
  rule?: string | null;
}

export type Message =
  | { t: 'welcome'; v: number; guest: string | null; name: string | null; now: number }
  | ({ t: 'table' } & TableInfo)
  | Position
  | Moved
  | ({ t: 'looked'; re?: string } & Looked)
  | { t: 'ways'; ply: number; ways: Way[]; re?: string }
  | { t: 'hinted'; ply: number; lines: HintLine[]; re?: string }
  | ({ t: 'said'; re?: string } & Said)
  | { t: 'done'; re: string; ply?: number }
  | ({ t: 'refused'; ply?: number; re?: string } & Refusal)
  | { t: 'bye'; code: string; message: string; again?: boolean };
