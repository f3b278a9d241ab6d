import type { Context, TypedResponse } from "hono";
import type { AppEnv } from "./env.ts";
import { apiHeaders } from "./middleware/response-headers.ts";

const jsonType = "application/json; charset=utf-8";

/** A body ready to be sent any number of times. */
export interface Prepared<Value> {
  readonly bytes: Uint8Array;
  readonly etag: string;
  /** Complete but for the tag and the request's own id; shared by all answers of a kind, for a `Headers` of its own takes ten times the room of a verse. */
  readonly headers: Headers;
  /** Carries the type for the client; never read. */
  readonly value?: Value;
}

const encoder = new TextEncoder();

/** 53 bits of a text, quickly (cyrb53, public domain): enough to tell two answers of one address apart. */
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

/** The headers of each kind of answer; what a kind is stands in this code, so they are few. */
const kinds = new Map<string, Headers>();

const headersOfKind = (headers: Readonly<Record<string, string>>): Headers => {
  const key = JSON.stringify(headers);
  const known = kinds.get(key);
  if (known) return known;
  const all = new Headers(apiHeaders);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  kinds.set(key, all);
  return all;
};

/** @param headers further ones than type, tag and storing; the same for every answer of a kind */
export const prepareText = (text: string, cacheControl: string, headers: Readonly<Record<string, string>> = {}): Prepared<never> => ({
  bytes: encoder.encode(text),
  etag: `W/"${fingerprint(text)}"`,
  headers: headersOfKind({ "Content-Type": jsonType, "Cache-Control": cacheControl, ...headers }),
});

export const prepareJson = <Value>(value: Value, cacheControl: string, headers?: Readonly<Record<string, string>>): Prepared<Value> =>
  prepareText(JSON.stringify(value), cacheControl, headers);

/** Whether an `If-None-Match` header names this tag (weak comparison, RFC 9110 section 13.1.2). */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  const bare = etag.slice(2);
  return ifNoneMatch.split(",").some((tag) => ["*", bare].includes(tag.trim().replace(/^W\//, "")));
};

type Typed<Value> = Response & TypedResponse<Value, 200, "json">;

/** Sends a prepared body with its tag, or 304 to a client that has it. */
export const send = <Value>(c: Context<AppEnv>, { bytes, etag, headers }: Prepared<Value>) => {
  c.set("hasApiHeaders", true);
  const response = isKnown(c.req.header("If-None-Match"), etag) ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers });
  response.headers.set("ETag", etag);
  return response as Typed<Value>;
};
