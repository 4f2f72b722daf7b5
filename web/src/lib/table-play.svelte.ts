// A game at a table, over the WebSocket. It connects again by itself, sends again what wasn't answered (the
// server carries nothing out twice), and asks for the whole position when it has missed something.

import { applyChanges } from './changes';
import { gate } from './gate.svelte';
import { Holding, type HeldStep } from './holding.svelte';
import { seatName } from './names';
import { hasFields, isRecord, parse } from './json';
import type { Happening, Looked, Play, Player, Refusal } from './play';
import {
  MESSAGES, type ClockSetting, type Clocks, type Doing, type HintLine, type InForce, type MatchResult, type Message, type Moved, type Position, type Request, type Said,
  type StoryEntry, type TableInfo, type View, type Way,
} from './protocol';

/** How the connection is: `closed` means that the server said not to come back. */
export type Link = 'connecting' | 'online' | 'offline' | 'closed';

type Asked = { message: Request; keep: boolean; answer?: (message: Message) => void; fail?: (why: Refusal) => void };
/** The answer that a question gets. */
type AnswerTo<T extends 'looked' | 'ways' | 'hinted'> = Extract<Message, { t: T }>;

/** The game as it stood, and what had led to it; kept where only bots play, so that one can look back. */
interface Moment {
  told: Position | Moved;
  view: View;
  story: StoryEntry[];
  /** What was told last, and whether something was taken back. */
  added: StoryEntry[];
  back: boolean;
}

const MOST_MOMENTS = 400;
const LOST: Refusal = { code: 'offline', message: 'offline' };
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** A question that the server refused, or that got lost with the connection. */
export class NotAnswered extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Whether it is something that the server says: known by its `t`, with all that belongs to it. */
function isMessage(data: unknown): data is Message {
  if (!isRecord(data)) return false;
  const fields = Object.entries<readonly string[]>(MESSAGES).find(([t]) => t === data.t)?.[1];
  return fields !== undefined && hasFields(data, fields);
}

