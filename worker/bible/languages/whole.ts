import type { Context } from "hono";
import type * as z from "zod/mini";
import type { wholeTranslationSchema } from "#domain/api/bible.ts";
import { ApiError } from "#domain/api/errors.ts";
import { textFromHeader } from "#domain/api/headers.ts";
import type { Edition } from "#domain/scripture/languages/edition.ts";
import { configOf } from "../../config.ts";
import type { AppEnv } from "../../env.ts";
import { matchesETag } from "../../etags.ts";
import { logWarning } from "../../log.ts";
import type { JsonResponse } from "../../prepared-response.ts";
import { withTimeout } from "../../with-timeout.ts";
import { callTimeoutMs } from "../upstream/config.ts";
import { maxWholeBytes, wholeIdleMs } from "./config.ts";

/** Where an interrupted download is resumed. */
interface WholeFrom {
  /** Number of bytes that the device already has. */
  readonly at: number;
  /** The `ETag` of the response that the device has the beginning of. */
  readonly etag: string;
}

const idle = (): never => {
  throw new Error("idle");
};

/**
 * Passes on `body` without its first `skipped` bytes. The stream fails if the file is larger than `maxWholeBytes` or no
 * data arrives for `wholeIdleMs`; the device can resume the download later.
 */
const boundedStream = (
  body: ReadableStream<Uint8Array>,
  translation: string,
  skipped: number,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let size = 0;
  let isWanted = true;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    for (;;) {
      const { done, value } = await withTimeout(reader.read(), wholeIdleMs, idle);
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
        if (isWanted) logWarning("upstream failed", { translation, range: "complete", reason: String(error) });
        reader.cancel().catch(() => undefined);
        controller.error(error);
      }
    },
    cancel: (reason) => {
      isWanted = false;
      return reader.cancel(reason);
    },
  });
};

const withoutWeakPrefix = (etag: string | null): string => (etag ?? "").replace(/^W\//, "");

/** A range may only be requested with a strong `ETag`, which guarantees identical bytes. */
const rangeHeaders = (from: WholeFrom | undefined): Record<string, string> =>
  from && from.etag.startsWith('"')
    ? { Range: `bytes=${from.at}-`, "If-Range": from.etag, "Accept-Encoding": "identity" }
    : {};

/** How many bytes at the start of this response the device already has; undefined if the response is unusable. */
const bytesToSkip = ({ status, headers }: Response, from: WholeFrom | undefined): number | undefined => {
  if (!/^application\/json\b/i.test(headers.get("Content-Type") ?? "")) return undefined;
  if (status === 200)
    return from && withoutWeakPrefix(headers.get("ETag")) === withoutWeakPrefix(from.etag) ? from.at : 0;
  const isRest = from && headers.get("Content-Range")?.startsWith(`bytes ${from.at}-`);
  return status === 206 && isRest && !headers.has("Content-Encoding") ? 0 : undefined;
};

/**
 * Streams the service's file of a whole translation unchanged: the device reads it chapter by chapter and checks each
 * (docs/texts.md, "Other languages"). With `from`, sends only the rest if the file has not changed; the header `X-Text-From`
 * is the byte offset at which the response begins. Throws 404 if the service no longer has the translation, 502 or 504 if it
 * fails before it sends anything.
 */
export const wholeTranslation = async (
  c: Context<AppEnv>,
  { id, name }: Edition,
  from: WholeFrom | undefined,
): Promise<JsonResponse<z.output<typeof wholeTranslationSchema>>> => {
  const { languagesUrl } = configOf(c.env);
  if (languagesUrl === "") throw new ApiError("unavailable", { message: ({ lookup }) => lookup.failed });
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), callTimeoutMs);
  let answer: Response;
  try {
    answer = await fetch(`${languagesUrl}/api/${id}/complete.simple.json`, {
      redirect: "manual",
      signal: stop.signal,
      // A device that was given a bad file asks past every cache.
      ...(c.req.header("Cache-Control") === "no-cache" && { cache: "no-store" }),
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
  if (etag && matchesETag(c.req.header("If-None-Match"), etag)) {
    answer.body.cancel().catch(() => undefined);
    return new Response(null, { status: 304, headers: { ETag: etag } }) as JsonResponse<never>;
  }
  const begins = from && (answer.status === 206 || skipped > 0) ? from.at : 0;
  const response: Response = c.body(boundedStream(answer.body, id, skipped), 200, {
    "Content-Type": "application/json",
    // Not for any cache: nobody has checked it before the device does.
    "Cache-Control": "no-store",
    [textFromHeader]: String(begins),
    ...(etag && { ETag: etag }),
  });
  return response as JsonResponse<z.output<typeof wholeTranslationSchema>>;
};
