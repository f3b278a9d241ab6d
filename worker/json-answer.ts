import type { Context, TypedResponse } from "hono";
import type { AppEnv } from "./env.ts";

/** A body ready to be sent any number of times. */
export interface Prepared<Value> {
  readonly bytes: Uint8Array;
  readonly etag: string;
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

export const prepareText = (text: string): Prepared<never> => ({ bytes: encoder.encode(text), etag: `W/"${fingerprint(text)}"` });

export const prepareJson = <Value>(value: Value): Prepared<Value> => prepareText(JSON.stringify(value));

/** Whether an `If-None-Match` header names this tag (weak comparison, RFC 9110 section 13.1.2). */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  const bare = etag.slice(2);
  return ifNoneMatch.split(",").some((tag) => ["*", bare].includes(tag.trim().replace(/^W\//, "")));
};

type Typed<Value> = Response & TypedResponse<Value, 200, "json">;

/** Sends a prepared body with its tag, or 304 to a client that has it. */
export const send = <Value>(c: Context<AppEnv>, prepared: Prepared<Value>, cacheControl: string, contentType = "application/json; charset=utf-8") => {
  c.header("Cache-Control", cacheControl);
  c.header("ETag", prepared.etag);
  if (isKnown(c.req.header("If-None-Match"), prepared.etag)) return c.body(null, 304) as Response as Typed<Value>;
  c.header("Content-Type", contentType);
  return c.body(prepared.bytes as Uint8Array<ArrayBuffer>) as Response as Typed<Value>;
};
