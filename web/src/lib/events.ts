// Where on the page something happens.

/** The element that an event began at; null where it was none. */
export function elementAt(event: Event): Element | null {
  return event.target instanceof Element ? event.target : null;
}

/** Whether it began at, or in, an element that the selector finds. */
export function isIn(event: Event, selector: string): boolean {
  return Boolean(elementAt(event)?.closest(selector));
}

/** Where the element that listens to an event is on the screen. */
export function placeOf(event: Event): DOMRect {
  return event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : new DOMRect();
}

/** Whether a finger did it. */
export function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** Whether the keys led here: then what is pointed at is told. */
export function isByKeys(event: FocusEvent): boolean {
  return event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible');
}

/** What has the focus, if it can be given back to it. */
export function focused(): HTMLElement | SVGElement | null {
  const now = document.activeElement;
  return now instanceof HTMLElement || now instanceof SVGElement ? now : null;
}

/** Whether a key is pressed without those that change its meaning; the shift key may be down. */
export function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Whether it is one of the keys that undo. */
export function isUndo(event: KeyboardEvent): boolean {
  return isPlain(event) ? event.key === 'Backspace' : !event.altKey && event.key.toLowerCase() === 'z';
}

/** Whether something is being written, or lies over the page: keys mean something else there. */
export function isElsewhere(event: Event): boolean {
  return isIn(event, 'input, textarea, select, [contenteditable], dialog');
}
