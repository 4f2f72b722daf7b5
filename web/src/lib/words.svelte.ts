// The words of the page, in the language chosen. The same Fluent files serve the Python side.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';

import { areaTexts, TEXTS, type Area, type Language } from '../first/languages';
import { settings } from './settings.svelte';

/** The tags by which numbers, dates and lists are written. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru', hu: 'hu' };

/** The messages of a language. Each is parsed when it is first said: of a thousand a screen says a few. */
class Messages {
  private readonly bundle: FluentBundle;
  private readonly unread = new Map<string, string>();

  constructor(language: Language, texts: string[]) {
    this.bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    for (const text of texts) {
      for (const message of text.split(/\n(?=[a-z])/)) this.unread.set(message.slice(0, message.indexOf(' ')), message);
    }
  }

  has(id: string): boolean {
    return this.unread.has(id) || this.bundle.hasMessage(id);
  }

  text(id: string, args?: Record<string, FluentVariable>): string {
    this.parse(id);
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args ?? null, []) : id;
  }

  private parse(id: string): void {
    const message = this.unread.get(id);
    if (message === undefined) return;
    this.unread.delete(id);
    this.bundle.addResource(new FluentResource(message));
    for (const [, other] of message.matchAll(/{ ([a-z][a-z0-9-]*)/g)) this.parse(other ?? '');
  }
}

class Words {
  private messages = $state.raw<Messages | null>(null);
  language = $state<Language>('en');
  /** The areas asked for so far, each with when it is there. */
  private readonly areas = new Map<Area, Promise<void>>();
  private asked = 0;
  private shown = 0;

  get ready(): boolean {
    return this.messages !== null;
  }

  /** Load a language and speak it from then on. */
  async load(language: Language): Promise<void> {
    const turn = ++this.asked;
    const more = [...this.areas.keys()].map((area) => areaTexts(language, area));
    const [{ default: texts }, ...others] = await Promise.all([TEXTS[language](), ...more]);
    // What was asked for later may have come earlier.
    if (turn < this.shown) return;
    this.shown = turn;
    this.messages = new Messages(language, [...Object.values(texts), ...others]);
    this.language = language;
  }

  /** Have the words of an area, too, from then on. */
  also(area: Area): Promise<void> {
    const known = this.areas.get(area);
    if (known) return known;
    const loading = untrack(() => {
      this.areas.set(area, Promise.resolve());
      return this.load(settings.language);
    });
    this.areas.set(area, loading);
    loading.catch(() => this.areas.delete(area));
    return loading;
  }

  has(id: string): boolean {
    return this.messages?.has(id) ?? false;
  }

  text(id: string, args?: Record<string, FluentVariable>): string {
    return this.messages?.text(id, args) ?? id;
  }
}

export const words = new Words();

/** The message in the language chosen. The id is a literal, so that a test can find those unused or missing. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return words.text(id, args);
}

/** Why something was refused, in the language chosen: by the reason's id, else by the kind of refusal, else as the server says it. */
export function reason(refusal: { code: string; message: string; id?: string }): string {
  if (words.has(`reason-${refusal.id}`)) return t(`reason-${refusal.id}`);
  if (words.has(`refused-${refusal.code}`)) return t(`refused-${refusal.code}`);
  return refusal.message;
}

/** A number as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LOCALES[words.language], options).format(value);
}

/** A number that is added or taken away. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** A moment as the language writes it. */
export function date(at: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }): string {
  return new Intl.DateTimeFormat(LOCALES[words.language], options).format(at);
}

/** "a, b and c", as the language says it. */
export function list(items: string[]): string {
  return new Intl.ListFormat(LOCALES[words.language], { type: 'conjunction' }).format(items);
}

/** Follow the language chosen in the settings. */
export function followLanguage(): void {
  $effect(() => {
    void words.load(settings.language);
  });
}