export class TablePlay implements Play {
  table = $state.raw<TableInfo | null>(null);
  me = $state<{ guest: string | null; name: string | null }>({ guest: null, name: null });
  link = $state<Link>('connecting');
  /** Why the server said goodbye for good. */
  goodbye = $state.raw<Refusal | null>(null);
  chat = $state.raw<Said[]>([]);
  /** Why and until when the house lets us say nothing. */
  mute = $state.raw<InForce | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  act = $state<number | null>(null);
  doing = $state<Doing['what'] | null>(null);
  legal = $state.raw<string[] | null>(null);
  story = $state.raw<StoryEntry[]>([]);
  steps = $state.raw<number[]>([]);
  over = $state.raw<MatchResult | null>(null);
  points = $state.raw<number[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The server's time minus ours, in ms. */
  ahead = $state(0);
  /** When we came, by the server's time in ms. */
  came = 0;
  readonly live = true;

  /** How many entries of the log we know of. */
  ply = $state(0);
  /** What one can look back at, oldest first. */
  moments = $state.raw<Moment[]>([]);
  /** Which of these is shown. */
  shown = $state(0);
  private unanswered = $state.raw(0);
  private readonly asked = new Map<string, Asked>();
  private readonly listeners = new Set<(happening: Happening) => void>();
  private readonly holding = new Holding((action) => this.send({ t: 'do', ply: this.ply, do: action }), () => this.timeLeft());
  private socket: WebSocket | null = null;
  private count = 0;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly comeBack = (): void => {
    if (this.link === 'offline') this.connect();
  };

  constructor(readonly id: string) {
    addEventListener('online', this.comeBack);
    document.addEventListener('visibilitychange', this.comeBack);
    this.connect();
  }

  get game(): string {
    return this.table?.game ?? '';
  }
  get variant(): string {
    return this.table?.variant ?? '';
  }
  get hints(): boolean {
    return this.table?.hints ?? false;
  }
  get begins(): number {
    return this.table?.begins ?? 1;
  }
  get timing(): { setting: ClockSetting; ahead: number } {
    return { setting: this.table?.clock ?? { kind: 'none' }, ahead: this.ahead };
  }
  get waiting(): boolean {
    return this.unanswered > 0;
  }
  get players(): Player[] {
    const mine = this.table?.yours ?? [];
    return (this.table?.seats ?? []).map((seat, index) => ({
      name: seatName(seat, index),
      bot: seat.bot ?? null,
      standingIn: seat.standing_in ?? false,
      here: seat.kind === 'bot' || (seat.here ?? false),
      resigned: seat.resigned ?? false,
      mine: mine.includes(index),
    }));
  }

  /** Whether an earlier moment is shown than the last one. */
  get behind(): boolean {
    return this.shown < this.moments.length - 1;
  }

  /** Show another moment: the next one as it happened, any other as it stood. */
  show(at: number): void {
    const moment = this.moments[at];
    if (!moment || at === this.shown) return;
    const next = at === this.shown + 1;
    this.shown = at;
    this.put(moment, next ? moment.added : [], next ? moment.back : true, false);
  }

  /** Say that we have seen bots play up to there. */
  watched(ply: number): void {
    if (this.link === 'online') this.post({ t: 'watch', ply });
  }

  get held(): HeldStep | null {
    return this.holding.step;
  }

  /** Do it; what couldn't be taken back is held back for a while, unless one wants it fast. */
  do(action: string): void {
    if (this.waiting || this.held?.action === action) return;
    this.refusal = null;
    this.holding.drop();
    const message: Request = { t: 'do', ply: this.ply, do: action };
    if (this.holding.wanted) this.hand({ ...message, undoable: true }, { keep: true, answer: ({ t }) => t === 'final' && this.holding.hold(action) });
    else this.send(message);
  }

  sendNow(): void {
    this.holding.sendNow();
  }

  /** Take steps back; one that is held back was never done. */
  back(to = this.steps.at(-1)): void {
    if (this.held) {
      this.holding.drop();
      return;
    }
    if (to === undefined || this.waiting) return;
    this.refusal = null;
    this.send({ t: 'back', ply: this.ply, to });
  }

  async look(actions: string[]): Promise<Looked> {
    const { ply, changes, story, legal, gain = 0, parts = {} } = await this.ask({ t: 'look', ply: this.ply, do: actions }, 'looked');
    return { ply, changes, story, legal, gain, parts };
  }

  async plan(first: string[]): Promise<Way[]> {
    return (await this.ask({ t: 'ways', ply: this.ply, do: first, plan: true }, 'ways')).ways;
  }

  async ways(first: string[]): Promise<Way[]> {
    return (await this.ask({ t: 'ways', ply: this.ply, do: first }, 'ways')).ways;
  }

  async hint(): Promise<HintLine[]> {
    return (await this.ask({ t: 'hint', ply: this.ply }, 'hinted')).lines;
  }

  /** Say something to all at the table; answers why not, where the server refuses. */
  say(text: string): Promise<Refusal | null> {
    return this.wish({ t: 'say', text });
  }

  /** Give up a seat, let a bot play it, or take it back; answers why not, where the server refuses. */
  about(what: 'resign' | 'stand-in' | 'return', seat: number): Promise<Refusal | null> {
    return this.wish({ t: what, seat });
  }

  onhappening(listener: (happening: Happening) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    removeEventListener('online', this.comeBack);
    document.removeEventListener('visibilitychange', this.comeBack);
    clearTimeout(this.retry);
    this.holding.close();
    this.link = 'closed';
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.link !== 'connecting') this.link = 'offline';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}`);
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      const message = parse(String(data));
      if (isMessage(message)) this.hear(message);
    };
    socket.onclose = () => {
      if (this.socket === socket && this.link !== 'closed') this.lost();
    };
  }

  private lost(): void {
    this.link = 'offline';
    // What only asks is asked anew by whoever still wants to know; steps are sent again.
    for (const [re, asked] of this.asked) if (!asked.keep) this.settle(re, LOST);
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(message: Message): void {
    switch (message.t) {
      case 'welcome':
        this.link = 'online';
        this.wait = FIRST_WAIT;
        this.me = { guest: message.guest, name: message.name };
        this.ahead = message.now - Date.now();
        this.came ||= message.now;
        this.chat = [];
        this.mute = null; // who is still muted is told so
        for (const { message: again, keep } of this.asked.values()) if (keep) this.post(again);
        break;
      case 'table':
        this.table = message;
        break;
      case 'position':
        this.stand(message);
        break;
      case 'moved':
        this.move(message);
        break;
      case 'doing':
        this.doing = message.what;
        break;
      case 'said':
        this.chat = [...this.chat.filter((line) => line.n !== message.n), message];
        break;
      case 'unsaid':
        this.chat = this.chat.filter((line) => line.n !== message.n);
        break;
      case 'muted':
        this.mute = message.mute ?? null;
        break;
      case 'refused':
        if (message.code === 'stale') this.refusal = null;
        break;
      case 'bye':
        if (message.again === false) {
          gate.refused(message);
          this.goodbye = { code: message.code, message: message.message };
          this.link = 'closed';
        }
        break;
    }
    this.answered(message);
  }

  private stand(message: Position): void {
    const elsewhere = this.seat !== message.seat;
    this.view = message.view;
    this.story = message.story;
    this.keep(message);
    this.moments = [{ told: message, view: message.view, story: message.story, added: [], back: true }];
    this.shown = 0;
    if (elsewhere) this.refusal = null;
  }

  private move(message: Moved): void {
    const last = this.moments.at(-1);
    if (!last || message.was !== last.told.ply || message.seat !== last.told.seat) {
      if (!last || message.ply > last.told.ply || message.seat !== last.told.seat) this.post({ t: 'sync' });
      return;
    }
    const gone = message.gone ?? 0;
    const moment: Moment = {
      told: message,
      view: applyChanges(last.view, message.changes),
      story: [...last.story.slice(0, last.story.length - gone), ...message.story],
      added: message.story,
      back: gone > 0,
    };
    const { behind } = this;
    const lookedAt = this.players.every((player) => player.bot !== null);
    this.moments = lookedAt ? [...this.moments, moment].slice(-MOST_MOMENTS) : [moment];
    if (behind && lookedAt) return;
    this.shown = this.moments.length - 1;
    this.put(moment, moment.added, moment.back, message.re !== undefined && this.asked.has(message.re));
    this.refusal = null;
  }

  private put({ told, view, story }: Moment, added: StoryEntry[], back: boolean, own: boolean): void {
    const { points } = this;
    const before = this.view ?? view;
    this.view = view;
    this.story = story;
    this.keep(told);
    for (const listener of this.listeners) listener({ before, after: view, story: added, back, own, points: { before: points, after: this.points } });
  }

  private timeLeft(): number | null {
    return this.clocks?.until == null ? null : this.clocks.until - Date.now() - this.ahead;
  }

  private keep(message: Position | Moved): void {
    if (message.ply !== this.ply || message.seat !== this.seat) this.holding.drop();
    this.ply = message.ply;
    this.seat = message.seat;
    this.act = message.act;
    this.legal = message.legal;
    this.doing = null;
    this.steps = message.steps ?? [];
    this.clocks = message.clocks ?? null;
    this.over = message.over ?? null;
    this.points = message.points ?? [];
  }

  private answered(message: Message): void {
    const re = 're' in message ? message.re : undefined;
    if (!re || !this.asked.has(re)) return;
    if (message.t === 'refused') this.settle(re, message);
    else this.settle(re, null, message);
  }

  private settle(re: string, refusal: Refusal | null, message?: Message): void {
    const asked = this.asked.get(re);
    this.asked.delete(re);
    this.counted();
    if (refusal && asked?.fail) asked.fail(refusal);
    else if (refusal && refusal.code !== 'stale') this.refusal = refusal;
    else if (message) asked?.answer?.(message);
  }

  private send(request: Request): void {
    this.hand(request, { keep: true });
  }

  private wish(request: Request): Promise<Refusal | null> {
    return new Promise((done) => this.hand(request, { keep: true, answer: () => done(null), fail: done }));
  }

  private ask<T extends 'looked' | 'ways' | 'hinted'>(request: Request, by: T): Promise<AnswerTo<T>> {
    const fits = (message: Message): message is AnswerTo<T> => message.t === by;
    return new Promise((done, reject) => {
      const fail = (why: Refusal): void => reject(new NotAnswered(why));
      const answer = (message: Message): void => (fits(message) ? done(message) : fail(LOST));
      if (this.link !== 'online') fail(LOST);
      else this.hand(request, { keep: false, answer, fail });
    });
  }

  private hand(request: Request, rest: Omit<Asked, 'message'>): void {
    const re = `${++this.count}`;
    const message = { ...request, re };
    this.asked.set(re, { message, ...rest });
    this.counted();
    if (this.link === 'online') this.post(message);
  }

  private post(request: Request): void {
    this.socket?.send(JSON.stringify(request));
  }

  private counted(): void {
    this.unanswered = [...this.asked.values()].filter((asked) => asked.keep && asked.message.t !== 'say').length;
  }
}
