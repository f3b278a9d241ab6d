import { firstAbort } from "../network/abort.ts";
import { after } from "../clock.ts";
import { HttpError } from "../network/http.ts";

/** A large file may take minutes; it has failed if nothing arrives for this long. */
const idleMs = 30_000;

interface ReadOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** `reload` goes past every cache, ours and those on the way. */
  readonly cache?: RequestCache;
  /** Inspects a response before its body is read. */
  readonly onResponse?: (response: Response) => void;
}

/**
 * Reads a file as text while it arrives. `onText` is awaited before more is read.
 * Rejects with `HttpError`, or with the reason of `signal`.
 */
export const readWhileArriving = async (
  path: string,
  signal: AbortSignal,
  onText: (text: string, bytes: number) => Promise<void>,
  { headers = {}, cache = "default", onResponse }: ReadOptions = {},
): Promise<void> => {
  const idle = new AbortController();
  let cancel = after(idleMs, () => idle.abort());
  const renew = () => {
    cancel();
    cancel = after(idleMs, () => idle.abort());
  };
  try {
    const response = await fetch(path, { headers, cache, signal: firstAbort(signal, idle.signal) });
    if (!response.ok || !response.body) {
      const body: unknown = await response.json().catch(() => undefined);
      throw new HttpError("status", response.status, body);
    }
    onResponse?.(response);
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      renew();
      if (done) break;
      await onText(decoder.decode(value, { stream: true }), value.byteLength);
      signal.throwIfAborted();
    }
    await onText(decoder.decode(), 0);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (signal.aborted) throw signal.reason;
    if (idle.signal.aborted) throw new HttpError("timeout");
    if (error instanceof DOMException && error.name === "QuotaExceededError") throw error;
    throw new HttpError(error instanceof TypeError ? "network" : "invalid");
  } finally {
    cancel();
  }
};
