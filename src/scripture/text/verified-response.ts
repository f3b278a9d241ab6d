import type * as z from "zod/mini";
import { textDigestHeader } from "#domain/api/text-digest.ts";
import { addressOf, type JsonCall } from "#src/api/call.ts";
import { hasDigest } from "#src/platform/digest.ts";
import { readVerified } from "./verified-file.ts";

const chapter = "GET /bible/data/{translation}/{book}/{chapter}";

/**
 * Requests a chapter of the public service from our API, and checks it against the digest that the worker sent with it
 * and against its schema. What does not match is fetched once more past the browser's cache. Rejects like `send`: with
 * "invalid" if that does not match either.
 */
export const readVerifiedResponse = async <Schema extends z.ZodMiniType>(
  request: JsonCall<typeof chapter, Schema>,
): Promise<z.output<Schema>> => {
  const { path, response, ...options } = request;
  return readVerified(addressOf(chapter, { path }), options, async (text, headers) => {
    const digest = headers.get(textDigestHeader) ?? "";
    return (await hasDigest(text, digest)) ? response.safeParse(JSON.parse(text)).data : undefined;
  });
};
