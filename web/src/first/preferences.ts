// What a person has chosen: as the browser keeps it, and as the server does with who they are.

import { LANGUAGES, type Language } from './languages';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** How fast rivals' turns are shown. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];
/** What happens before a step that can't be taken back: it waits for a moment, one is asked, or nothing does. */
export const CONFIRMS = ['undo', 'ask', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];
/** Whether a board fits the screen, or may be larger. */
export const BOARD_SIZES = ['fit', 'large'] as const;
export type BoardSize = (typeof BOARD_SIZES)[number];

/** How loud something is, from 0 for silence to 100. */
export type Volume = number;

export interface Preferences {
  theme?: Theme;
  language?: Language;
  lessMotion?: boolean;
  destinations?: boolean;
  clauses?: boolean;
  turnSound?: Volume;
  moveSound?: Volume;
  endSound?: Volume;
  pace?: Pace;
  confirm?: Confirm;
  boardSize?: BoardSize;
  guide?: boolean;
  /** How often something was chosen so far: of two copies the one with more is the newer. */
  times?: number;
  /** What the guide has told of a game: a bit for the place of each of its notes. */
  [told: Told]: number | undefined;
}
type Told = `told-${string}`;

const KEY = 'caravanserai.settings';

/** What was chosen on this device, as far as it is something that can be chosen. */
export function readPreferences(): Preferences {
  return understood(stored());
}

/** Choices from outside, as far as they are something that can be chosen. */
export function understood(kept: Record<string, unknown>): Preferences {
  return {
    theme: THEMES.find((theme) => theme === kept.theme),
    language: LANGUAGES.find((language) => language === kept.language),
    lessMotion: yesOrNo(kept.lessMotion),
    destinations: yesOrNo(kept.destinations),
    clauses: yesOrNo(kept.clauses),
    turnSound: volume(kept.turnSound) ?? (kept.sound === true ? 60 : undefined), // a switch, before there were volumes
    moveSound: volume(kept.moveSound),
    endSound: volume(kept.endSound),
    pace: PACES.find((pace) => pace === kept.pace),
    confirm: CONFIRMS.find((confirm) => confirm === kept.confirm),
    boardSize: BOARD_SIZES.find((size) => size === kept.boardSize),
    guide: yesOrNo(kept.guide),
    times: timesIn(kept) || undefined,
    ...toldIn(kept),
  };
}

/** What the guide has told, game by game: all that any of these knows of. */
export function toldIn(...kept: object[]): Record<Told, number> {
  const told: Record<Told, number> = {};
  for (const [name, value] of kept.flatMap((one) => Object.entries(one))) {
    if (isTold(name) && typeof value === 'number') told[name] = (told[name] ?? 0) | value;
  }
  return told;
}

/** How often something was chosen by then. */
export function timesIn(kept: Record<string, unknown>): number {
  return typeof kept.times === 'number' ? kept.times : 0;
}

function isTold(name: string): name is Told {
  return name.startsWith('told-');
}

export function keepPreferences(chosen: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}

function stored(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function yesOrNo(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function volume(value: unknown): Volume | undefined {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : undefined;
}
