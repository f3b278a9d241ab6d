import type * as z from "zod/mini";
import { textDigestHeader } from "#domain/api/text-digest.ts";
import { hasDigest } from "#src/platform/digest.ts";
import type { HttpOptions } from "#src/platform/network/http.ts";
import { readVerified } from "./verified-file.ts";

/**
 * Requests a chapter of the public service from our API, and checks it against the digest that the worker gave with it
 * and against `schema`. What does not match is fetched once more past the browser's cache. Rejects like `send`: with
 * "invalid" if that does not match either.
 */
export const readVerifiedResponse = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  url: string,
  options: HttpOptions,
): Promise<z.output<Schema>> =>
  readVerified(url, options, async (text, headers) => {
    const digest = headers.get(textDigestHeader) ?? "";
    return (await hasDigest(text, digest)) ? schema.safeParse(JSON.parse(text)).data : undefined;
  });
