import type { Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import { textFromHeader } from "#domain/api/text-from.ts";
import type { Edition } from "#domain/scripture/languages/edition.ts";
import { configOf } from "../../config.ts";
import type { AppEnv } from "../../env.ts";
import { logWarning } from "../../log.ts";
import { scriptureCacheControl } from "../cache-control.ts";
import { callTimeoutMs } from "../upstream/config.ts";
import { maxWholeBytes, wholeIdleMs } from "./config.ts";

/** Where a device goes on that has the beginning of the file. */
interface WholeFrom {
  /** In bytes of the file. */
  readonly at: number;
  /** The `ETag` that came with the beginning. */
  readonly etag: string;
}

/** Reads the next bytes; rejects when nothing has come for a while. */
const nextOf = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const idle = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("idle")), wholeIdleMs);
  });
  try {
    return await Promise.race([reader.read(), idle]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Passes on at most `maxWholeBytes`, and gives up when nothing has come for a while: the device then has a file that is
 * cut off. The first `skipped` bytes are left out.
 */
const bounded = (
  body: ReadableStream<Uint8Array>,
  translation: string,
  skipped: number,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let size = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    for (;;) {
      const { done, value } = await nextOf(reader);
      if (done) return controller.close();
      const before = size;
      size += value.byteLength;
      if (size > maxWholeBytes) throw new Error("too large");
      if (size <= skipped) continue;
      return controller.enqueue(before < skipped ? value.subarray(skipped - before) : value);
    }
  };
  return new ReadableStream({
    pull: async (controller) => {
      try {
        await pull(controller);
      } catch (error) {
        logWarning("upstream failed", { translation, range: "complete", reason: String(error) });
        reader.cancel().catch(() => undefined);
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
};

const bare = (etag: string | null): string => (etag ?? "").replace(/^W\//, "");

/** Parts of a file can be asked for where its `ETag` is a strong one: then its bytes are the same each time. */
const rangeHeaders = (from: WholeFrom | undefined): Record<string, string> =>
  from && from.etag.startsWith('"')
    ? { Range: `bytes=${from.at}-`, "If-Range": from.etag, "Accept-Encoding": "identity" }
    : {};

/** How many bytes of an answer the device has already; undefined if it is no answer that can be used. */
const bytesToSkip = ({ status, headers }: Response, from: WholeFrom | undefined): number | undefined => {
  if (!/^application\/json\b/i.test(headers.get("Content-Type") ?? "")) return undefined;
  if (status === 200) return from && bare(headers.get("ETag")) === bare(from.etag) ? from.at : 0;
  const isRest = from && headers.get("Content-Range")?.startsWith(`bytes ${from.at}-`);
  return status === 206 && isRest && !headers.has("Content-Encoding") ? 0 : undefined;
};

/**
 * A whole translation in the service's one file, as it comes: the device reads it chapter by chapter and checks each
 * (docs/texts.md, "Other languages"). With `from`, only what follows, if it is still the same file; the header
 * `X-Text-From` says where it begins. Throws 404 if it is gone, 502 or 504 if the service fails before it sends anything.
 */
export const wholeTranslation = async (
  c: Context<AppEnv>,
  { id, name }: Edition,
  from: WholeFrom | undefined,
): Promise<Response> => {
  const { languagesUrl } = configOf(c.env);
  if (languagesUrl === "") throw new ApiError("unavailable", { message: ({ lookup }) => lookup.failed });
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), callTimeoutMs);
  let answer: Response;
  try {
    answer = await fetch(`${languagesUrl}/api/${id}/complete.simple.json`, {
      redirect: "manual",
      signal: stop.signal,
      headers: { Accept: "application/json", ...rangeHeaders(from) },
    });
  } catch {
    throw new ApiError(stop.signal.aborted ? "upstream_timeout" : "upstream_unreachable");
  } finally {
    clearTimeout(timer);
  }
  if (answer.status === 404)
    throw new ApiError("translation_not_found", { message: ({ languages }) => languages.gone(name) });
  const skipped = bytesToSkip(answer, from);
  if (skipped === undefined || !answer.body) {
    answer.body?.cancel().catch(() => undefined);
    logWarning("upstream failed", { translation: id, range: "complete", reason: `status ${answer.status}` });
    throw new ApiError("upstream_failed");
  }
  const etag = answer.headers.get("ETag");
  const begins = from && (answer.status === 206 || skipped > 0) ? from.at : 0;
  return c.body(bounded(answer.body, id, skipped), 200, {
    "Content-Type": "application/json",
    "Cache-Control": begins > 0 ? "no-store" : scriptureCacheControl,
    [textFromHeader]: String(begins),
    ...(etag && { ETag: etag }),
  });
};
