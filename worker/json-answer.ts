import type { Context, TypedResponse } from "hono";
import type { AppEnv } from "./env.ts";
import { apiHeaders } from "./middleware/response-headers.ts";

const jsonType = "application/json; charset=utf-8";

/** A body ready to be sent any number of times. */
export interface Prepared<Value> {
  readonly bytes: Uint8Array;
  readonly etag: string;
  /** Complete but for the request's own id. */
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

/** @param headers further ones than type, tag and storing */
export const prepareText = (text: string, cacheControl: string, headers: Readonly<Record<string, string>> = {}): Prepared<never> => {
  const etag = `W/"${fingerprint(text)}"`;
  const all = new Headers(apiHeaders);
  for (const [name, value] of Object.entries({ "Content-Type": jsonType, "Cache-Control": cacheControl, ETag: etag, ...headers })) all.set(name, value);
  return { bytes: encoder.encode(text), etag, headers: all };
};

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
  return response as Typed<Value>;
};
