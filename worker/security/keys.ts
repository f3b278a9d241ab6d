import { ApiError } from "#domain/api/errors.ts";
import type { Bindings } from "../env.ts";
import { toHex } from "#domain/text/bytes.ts";
import { isLoopback } from "./networks.ts";

/** What a keyed hash is for. Each purpose has its own key (docs/product/counters-and-limits.md, "Keys"). */
export type KeyPurpose =
  | "card challenge"
  | "card id"
  | "card start"
  | "counter"
  | "delete token"
  | "device name"
  | "device token"
  | "idempotency key"
  | "identifier"
  | "socket"
  | "trivia seat"
  | "visitor";

/** For localhost only. A deployment without its own key refuses to write. */
const developmentKey = "a key for development, public and therefore worthless";

/** The secret from which all keys are derived. Throws 503 on a deployment without one. */
export const secretOf = (request: Request, env: Bindings): string => {
  if (env.VISITOR_HASH_KEY) return env.VISITOR_HASH_KEY;
  if (isLoopback(request)) return developmentKey;
  throw new ApiError("unavailable", { message: ({ refusals }) => refusals.postingIsOff });
};

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** HKDF with SHA-256 (RFC 5869). The secret is random already, so there is no salt; the purpose is the `info`. */
const derive = async (secret: string, purpose: KeyPurpose): Promise<CryptoKey> => {
  const material = await crypto.subtle.importKey("raw", bytesOf(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytesOf(`lampstand ${purpose}`) },
    material,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign"],
  );
};

/** An isolate has one secret, except in tests. */
let derived = { secret: "", keys: new Map<KeyPurpose, Promise<CryptoKey>>() };

const keyFor = (secret: string, purpose: KeyPurpose): Promise<CryptoKey> => {
  if (derived.secret !== secret) derived = { secret, keys: new Map() };
  const key = derived.keys.get(purpose) ?? derive(secret, purpose);
  derived.keys.set(purpose, key);
  return key;
};

const sign = async (key: CryptoKey, text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(text))));

/**
 * HMAC-SHA-256 as hex, with the key of this purpose. The input is purpose and parts as a JSON array, so that different lists
 * of parts never give the same input.
 */
export const keyedHash = async (secret: string, purpose: KeyPurpose, ...parts: readonly string[]): Promise<string> =>
  sign(await keyFor(secret, purpose), JSON.stringify([purpose, ...parts]));

/** The former format of delete tokens, signed with the secret itself: only for tokens that were issued. */
export const formerDeleteToken = async (secret: string, id: string, idempotencyKey: string): Promise<string> =>
  sign(
    await crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
    `delete|${id}|${idempotencyKey}`,
  );

/** Compares in constant time. */
export const timingSafeEqual = (left: string, right: string): boolean => {
  const [a, b] = [bytesOf(left), bytesOf(right)] as const;
  return a.byteLength === b.byteLength && crypto.subtle.timingSafeEqual(a, b);
};
