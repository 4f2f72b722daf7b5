// Asks again from time to time, as long as the page is looked at.

/** Run it now, when the page is looked at again, and every so many milliseconds, while the component is there. */
export function every(milliseconds: number, ask: () => Promise<void>): void {
  const run = (): void => {
    if (document.visibilityState === 'hidden') return;
    ask().catch(() => {
      // No connection: asked again at the next turn.
    });
  };
  $effect(() => {
    run();
    const timer = setInterval(run, milliseconds);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  });
}
