/** In milliseconds, longer than any work takes. The runtime may end the request that began it, and nobody is told. */
const longestWork = 15_000;

/** Deduplicates concurrent work: calls with the same key share one running promise. */
export const singleFlight = <Result>() => {
  const running = new Map<string, { readonly work: Promise<Result>; readonly since: number }>();
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const pending = running.get(key);
    if (pending && Math.abs(Date.now() - pending.since) < longestWork) return pending.work;
    const started = work().finally(() => {
      if (running.get(key)?.work === started) running.delete(key);
    });
    running.set(key, { work: started, since: Date.now() });
    return started;
  };
};
