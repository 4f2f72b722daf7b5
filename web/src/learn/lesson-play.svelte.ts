// A task of a lesson, for boards to play.

import { ask } from '../lib/api';
import type { TaskState, Way } from '../lib/protocol';
import { StepsPlay } from './steps-play.svelte';

export class LessonPlay extends StepsPlay<TaskState> {
  done = $state(false);
  /** The turn is over, and the task isn't solved. */
  failed = $state(false);

  constructor(
    readonly game: string,
    private readonly lesson: string,
    readonly task: string,
  ) {
    super();
    this.begin();
  }

  get finished(): boolean {
    return this.done;
  }

  /** Plays the solution from the beginning, step by step. */
  async show(): Promise<void> {
    this.stop();
    this.shown = true;
    const solution = await this.solution();
    if (solution) await this.showLine(solution);
    else this.shown = false;
  }

  protected ask(actions: string[]): Promise<TaskState> {
    return ask('TaskState', 'POST', this.path, { do: actions });
  }

  protected async askWays(actions: string[]): Promise<Way[]> {
    return (await ask('TaskWays', 'POST', `${this.path}/ways`, { do: actions })).ways;
  }

  protected stood(state: TaskState): void {
    this.done = state.done;
    this.failed = state.failed;
  }

  private async solution(): Promise<string[] | null> {
    try {
      return (await ask('Solution', 'GET', `${this.path}/solution`)).do;
    } catch {
      this.offline = true;
      return null;
    }
  }

  private get path(): string {
    return `/lessons/${this.lesson}/${this.task}`;
  }
}
