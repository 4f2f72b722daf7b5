// What somebody is about to do: what they point at, what it would bring, what they have chosen so far. It passes on
// wishes to the game and asks it about them; it knows no rule.

import { applyChanges } from '../lib/changes';
import type { Looked, Play } from '../lib/play';
import type { HintLine, Way } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { Walk } from '../lib/walk.svelte';
import { Choices, read } from './choices';
import { endOf, tilesOf } from './paths';
import { isEntry, type Entry } from './entries';
import { TRIBES, viewOf, type Tribe, type View } from './view';

/** What would come of what is pointed at. */
export interface Outlook {
  actions: string[];
  gain: number;
  /** The gain by the lines of the score sheet. */
  parts: Record<string, number>;
  story: Entry[];
  after: View | null;
}

/** Something that has to be said before it can be done: which meeple, how to pay. */
export interface Question {
  actions: string[];
  /** Each action stands for a djinn, which may ask further how it is paid. */
  powers?: boolean;
  /** The thing on the screen that asks. */
  at: DOMRect;
}

const REFUSED_TIME = 1200;
/** So long a tile is pointed at before it is asked where its meeples could end: who sweeps over the board asks nothing. */
const RESTING = 180;

/** The tribe that an action is about, if it is about one. */
function tribeIn(action: string): Tribe | null {
  const choice = read(action);
  return 'tribe' in choice ? choice.tribe : null;
}

/** The tile that an action is about, if it is about one. */
function tileIn(action: string): string | null {
  const choice = read(action);
  return 'tile' in choice ? choice.tile : null;
}

