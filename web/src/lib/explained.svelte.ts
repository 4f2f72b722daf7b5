// What somebody wants to be told about: what the mouse or a finger rests on, or what the keys have led to. Whatever can be
// told about carries `data-about`; the table shows the words where they don't cover it (lib/arrangement.ts).

import { elementAt } from './events';

/** Something on the screen that can be told about. */
export interface Thing {
  /** What it is, in the words of its game: `tile C3`, `djinn leta`. */
  what: string;
  at: DOMRect;
  /** The part of the table that it is in. */
  part: string;
  touched: boolean;
}

/** Some things side by side; the arrow keys lead from one to the next. */
const GROUP = '[data-abouts]';
const THING = '[data-about]';
/** So long the mouse or the focus rests before something is told; from one thing to the next it goes faster. */
const RESTING = 500;
const NEXT = 150;
const LEAVING = 250;
/** So long a finger rests, and so far it may slip. */
const HOLDING = 450;
const SLIP = 10;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What makes of an element a thing that is told about; of a group the first is a stop of the Tab key. */
export function about(what: string, stop = false): { 'data-about': string; tabindex: number } {
  return { 'data-about': what, tabindex: stop ? 0 : -1 };
}

class Explained {
  thing = $state.raw<Thing | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private finger: { x: number; y: number } | null = null;
  /** The mouse has just pressed something, or came with the table under it: until it moves, it only waits there. */
  private pressed = true;
  /** A finger has rested: the click that browsers make of it is none. */
  private rested = false;

  /** Listen to a table, as long as it is there. */
  listen = (table: HTMLElement): (() => void) => {
    const end = new AbortController();
    this.pressed = true;
    const { signal } = end;
    const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      table.addEventListener(kind, act, { signal, capture: true });
    on('pointerover', (event) => event.pointerType === 'mouse' && !this.pressed && this.rest(event, RESTING));
    on('pointerleave', (event) => event.target === table && event.pointerType === 'mouse' && this.leave());
    on('pointermove', (event) => this.moved(event));
    on('pointerdown', (event) => this.down(event));
    on('pointerup', () => this.lift());
    on('pointercancel', () => this.lift());
    on('click', (event) => this.rested && event.stopPropagation());
    on('contextmenu', (event) => this.rested && event.preventDefault());
    on('focusin', (event) => elementAt(event)?.matches(':focus-visible') && this.rest(event, RESTING));
    on('focusout', () => this.leave());
    on('keydown', (event) => this.key(event));
    document.addEventListener('keydown', (event) => event.key === 'Escape' && this.hide(), { signal, capture: true });
    document.addEventListener('pointerdown', (event) => elementAt(event)?.closest('.about') ?? this.hide(), { signal, capture: true });
    return () => {
      end.abort();
      this.hide();
    };
  };

  /** Tell nothing more. */
  hide(): void {
    clearTimeout(this.timer);
    this.thing = null;
  }

  private rest(event: Event, time: number): void {
    const found = elementAt(event)?.closest<HTMLElement | SVGElement>(THING);
    if (!found) {
      if (!elementAt(event)?.closest('.about')) this.leave();
      return;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(found, false), this.thing ? NEXT : time);
  }

  private show(found: HTMLElement | SVGElement, touched: boolean): void {
    const part = found.closest('.table > *')?.classList[0] ?? '';
    if (found.isConnected) this.thing = { what: found.dataset.about ?? '', at: found.getBoundingClientRect(), part, touched };
  }

  /** The mouse or the focus goes away; what a finger has asked for stays until the next touch. */
  private leave(): void {
    if (this.finger ?? this.thing?.touched) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.thing = null), LEAVING);
  }

  private down(event: PointerEvent): void {
    clearTimeout(this.timer);
    this.rested = false;
    this.pressed = event.pointerType === 'mouse';
    this.finger = null;
    const found = elementAt(event)?.closest<HTMLElement | SVGElement>(THING);
    if (event.pointerType === 'mouse' || !found) return;
    this.finger = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.rested = true;
      this.show(found, true);
    }, HOLDING);
  }

  private moved(event: PointerEvent): void {
    if (event.pointerType === 'mouse') {
      const waited = this.pressed && event.movementX ** 2 + event.movementY ** 2 > 0;
      if (waited) {
        this.pressed = false;
        this.rest(event, RESTING);
      }
    } else if (this.finger && Math.hypot(event.clientX - this.finger.x, event.clientY - this.finger.y) > SLIP) this.lift();
  }

  private lift(): void {
    if (this.finger) clearTimeout(this.timer);
    this.finger = null;
  }

  private key(event: KeyboardEvent): void {
    const here = elementAt(event)?.closest(THING);
    const group = here?.closest(GROUP);
    const step = STEPS[event.key];
    if (!here || !group || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const things = [...group.querySelectorAll<HTMLElement>(THING)];
    things[(things.findIndex((one) => one === here) + step + things.length) % things.length]?.focus();
    event.preventDefault();
  }
}

export const explained = new Explained();
