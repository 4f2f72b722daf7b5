// The words of the page, in the language chosen. The same Fluent files serve the Python side.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { settings, type Language } from './settings.svelte';

const TEXTS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./languages/en'),
  ru: () => import('./languages/ru'),
  hu: () => import('./languages/hu'),
};

/** The tags by which numbers, dates and lists are written. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru', hu: 'hu' };

class Words {
  private bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>('en');

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** Load a language and speak it from then on. */
  async load(language: Language): Promise<void> {
    const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    const { default: texts } = await TEXTS[language]();
    for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  text(id: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.bundle?.getMessage(id)?.value;
    return this.bundle && pattern ? this.bundle.formatPattern(pattern, args ?? null, []) : id;
  }
}

export const words = new Words();

/** The message in the language chosen. The id is a literal, so that a test can find those unused or missing. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return words.text(id, args);
}

/** Why something was refused, in the language chosen: the server's English reason is the key. */
export function reason(refusal: { code: string; message: string }): string {
  const slug = refusal.message
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words.has(`reason-${slug}`)) return t(`reason-${slug}`);
  if (words.has(`refused-${refusal.code}`)) return t(`refused-${refusal.code}`);
  return refusal.message;
}

/** A number as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LOCALES[words.language], options).format(value);
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