export class Decision {
  /** The tribe chosen in the hand. */
  chosen = $state<Tribe | null>(null);
  offered = $state.raw<ReadonlySet<string>>(new Set());
  /** The tile or action pointed at. */
  aim = $state<{ tile: string | null; actions: string[] } | null>(null);
  outlook = $state.raw<Outlook | null>(null);
  question = $state.raw<Question | null>(null);
  showEnds = $state(settings.destinations);
  /** The own next turn is being thought about; nothing of it is sent. */
  planning = $state(false);
  /** Ways on from here, or, while a tile is only pointed at, from there. */
  ways = $state.raw<Way[]>([]);
  listed = $state.raw<Way[] | null>(null);
  hints = $state.raw<HintLine[] | null>(null);
  /** The hint that is shown on the board. */
  advice = $state.raw<HintLine | null>(null);
  thinking = $state(false);
  refused = $state<string | null>(null);
  readonly walk: Walk;
  private readonly looks = new Map<string, Promise<Looked>>();
  private readonly found = new Map<string, Promise<Way[]>>();
  private refusal: ReturnType<typeof setTimeout> | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: Play) {
    this.walk = new Walk(play);
  }

  readonly choices = $derived.by(() => new Choices(this.play.legal ?? []));

  get view(): View {
    return viewOf(this.play.view);
  }

  /** The ends that the ways lead to, with the best gain of each tile. */
  get ends(): Map<string, number> {
    const ends = new Map<string, number>();
    if (!this.showEnds && !this.planning) return ends;
    for (const way of this.ways) {
      const end = endOf(way.do);
      if (end && (this.planning || this.chosenAllows(way) || this.view.step === 'pick')) ends.set(end.tile, Math.max(way.gain, ends.get(end.tile) ?? -Infinity));
    }
    return ends;
  }

  /** The position has changed: nothing that was pointed at or found holds any more. */
  refresh(): void {
    this.chosen = null;
    this.aim = null;
    this.outlook = null;
    this.question = null;
    this.listed = null;
    this.closeHints();
    this.ways = [];
    this.looks.clear();
    this.found.clear();
    this.offered = new Set(this.view.turn.offer);
    if (!this.mayPlan) this.planning = false;
    if (this.play.legal === null) this.walk.stop();
    if (this.showEnds) void this.findEnds([]);
  }

  // Planning

  /** Whether the own turn can be planned now: before it begins. */
  get mayPlan(): boolean {
    if (!this.play.plan || this.play.seat === null || this.play.over) return false;
    return this.play.legal === null || this.view.step === 'bid';
  }

  togglePlan(): void {
    this.planning = !this.planning;
    this.ways = [];
    this.stopPointing();
  }

  /** Plan to pick up what stands on a tile; where the plan ends there already, show that way. */
  private async planOn(tile: string): Promise<void> {
    if (this.planTo(tile)) {
      this.point(tile);
      return;
    }
    this.aim = null;
    this.outlook = null;
    const view = this.play.view;
    const ways = await this.play.plan?.([`pick ${tile}`]).catch(() => []);
    if (this.planning && view === this.play.view) this.ways = (ways ?? []).map((way) => ({ ...way, do: [`pick ${tile}`, ...way.do] }));
  }

  /** The best way of the plan that ends on a tile. */
  private planTo(tile: string): Way | null {
    const there = this.ways.filter((way) => endOf(way.do)?.tile === tile);
    return there.reduce<Way | null>((best, way) => (best && best.gain >= way.gain ? best : way), null);
  }

  // Doing

  do(action: string): void {
    this.question = null;
    this.play.do(action);
  }

  /** Do one action after another. Whether the turn is over is for the player to say. */
  follow(actions: string[]): void {
    this.listed = null;
    this.closeHints();
    this.walk.begin(actions.filter((action) => action !== 'end'));
  }

  back(to?: number): void {
    this.walk.stop();
    this.play.back(to);
  }

  /** A tile was clicked. On a touch screen what can be looked at is looked at first. */
  chooseTile(tile: string, at: DOMRect, touch: boolean): void {
    if (this.planning) {
      void this.planOn(tile);
      return;
    }
    if (this.play.legal === null) return;
    const options = this.choices.onTile(tile, this.chosen).map((choice) => choice.do);
    const way = this.wayTo(tile);
    const shows = this.isTelling(options) || this.isPick(options) || (options.length === 0 && way);
    const first = touch && this.aim?.tile !== tile && shows;
    if (first) this.point(tile);
    else if (options.length === 1) this.do(options[0] ?? '');
    else if (options.length > 1) this.question = { actions: options, at };
    else if (way) this.follow(way.do);
    else this.tryInVain(tile);
  }

  /** Something that stands for one or more actions was clicked. */
  choose(actions: string[], at: DOMRect, touch = false): void {
    const [only] = actions;
    if (only === undefined) return;
    if (actions.length > 1) this.question = { actions, at };
    else if (touch && !this.aim?.actions.includes(only)) this.pointAt(only);
    else this.do(only);
  }

  /** Which of the powers that may be used now? */
  choosePower(at: DOMRect): void {
    const firsts = this.choices.powers().map((djinn) => this.choices.ofDjinn('use', djinn)[0]?.do ?? '');
    this.question = { actions: firsts, powers: true, at };
  }

  /** An answer to the question: done, or asked how to pay. */
  answer(action: string): void {
    const question = this.question;
    const choice = read(action);
    this.question = null;
    if (question?.powers && choice.kind === 'use') this.choose(this.choices.ofDjinn('use', choice.djinn).map((use) => use.do), question.at);
    else this.do(action);
  }

  chooseTribe(tribe: Tribe): void {
    if (this.question) {
      const action = this.question.actions.find((one) => tribeIn(one) === tribe);
      if (action) this.do(action);
    } else if (this.choices.tribes().includes(tribe)) this.chosen = this.chosen === tribe ? null : tribe;
  }

  offer(good: string): void {
    const offered = new Set(this.offered);
    if (!offered.delete(good)) offered.add(good);
    this.offered = offered;
    this.outlook = null;
    if (offered.size) void this.look([...this.offers, 'sell']);
  }

  /** The goods chosen that the game hasn't been told of yet. */
  get offers(): string[] {
    const laidOut = this.view.turn.offer;
    return [...this.offered].filter((good) => !laidOut.includes(good)).map((good) => `offer ${good}`);
  }

  sell(): void {
    this.follow([...this.offers, 'sell']);
  }

  // Looking ahead

  /** Point at a tile, or at none. */
  point(tile: string | null): void {
    if (this.planning) {
      this.pointInPlan(tile);
      return;
    }
    if (tile === null || this.play.legal === null) {
      this.stopPointing();
      return;
    }
    const options = this.choices.onTile(tile, this.chosen).map((choice) => choice.do);
    const way = this.wayTo(tile);
    if (this.isTelling(options)) {
      this.aim = { tile, actions: options.slice(0, 1) };
      void this.look(options.slice(0, 1));
    } else if (way) {
      this.aim = { tile, actions: way.do };
      this.outlook = { actions: way.do, gain: way.gain, parts: way.parts, story: way.story.filter(isEntry), after: null };
    } else {
      this.aim = options.length ? { tile, actions: this.isPick(options) ? options : [] } : null;
      this.outlook = null;
    }
    clearTimeout(this.resting);
    if (this.showEnds && this.view.step === 'pick' && options.length) this.resting = setTimeout(() => void this.findEnds(options), RESTING);
  }

  private pointInPlan(tile: string | null): void {
    const way = tile === null ? null : this.planTo(tile);
    this.aim = way && { tile, actions: way.do };
    this.outlook = way && { actions: way.do, gain: way.gain, parts: way.parts, story: way.story.filter(isEntry), after: null };
  }

  /** Point at something that stands for an action. */
  pointAt(action: string | null): void {
    if (action === null || this.play.legal === null) this.stopPointing();
    else {
      this.aim = { tile: null, actions: [action] };
      void this.look([action]);
    }
  }

  /** Point at a whole way, from a list. */
  pointAlong(way: { do: string[] } | null): void {
    if (way === null) this.stopPointing();
    else this.aim = { tile: endOf(way.do)?.tile ?? null, actions: way.do };
  }

  private stopPointing(): void {
    this.aim = null;
    this.outlook = null;
    if (this.showEnds && this.view.step === 'pick') this.ways = [];
  }

  /** Whether the game can tell what would come of it: not while meeples are left in hand. */
  private isTelling(options: string[]): boolean {
    const [only, ...more] = options;
    if (only === undefined) return false;
    const kind = read(only).kind;
    if (kind === 'drop') return this.view.turn.hand.length === 1;
    return kind !== 'pick' && more.length === 0;
  }

  private isPick(options: string[]): boolean {
    return options.length === 1 && read(options[0] ?? '').kind === 'pick';
  }

  async look(actions: string[]): Promise<void> {
    const key = actions.join();
    const answer = this.looks.get(key) ?? this.play.look(actions);
    this.looks.set(key, answer);
    try {
      const looked = await answer;
      if (this.looks.get(key) !== answer || !this.play.view) return;
      const still = this.aim ? this.aim.actions.join() === key : key === [...this.offers, 'sell'].join();
      if (!still) return;
      const after = viewOf(applyChanges(this.play.view, looked.changes));
      this.outlook = { actions, gain: looked.gain, parts: looked.parts, story: looked.story.filter(isEntry), after };
    } catch {
      // What can't be told is not shown.
    }
  }

  async toggleEnds(): Promise<void> {
    this.showEnds = !this.showEnds;
    settings.destinations = this.showEnds;
    if (this.showEnds) await this.findEnds([]);
    else this.ways = [];
  }

  /** Find where the meeples in hand, or those of a tile, can end. */
  async findEnds(first: string[]): Promise<void> {
    if (this.play.legal === null || (this.view.step === 'pick') !== first.length > 0) return;
    if (this.view.step !== 'pick' && this.view.step !== 'drop') return;
    const ways = await this.find(first);
    const stillThere = first.length === 0 || this.aim?.tile === tileIn(first[0] ?? '');
    if (ways && stillThere) this.ways = ways;
  }

  private async find(first: string[]): Promise<Way[] | null> {
    const key = first.join();
    const answer = this.found.get(key) ?? this.play.ways(first);
    this.found.set(key, answer);
    try {
      const ways = await answer;
      return this.found.get(key) === answer ? ways : null;
    } catch {
      return null;
    }
  }

  async toggleList(): Promise<void> {
    this.closeHints();
    if (this.listed) this.listed = null;
    else this.listed = await this.waiting(() => this.find([]));
  }

  async toggleHint(): Promise<void> {
    this.listed = null;
    if (this.hints) this.closeHints();
    else {
      this.hints = await this.waiting(() => this.play.hint().catch(() => []));
      this.advice = this.hints?.[0] ?? null;
    }
  }

  closeHints(): void {
    this.hints = null;
    this.advice = null;
  }

  /** The step that waits to be sent, the action pointed at, or what the hint begins with. */
  get marked(): string | null {
    return this.play.held?.action ?? this.aim?.actions[0] ?? this.advice?.do[0] ?? null;
  }

  private async waiting<T>(ask: () => Promise<T>): Promise<T | null> {
    const view = this.play.view;
    this.thinking = true;
    const answer = await ask();
    this.thinking = false;
    return view === this.play.view ? answer : null;
  }

  private wayTo(tile: string): Way | null {
    if (!this.showEnds || this.view.step === 'pick') return null;
    const there = this.ways.filter((way) => endOf(way.do)?.tile === tile && this.chosenAllows(way));
    return there.reduce<Way | null>((best, way) => (best && best.gain >= way.gain ? best : way), null);
  }

  /** A way on begins with the meeple chosen, if one is. */
  private chosenAllows(way: Way): boolean {
    const first = read(way.do[0] ?? '');
    return this.chosen === null || first.kind !== 'drop' || first.tribe === this.chosen;
  }

  /** The tiles of the way pointed at that is still ahead. */
  get ahead(): string[] {
    const actions = this.aim?.actions.length ? this.aim.actions : (this.advice?.do ?? []);
    const tiles = tilesOf(actions, this.planning ? null : this.view.turn.tile);
    return tiles.length > 1 ? tiles : [];
  }

  /** Let the game say why a tile can't be chosen. */
  private tryInVain(tile: string): void {
    const step = this.view.step;
    const tribe = this.chosen ?? TRIBES.find((one) => this.choices.tribes().includes(one)) ?? 'vizier';
    const verb = step === 'pick' || step === 'place' ? `${step} ${tile}` : step === 'drop' ? `drop ${tribe} ${tile}` : null;
    if (!verb) return;
    this.refused = tile;
    clearTimeout(this.refusal);
    this.refusal = setTimeout(() => (this.refused = null), REFUSED_TIME);
    this.play.do(verb);
  }
}
