import { toHex } from "#domain/text/hex.ts";
import { formerDeleteToken, keyedHash } from "../security/keys.ts";

/**
 * Tokens that delete card messages (docs/decisions/limits.md). A token is derived from the message's
 * id and its idempotency key, and the row has neither the key nor the token: only a keyed hash of the one and a digest of
 * the other.
 */

/** How a row names an idempotency key. The colon keeps it apart from keys that clients send, which have none. */
const prefixes = { now: "keyed:", former: "former:" } as const;

/** A key in the forms in which rows may have it. */
export interface KeyForms {
  /** As new rows have it. */
  readonly stored: string;
  /** As rows have it that were stored with the key itself, and migrated since. */
  readonly former: string;
  /** As rows have it that still wait for the migration. */
  readonly plain: string;
}

export const keyFormsOf = async (secret: string, cardId: string, key: string): Promise<KeyForms> => {
  const hash = await keyedHash(secret, "idempotency key", cardId, key);
  return { stored: prefixes.now + hash, former: prefixes.former + hash, plain: key };
};

/** Whether the row's key once stood in the database: whoever has an old copy of it could ask for the token. */
export const isFormerKey = (stored: string): boolean => stored.startsWith(prefixes.former);

/** Returns the same token for the same key, so a client that lost the response can get it again. */
export const deleteTokenOf = (secret: string, id: string, key: string): Promise<string> =>
  keyedHash(secret, "delete token", id, key);

/** What a row has of a token: SHA-256 as hex. Tokens are random to everybody else, so the digest needs no key. */
export const tokenDigest = async (token: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))));

/** What a row gets that was stored with its key: the hash of the key, and the digests of both tokens that were given for it. */
export const migratedKey = async (
  secret: string,
  { id, cardId, key }: { readonly id: string; readonly cardId: string; readonly key: string },
): Promise<{ readonly id: string; readonly key: string; readonly digests: string }> => {
  const tokens = [await deleteTokenOf(secret, id, key), await formerDeleteToken(secret, id, key)];
  const { former } = await keyFormsOf(secret, cardId, key);
  return { id, key: former, digests: (await Promise.all(tokens.map(tokenDigest))).join(" ") };
};
