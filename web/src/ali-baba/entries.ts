// Made by web/scripts/wire_types.py of the server's own types: change those, then `make types`.

/** The seat takes its turn's tile */
export type Take = {
  what: 'take';
  seat: number;
  place: string;
  tile: string;
  rule: string;
};

/** The seat takes a second tile, by green magic */
export type Also = {
  what: 'also';
  seat: number;
  place: string;
  tile: string;
  rule: string;
};

/** The seat has chosen a tile to show; `tile` for that seat only */
export type Show = {
  what: 'show';
  seat: number;
  tile?: string;
  rule: string;
};

/** The seat takes the tile that a rival has shown; `of` is from whom */
export type Steal = {
  what: 'steal';
  seat: number;
  of: number;
  tile: string;
  rule: string;
};

/** The seat bans a treasure or a colour */
export type Ban = {
  what: 'ban';
  seat: number;
  banned: string;
  rule: string;
};

/** The seat lets the own magic of the lamp it took happen */
export type Magic = {
  what: 'magic';
  seat: number;
  tile: string;
  rule: string;
};

/** The seat gives the `lamp` it took for a `tile` beside the cave */
export type Swap = {
  what: 'swap';
  seat: number;
  lamp: string;
  tile: string;
  rule: string;
};

/** Tiles that nothing covers any more are turned up, by place */
export type TurnUp = {
  what: 'turn-up';
  seat: null;
  tiles: Record<string, string>;
  rule: string;
};

/** Tiles will be turned up on these places: told ahead, while nobody knows which they are */
export type Uncover = {
  what: 'uncover';
  seat: null;
  places: string[];
  rule: string;
};

/** Magic brings the seat `n` points */
export type Points = {
  what: 'points';
  seat: number;
  n: number;
  rule: string;
};

/** The magic of the seat's tile could do nothing */
export type Nothing = {
  what: 'nothing';
  seat: number;
  rule: string;
};

/** The tile that the seat had chosen to show; one entry for each, once all have chosen */
export type Reveal = {
  what: 'reveal';
  seat: number;
  tile: string;
  rule: string;
};

/** The seat's turn begins */
export type Turn = {
  what: 'turn';
  seat: number;
  rule: string;
};

/** The ban that the seat had named ends */
export type BanEnds = {
  what: 'ban-ends';
  seat: number;
  banned: string;
  rule: string;
};

/** No tile is face down any more; `n` turns are left */
export type LastTurns = {
  what: 'last-turns';
  seat: null;
  n: number;
  rule: string;
};

/** The game is over; `scores` has a score sheet for each seat */
export type Over = {
  what: 'over';
  seat: null;
  scores: Record<string, number>[];
  winners: number[];
  rule: string;
};

/** An entry of the story. */
export type Entry = Take | Also | Show | Steal | Ban | Magic | Swap | TurnUp | Uncover | Points | Nothing | Reveal | Turn | BanEnds | LastTurns | Over;

/** The entries of one kind. */
export type EntryOf<What extends Entry['what']> = Extract<Entry, { what: What }>;

const WHATS: readonly string[] = ['take', 'also', 'show', 'steal', 'ban', 'magic', 'swap', 'turn-up', 'uncover', 'points', 'nothing', 'reveal', 'turn', 'ban-ends', 'last-turns', 'over'];

/** Whether an entry is this game's own: not what the table adds, nor what a later server tells. */
export function isEntry(entry: { what: string } | undefined): entry is Entry {
  return entry !== undefined && WHATS.includes(entry.what);
}
