import { HttpError, type HttpOptions, send } from "./http.ts";

/** A large file may take minutes. It has failed if nothing arrives for this long. */
const idleMs = 30_000;

/**
 * Reads a text while it arrives. `onText` gets each piece with its number of bytes, and is awaited before more is read.
 * Rejects like `send`.
 */
export const readTextStream = (
  url: string,
  options: HttpOptions,
  onText: (text: string, bytes: number) => Promise<void>,
): Promise<void> =>
  send(url, { timeoutMs: idleMs, ...options }, async ({ body }, renewTimeout) => {
    if (!body) throw new HttpError("invalid");
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      renewTimeout();
      if (done) break;
      await onText(decoder.decode(value, { stream: true }), value.byteLength);
      options.signal?.throwIfAborted();
    }
    await onText(decoder.decode(), 0);
  });
