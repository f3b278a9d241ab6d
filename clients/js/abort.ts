/**
 * The result of `work`, whose signal aborts after `ms`, with a `TimeoutError`, or when `signal` does, with its reason.
 * `AbortSignal.any` does the same from Safari 17.4, Chrome 116 and Node 20.3 on.
 */
export const within = async <Result>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const ending = new AbortController();
  for (const one of [AbortSignal.timeout(ms), signal]) {
    const end = () => ending.abort(one?.reason);
    if (one?.aborted) end();
    else one?.addEventListener("abort", end, { signal: ending.signal });
  }
  try {
    return await work(ending.signal);
  } finally {
    // Lets go of `signal`, which may be that of many requests.
    ending.abort();
  }
};
