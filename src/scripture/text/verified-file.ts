import { parseJson } from "#domain/text/json.ts";
import type * as z from "zod/mini";
import { whenIdle } from "#src/platform/clock.ts";
import { hasDigest } from "#src/platform/digest.ts";
import { getText, HttpError, serviceTimeoutMs, type HttpOptions } from "#src/platform/network/http.ts";
import { earlierVersionHeader } from "#src/platform/offline/caches.ts";
import { deleteCachedFile, cacheFile } from "#src/platform/offline/visited-cache.ts";
import { textDigestHeader } from "#domain/api/headers.ts";
import { addressOf, type JsonCall } from "#src/api/call.ts";

interface VerifiedFile<Content> {
  readonly path: string;
  /** Loads the digest that the file has in this build. */
  readonly digest: () => Promise<string>;
  /** Whether this is the complete content of that place. The only check for files of an earlier version. */
  readonly isThere: (content: unknown) => content is Content;
}

/** The file's content if this text matches the build's digest; otherwise undefined. */
export const contentOf = async <Content>(
  { isThere }: Pick<VerifiedFile<Content>, "isThere">,
  text: string,
  digest: string | undefined,
): Promise<Content | undefined> => {
  const content = parseJson(text);
  if (!isThere(content)) return undefined;
  return digest === undefined || (await hasDigest(text, digest)) ? content : undefined;
};

/**
 * Requests a text, and once more with caches bypassed if `verify` returns undefined for the first response. Rejects like
 * `send`: with "invalid" if the second one is damaged, too.
 */
const readVerified = async <Content>(
  url: string,
  options: HttpOptions,
  verify: (text: string, headers: Headers) => Promise<Content | undefined>,
): Promise<Content> => {
  for (const cache of ["default", "reload"] as const) {
    let headers = new Headers();
    const text = await getText(url, {
      ...options,
      cache,
      onResponse: (response) => {
        headers = response.headers;
      },
    });
    const content = await verify(text, headers);
    if (content !== undefined) return content;
  }
  throw new HttpError("invalid");
};

/**
 * Reads a static Scripture file and checks it before it is shown or cached (docs/texts.md, "Digests"). A file that does not match
 * is deleted from the device and fetched once more. Rejects like `readVerified`.
 */
export const readVerifiedFile = async <Content>(
  file: VerifiedFile<Content>,
  signal?: AbortSignal,
): Promise<Content> => {
  const digest = file.digest().catch(() => {
    throw new HttpError("network");
  });
  // Awaited below, after the file.
  digest.catch(() => undefined);
  return readVerified(file.path, { signal }, async (text, headers) => {
    const isEarlier = headers.has(earlierVersionHeader);
    const content = await contentOf(file, text, isEarlier ? undefined : await digest);
    if (content === undefined) await deleteCachedFile(file.path);
    else if (!isEarlier) void cacheFile(file.path, text);
    return content;
  });
};

/**
 * Reads a static file that has no digest in the build (docs/texts.md, "Digests"), and caches for reading offline what fits
 * `schema`, after it has been shown. What does not fit is fetched once more. Rejects like `readVerified`.
 */
export const readFileOfSchema = <Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  signal: AbortSignal,
): Promise<z.output<Schema>> =>
  readVerified(path, { signal }, async (text, headers) => {
    const { data, success } = schema.safeParse(parseJson(text));
    if (!success) await deleteCachedFile(path);
    else if (!headers.has(earlierVersionHeader)) whenIdle(() => void cacheFile(path, text));
    return data;
  });

/** The endpoints whose answers come with their digest: texts of the public services. */
type DigestedRoute = "GET /bible/data/{translation}/{book}/{chapter}" | "GET /commentary/{reference}";

/**
 * Requests a text of the public services from our API, and checks it against the digest that the worker sent with it
 * and against its schema. What does not match is fetched once more past the browser's cache. Rejects like `send`: with
 * "invalid" if that does not match either.
 */
export const readVerifiedResponse = async <Of extends DigestedRoute, Schema extends z.ZodMiniType>(
  route: Of,
  request: JsonCall<Of, Schema>,
): Promise<z.output<Schema>> => {
  const { path, query, response, ...options } = request;
  const address = addressOf(route, { path, query } as never);
  return readVerified(address, { timeoutMs: serviceTimeoutMs, ...options }, async (text, headers) => {
    const digest = headers.get(textDigestHeader) ?? "";
    return (await hasDigest(text, digest)) ? response.safeParse(JSON.parse(text)).data : undefined;
  });
};
