// The games as the page shows them. Each folder of a board registers itself by the `game.ts` in it, which names no more
// than is needed everywhere; what only some screens need is loaded by them. A game without a folder is shown plainly.

import type { Component } from 'svelte';

import { PLAIN } from '../plain/plain-game';
import type { Names } from './names';
import type { Play } from './play';
import type { Body, ClauseInfo, StoryEntry, View } from './protocol';
import type { ReviewPlay } from '../review/review-play.svelte';

type Load<T> = () => Promise<T>;
type LoadPart<Props extends Record<string, unknown>> = Load<{ default: Component<Props> }>;

/** How a game's story is told. */
export interface StoryWords {
  /** One entry as a sentence. */
  sentence: (entry: StoryEntry, names: Names) => string;
  /** What is told of the entry at that place: how many entries one line tells of, and how; null for one that goes without saying. */
  lineAt: (story: StoryEntry[], at: number, names: Names) => { entries: number; tell: () => string } | null;
}

/** A line of the score sheet, or a number to be entered for one. */
export interface ScoreLine {
  name: string;
  icon: string;
}

/** The pieces that are entered for a score sheet, one seat at a time. */
export interface SeatCount {
  /** Single numbers: coins, viziers …, or the running score. */
  numbers: Record<string, number>;
  /** How many of each good or treasure. */
  counts: Record<string, number>;
  /** Cards of which there is one. */
  djinns: string[];
}

/** What there is to be counted at the end of a game with the real box. */
export interface PieceForm {
  numbers: ScoreLine[];
  kindsTitle: () => string;
  kindName: (kind: string) => string;
  kindIcon: (kind: string) => string;
  /** What is in the box: how many there are of what is counted, of each kind, and what there is once. */
  box: () => Promise<{ numbers?: Record<string, number>; kinds: { name: string; most: number }[]; singles: { name: string; value: number }[] }>;
  singleName: (single: string) => string;
  request: (seats: SeatCount[]) => Body;
}

/** How a game is looked back at. */
export interface ReviewPart {
  Board: Component<{ play: ReviewPlay }>;
  /** How the board marks what was played and what the bot prefers, if it does. */
  Key: Component<{ seat: number }> | null;
  /** What stood around the board, if there is anything: seats, what was on offer. */
  Around: Component<{ play: ReviewPlay }> | null;
  /** The words about what is pointed at, if there are any. */
  about: LoadPart<{ what: string; play: Play }> | null;
  /** What the list says of a turn. */
  inShort: (actions: string[], story: StoryEntry[], seat: number) => string;
  /** The whole way of a turn, or nothing. */
  wayText: (actions: string[]) => string;
  /** Actions in words, as hints say them. */
  words: () => Promise<(view: View, names: string[]) => (action: string) => string>;
  /** What a turn came to, thing by thing: "3 builders", "12 coins", "1 camel". */
  gainTexts: (story: StoryEntry[], seat: number, names: string[]) => string[];
}

/** What some keys do. */
export interface KeyHelp {
  keys: string[];
  does: string;
}

/** What the guide tells of one kind of decision: its words have its name, and a rule says all of it. */
export interface GuideNote {
  name: string;
  rule: string;
  /** The steps, as the server calls them, at which it is told. */
  steps: readonly string[];
}

/** Both sides of the player aid. */
export interface AidPart {
  Front: Component;
  Back: Component;
}

/** All that the page asks of a game. */
export interface GamePage {
  /** As the server calls it. */
  name: string;
  /** Its place among the others. */
  order: number;
  /** How the ids of its clauses begin; empty for one without a reference of rules. */
  clauses: string;
  /** What players count. */
  counted: 'round' | 'turn';
  /** Whether a table says which variant is played. */
  hasVariants: boolean;
  /** The symbol that stands for it. */
  icon: string;
  story: StoryWords;
  /** The lines of its score sheet; null for those that the server names. */
  scoreLines: ScoreLine[] | null;
  /** The picture on its card. */
  art: LoadPart<Record<string, never>> | null;
  table: LoadPart<{ play: Play }>;
  review: Load<{ default: ReviewPart }>;
  /** The title of the aid's other side, and the aid; null for a game without one. */
  aid: { back: () => string; load: Load<{ default: AidPart }> } | null;
  pieces: Load<{ default: PieceForm }> | null;
  /** What stands over a clause that has a name. */
  clauseHead: LoadPart<{ clause: ClauseInfo }> | null;
  /** What the guide tells, in an order that stays: what was told is kept by the places. */
  guide?: Load<{ default: readonly GuideNote[] }>;
  /** What people gather in it and have favourites among: what all of it is called, and one of them. */
  keepsakes?: { title: () => string; name: (keepsake: string) => string };
  /** The keys of its board, but for those of all boards. */
  keys?: () => KeyHelp[];
}

const found = import.meta.glob<GamePage>('../*/game.ts', { eager: true, import: 'default' });

/** The games that have a board here. */
export const GAMES: readonly GamePage[] = Object.values(found).sort((one, other) => one.order - other.order);

/** The game that is shown where none is named. */
export const FIRST: GamePage = GAMES[0] ?? PLAIN;

/** How a game is shown. */
export function pageOf(game: string): GamePage {
  return GAMES.find((page) => page.name === game) ?? { ...PLAIN, name: game };
}

/** The game with a board here that a part of the address names; the first, where it names none. */
export function named(part: string | undefined): GamePage {
  return GAMES.find((page) => page.name === part) ?? FIRST;
}

/** The game whose rules a clause belongs to. */
export function gameOfClause(clause: string): string {
  return GAMES.find((page) => page.clauses && clause.startsWith(`${page.clauses}-`))?.name ?? FIRST.name;
}
