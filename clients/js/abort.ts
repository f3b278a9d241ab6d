/**
 * Aborts after `ms`, with a `TimeoutError`, or when `signal` does, with its reason. `AbortSignal.any` does the same from
 * Safari 17.4, Chrome 116 and Node 20.3 on.
 */
export const endingAfter = (ms: number, signal?: AbortSignal): AbortSignal => {
  const ending = new AbortController();
  for (const one of [AbortSignal.timeout(ms), signal]) {
    const end = () => ending.abort(one?.reason);
    if (one?.aborted) end();
    else one?.addEventListener("abort", end, { once: true, signal: ending.signal });
  }
  return ending.signal;
};
