// Who is at this screen. Nobody has to say: a name is suggested, and a guest is made when one is needed.

import { ask, tell } from './api';
import { gate } from './gate.svelte';
import type { GuestChange, Me as Guest, NewGuest } from './protocol';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export type { Guest };

const KEY = 'caravanserai.name';
const SUGGESTED = 'caravanserai.name-suggested';

function remembered(key = KEY): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

class Me {
  guest = $state.raw<Guest | null>(null);
  /** Whether the server has said who it takes us for. */
  asked = $state(false);
  /** Whether our name is one that was suggested, and nobody has said so far. */
  suggested = $state(remembered(SUGGESTED) !== '');
  private asking: Promise<Guest | null> | null = null;

  /** Who the server takes us for; null for somebody it doesn't know. Asked once. */
  find(): Promise<Guest | null> {
    this.asking ??= this.read();
    return this.asking;
  }

  /** Be somebody: the guest we are, or a new one of that name. */
  async ensure(name?: string): Promise<Guest> {
    const known = await this.find();
    if (known) return known;
    const unsaid = name === undefined && (this.suggested || !remembered());
    const guest = await this.comeIn({ name: name ?? this.suggestion() });
    this.suggest(unsaid);
    return guest;
  }

  /** Come into the house as somebody new, with what its entrance asks for. */
  async comeIn(newcomer: Pick<NewGuest, 'name' | 'password' | 'invitation'>): Promise<Guest> {
    return this.become(await ask('Me', 'POST', '/guests', { ...newcomer, language: settings.language }));
  }

  /** Another name or language. */
  async change(change: GuestChange): Promise<void> {
    this.become(await ask('Me', 'PATCH', '/me', change));
    if (change.name) this.suggest(false);
  }

  become(guest: Guest): Guest {
    this.guest = guest;
    this.asked = true;
    this.asking = Promise.resolve(guest);
    gate.inside = true;
    this.remember(guest.name);
    return guest;
  }

  async signOut(): Promise<void> {
    await tell('POST', '/me/sign-out');
    this.forget();
  }

  /** Be nobody again on this device, and perhaps never have had that name. */
  forget({ name = false } = {}): void {
    if (name) {
      this.remember('');
      this.suggest(false);
    }
    this.guest = null;
    this.asking = Promise.resolve(null);
    gate.inside = false;
    gate.ban = null;
  }

  /** The name used last on this device, or one of the stories'. */
  suggestion(): string {
    const names = t('table-names').split(',').map((name) => name.trim());
    return remembered() || (names[Math.floor(Math.random() * names.length)] ?? '');
  }

  private async read(): Promise<Guest | null> {
    try {
      this.guest = (await ask('Who', 'GET', '/who')).guest ?? null;
    } catch (error) {
      this.asking = null;
      throw error;
    }
    this.asked = true;
    gate.inside = this.guest !== null;
    const ban = this.guest?.ban;
    if (ban) gate.refused({ code: 'banned', message: ban.reason ?? '', id: `banned-${ban.why ?? 'other'}`, ban });
    return this.guest;
  }

  private suggest(unsaid: boolean): void {
    this.suggested = unsaid;
    this.remember(unsaid ? 'yes' : '', SUGGESTED);
  }

  private remember(value: string, key = KEY): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // A browser that keeps nothing: another name is suggested next time.
    }
  }
}

export const me = new Me();
