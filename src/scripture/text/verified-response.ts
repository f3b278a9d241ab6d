import type * as z from "zod/mini";
import { textDigestHeader } from "#domain/api/text-digest.ts";
import { digestLength } from "#domain/scripture/translations/digests.ts";
import { digestOf } from "#src/platform/digest.ts";
import { getText, HttpError, type HttpOptions } from "#src/platform/network/http.ts";

const isVerified = async (text: string, digest: string | null): Promise<boolean> => {
  const found = await digestOf(text, digestLength);
  return found === undefined || found === digest;
};

/**
 * Requests a chapter of the public service from our API, and checks it against the digest that the worker gave with it
 * and against `schema`. What does not match is fetched once more past the browser's cache. Rejects like `send`: with
 * "invalid" if that does not match either.
 */
export const readVerifiedResponse = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  url: string,
  options: HttpOptions,
): Promise<z.output<Schema>> => {
  for (const cache of ["default", "reload"] as const) {
    let digest: string | null = null;
    const text = await getText(url, {
      ...options,
      cache,
      onResponse: ({ headers }) => {
        digest = headers.get(textDigestHeader);
      },
    });
    if (await isVerified(text, digest)) {
      const { success, data } = schema.safeParse(JSON.parse(text));
      if (success) return data;
    }
  }
  throw new HttpError("invalid");
};
