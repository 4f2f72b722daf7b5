// Ask for the judgements as they come in, without hurrying the server: less often while nothing new comes, and
// not at all while nobody looks.

import { ApiError, ask } from '../lib/api';
import type { Judged } from '../lib/protocol';

const SHORTEST = 1000;
const LONGEST = 8000;

/** Follow the judging of a review from the k-th turn on; returns how to stop. */
export function followJudging(
  id: string,
  from: number,
  { learn, done }: { learn: (judged: Judged[]) => void; done: () => void },
): () => void {
  let known = from;
  let wait = SHORTEST;
  let stopped = false;
  let asking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function askOn(): Promise<void> {
    if (stopped || asking || document.hidden) return;
    asking = true;
    try {
      const answer = await ask('JudgedTurns', 'GET', `/reviews/${encodeURIComponent(id)}/judged?from=${known}`);
      if (stopped) return;
      wait = answer.judged.length > 0 ? SHORTEST : Math.min(wait * 1.5, LONGEST);
      known += answer.judged.length;
      if (answer.judged.length > 0) learn(answer.judged);
      if (answer.done) {
        stop();
        done();
        return;
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 404) return stop();
      wait = LONGEST;
    } finally {
      asking = false;
    }
    timer = setTimeout(() => void askOn(), wait);
  }

  function look(): void {
    clearTimeout(timer);
    if (!document.hidden) void askOn();
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  }

  document.addEventListener('visibilitychange', look);
  void askOn();
  return stop;
}
