// Asks again from time to time, as long as the page is looked at.

const SLOWER = 1.5;

/**
 * Run it now, when the page is looked at again, and every so many milliseconds, while the component is there.
 * Where `most` is more than that, it is asked less and less often, up to then, as long as it answers false: nothing is new.
 */
export function every(milliseconds: number, ask: () => Promise<unknown>, most = milliseconds): void {
  $effect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = milliseconds;
    let gone = false;

    const run = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      // Without a connection it is asked again at the next turn.
      const news = await ask().catch(() => true);
      wait = news === false ? Math.min(wait * SLOWER, most) : milliseconds;
      clearTimeout(timer);
      if (!gone) timer = setTimeout(() => void run(), wait);
    };
    const seen = (): void => {
      wait = milliseconds;
      void run();
    };
    void run();
    document.addEventListener('visibilitychange', seen);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  });
}
