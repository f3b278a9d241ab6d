/** Runs one piece of work per key at a time: whoever asks while it runs gets the same result. */
export const singleFlight = <Result>() => {
  const running = new Map<string, Promise<Result>>();
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const joined = running.get(key);
    if (joined) return joined;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
};
