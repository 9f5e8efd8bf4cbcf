export interface Loop {
  /** Resolves when the round under way is over; there is no other one. */
  stop(): Promise<void>;
}

/** Does the work again and again, so long after its last round began, never two rounds at once. */
export function every(ms: number, work: () => Promise<unknown>, failed: (error: unknown) => void): Loop {
  let round: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    round ??= work()
      .catch(failed)
      .finally(() => {
        round = undefined;
      });
  }, ms);
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
