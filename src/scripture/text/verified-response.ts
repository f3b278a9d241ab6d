import type * as z from "zod/mini";
import { textDigestHeader } from "#domain/api/text-digest.ts";
import { digestLength } from "#domain/scripture/translations/digests.ts";
import { call, type JsonCall } from "#src/api/call.ts";
import { digestOf } from "#src/platform/digest.ts";
import { HttpError } from "#src/platform/network/http.ts";

const chapter = "GET /bible/data/{translation}/{book}/{chapter}";

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  const found = await digestOf(text, digestLength);
  if (found !== undefined && found !== response.headers.get(textDigestHeader)) throw new HttpError("invalid");
  return JSON.parse(text);
};

/**
 * Requests a chapter of the public service from our API, and checks it against the digest that the worker gave with it
 * and against its schema. What does not match is fetched once more past the browser's cache. Rejects like `send`: with
 * "invalid" if that does not match either.
 */
export const readVerifiedResponse = async <Schema extends z.ZodMiniType>(
  request: JsonCall<typeof chapter, Schema>,
): Promise<z.output<Schema>> => {
  for (const cache of ["default", "reload"] as const) {
    try {
      return await call<typeof chapter, Schema>(chapter, { ...request, cache, readJson });
    } catch (error) {
      if (!(error instanceof HttpError && error.kind === "invalid")) throw error;
    }
  }
  throw new HttpError("invalid");
};
