import type { Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import type { Edition } from "#domain/scripture/languages/edition.ts";
import { languageMessages } from "#domain/scripture/languages/messages.ts";
import { lookupMessages } from "#domain/scripture/lookup-messages.ts";
import { configOf } from "../../config.ts";
import type { AppEnv } from "../../env.ts";
import { logWarning } from "../../log.ts";
import { scriptureCacheControl } from "../cache-control.ts";
import { callTimeoutMs } from "../upstream/config.ts";
import { maxWholeBytes, wholeIdleMs } from "./config.ts";

/** Passes on at most `maxWholeBytes`, and gives up when nothing has come for a while: the device then has a file that is cut off. */
const bounded = (body: ReadableStream<Uint8Array>, translation: string): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let size = 0;
  const next = async () => {
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
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await next();
        if (done) return controller.close();
        size += value.byteLength;
        if (size > maxWholeBytes) throw new Error("too large");
        controller.enqueue(value);
      } catch (error) {
        logWarning("upstream failed", { translation, range: "complete", reason: String(error) });
        reader.cancel().catch(() => undefined);
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
};

/**
 * A whole translation in the service's one file, as it comes: the device reads it chapter by chapter and checks each
 * (docs/texts.md, "Other languages"). Throws 404 if it is gone, 502 or 504 if the service fails before it sends anything.
 */
export const wholeTranslation = async (c: Context<AppEnv>, { id, name }: Edition): Promise<Response> => {
  const { languagesUrl } = configOf(c.env);
  if (languagesUrl === "") throw new ApiError("unavailable", { message: lookupMessages.failed });
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), callTimeoutMs);
  let answer: Response;
  try {
    answer = await fetch(`${languagesUrl}/api/${id}/complete.simple.json`, {
      redirect: "manual",
      signal: stop.signal,
      headers: { Accept: "application/json" },
    });
  } catch {
    throw new ApiError(stop.signal.aborted ? "upstream_timeout" : "upstream_unreachable");
  } finally {
    clearTimeout(timer);
  }
  if (answer.status === 404) throw new ApiError("translation_not_found", { message: languageMessages.gone(name) });
  const type = answer.headers.get("Content-Type") ?? "";
  if (answer.status !== 200 || !answer.body || !/^application\/json\b/i.test(type)) {
    answer.body?.cancel().catch(() => undefined);
    logWarning("upstream failed", { translation: id, range: "complete", reason: `status ${answer.status}` });
    throw new ApiError("upstream_failed");
  }
  return c.body(bounded(answer.body, id), 200, {
    "Content-Type": "application/json",
    "Cache-Control": scriptureCacheControl,
  });
};
