import type { Context, TypedResponse } from "hono";
import type { AppEnv } from "./env.ts";
import { matchesETag } from "./etags.ts";
import { apiHeaders } from "./middleware/response-headers.ts";

const jsonType = "application/json; charset=utf-8";

/** A response body that can be sent any number of times. */
export interface Prepared<Value> {
  readonly text: string;
  readonly etag: string;
  /** All headers but ETag and request id, shared by all responses of a kind: `Headers` take ten times the memory of a verse. */
  readonly headers: Headers;
  /** Carries the type; never set or read. */
  readonly value?: Value;
}

/** A fast 53-bit hash (cyrb53, public domain), enough to tell two responses of one URL apart. */
const fingerprint = (text: string): string => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
};

/** The headers of each kind of response. Kinds are fixed in code, so there are few. */
const kinds = new Map<string, Headers>();

const headersOfKind = (headers: Readonly<Record<string, string>>): Headers => {
  const key = JSON.stringify(headers);
  const cached = kinds.get(key);
  if (cached) return cached;
  const all = new Headers(apiHeaders);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  kinds.set(key, all);
  return all;
};

/** @param headers in addition to Content-Type, ETag and Cache-Control; the same for every response of a kind */
export const prepareText = (
  text: string,
  cacheControl: string,
  headers: Readonly<Record<string, string>> = {},
): Prepared<never> => ({
  text,
  etag: `W/"${fingerprint(text)}"`,
  headers: headersOfKind({ "Content-Type": jsonType, "Cache-Control": cacheControl, ...headers }),
});

export const prepareJson = <Value>(
  value: Value,
  cacheControl: string,
  headers?: Readonly<Record<string, string>>,
): Prepared<Value> => prepareText(JSON.stringify(value), cacheControl, headers);

export type JsonResponse<Value> = Response & TypedResponse<Value, 200, "json">;

/** Sends a prepared body with its ETag, or 304 if the client has it. */
export const send = <Value>(c: Context<AppEnv>, { text, etag, headers }: Prepared<Value>) => {
  c.set("hasApiHeaders", true);
  const response = matchesETag(c.req.header("If-None-Match"), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
  response.headers.set("ETag", etag);
  return response as JsonResponse<Value>;
};
