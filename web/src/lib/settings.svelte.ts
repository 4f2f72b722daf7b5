// What a person has chosen: kept in the browser and with who they are, shown on the root element.

import { keepPreferences, readPreferences, toldIn, understood, type BoardSize, type Confirm, type Pace, type Preferences, type Theme, type Volume } from '../first/preferences';
import { spoken, type Language } from '../first/languages';

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  private kept = $state<Preferences>(readPreferences());
  private systemDark = $state(dark.matches);
  private systemStill = $state(still.matches);
  private readonly listeners = new Set<() => void>();

  constructor() {
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
    still.addEventListener('change', () => (this.systemStill = still.matches));
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement;
        root.dataset.theme = this.shownTheme;
        root.dataset.motion = this.lessMotion ? 'less' : 'full';
        root.lang = this.language;
      });
    });
  }

  get theme(): Theme {
    return this.kept.theme ?? 'system';
  }
  set theme(theme: Theme) {
    this.change({ theme });
  }
  get shownTheme(): 'light' | 'dark' {
    if (this.theme !== 'system') return this.theme;
    return this.systemDark ? 'dark' : 'light';
  }
  get language(): Language {
    return this.kept.language ?? spoken();
  }
  set language(language: Language) {
    this.change({ language });
  }
  get lessMotion(): boolean {
    return this.kept.lessMotion ?? this.systemStill;
  }
  set lessMotion(lessMotion: boolean) {
    this.change({ lessMotion });
  }
  /** Whether a board shows at once where a move may end: so it does until somebody doesn't want it. */
  get destinations(): boolean {
    return this.kept.destinations ?? true;
  }
  set destinations(destinations: boolean) {
    this.change({ destinations });
  }
  /** Whether the log names the rule behind each line. */
  get clauses(): boolean {
    return this.kept.clauses ?? false;
  }
  set clauses(clauses: boolean) {
    this.change({ clauses });
  }
  /** Whether decisions are explained, each kind once; who wants that anew is told from the start. */
  get guide(): boolean {
    return this.kept.guide ?? false;
  }
  set guide(guide: boolean) {
    if (guide === this.guide) return;
    const told = Object.keys(toldIn(this.kept)).map((game) => [game, 0]);
    this.change({ ...(guide ? Object.fromEntries(told) : {}), guide });
  }
  /** Whether the guide has told that note of a game. */
  isTold(game: string, place: number): boolean {
    return ((this.kept[`told-${game}`] ?? 0) & (1 << place)) !== 0;
  }
  keepTold(game: string, place: number): void {
    this.change({ [`told-${game}`]: (this.kept[`told-${game}`] ?? 0) | (1 << place) });
  }
  get turnSound(): Volume {
    return this.kept.turnSound ?? 0;
  }
  set turnSound(turnSound: Volume) {
    this.change({ turnSound });
  }
  get moveSound(): Volume {
    return this.kept.moveSound ?? 0;
  }
  set moveSound(moveSound: Volume) {
    this.change({ moveSound });
  }
  get endSound(): Volume {
    return this.kept.endSound ?? 0;
  }
  set endSound(endSound: Volume) {
    this.change({ endSound });
  }

  /** How often something was chosen so far. */
  get times(): number {
    return this.kept.times ?? 0;
  }

  /** All that was chosen, to be kept elsewhere, too: what was not is left to each device. */
  get chosen(): Record<string, string | number | boolean> {
    return Object.fromEntries(Object.entries(this.kept).filter(([, value]) => value !== undefined));
  }

  /** Take over what was chosen on another device. */
  takeOver(chosen: Record<string, unknown>): void {
    const known = Object.entries(understood(chosen)).filter(([, value]) => value !== undefined);
    this.kept = { ...this.kept, ...Object.fromEntries(known), ...toldIn(this.kept, chosen) };
    keepPreferences(this.kept);
  }

  /** How fast rivals' turns are shown. */
  get pace(): Pace {
    return this.kept.pace ?? 'normal';
  }
  set pace(pace: Pace) {
    this.change({ pace });
  }
  /** How much longer than usual each of their steps is shown; 0 for not at all. */
  get slowness(): number {
    return this.lessMotion ? 0 : { slow: 1.9, normal: 1, fast: 0.5, instant: 0 }[this.pace];
  }

  /** What happens before a step that can't be taken back. */
  get confirm(): Confirm {
    return this.kept.confirm ?? 'undo';
  }
  set confirm(confirm: Confirm) {
    this.change({ confirm });
  }

  /** Whether a board fits the screen, or may be larger. */
  get boardSize(): BoardSize {
    return this.kept.boardSize ?? 'fit';
  }
  set boardSize(boardSize: BoardSize) {
    this.change({ boardSize });
  }

  private change(change: Preferences): void {
    this.kept = { ...this.kept, ...change, times: this.times + 1 };
    keepPreferences(this.kept);
    for (const tell of this.listeners) tell();
  }

  /** Be told when something is chosen at this screen. */
  onchosen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

export const settings = new Settings();
