import { sha256Hex } from "../hashes.ts";
import { formerDeleteToken, keyedHash } from "../security/keys.ts";

/**
 * Tokens that delete card messages (docs/decisions/limits.md). A token is derived from the message's
 * id and its idempotency key, and the row has neither the key nor the token: only a keyed hash of the one and a digest of
 * the other.
 */

/** How a row names an idempotency key. The colon keeps it apart from keys that clients send, which have none. */
const prefixes = { now: "keyed:", former: "former:" } as const;

/** The forms of a key that a row may contain. */
export interface KeyForms {
  /** In new rows. */
  readonly stored: string;
  /** In rows that were stored with the key itself and have been migrated. */
  readonly former: string;
  /** In rows that are not migrated yet. */
  readonly plain: string;
}

export const keyFormsOf = async (secret: string, cardId: string, key: string): Promise<KeyForms> => {
  const hash = await keyedHash(secret, "idempotency key", cardId, key);
  return { stored: prefixes.now + hash, former: prefixes.former + hash, plain: key };
};

/** Whether the row's key was once stored as it is: whoever has an old copy of the database could ask for the token. */
export const isFormerKey = (stored: string): boolean => stored.startsWith(prefixes.former);

/** Returns the same token for the same key, so a client that lost the response can get it again. */
export const deleteTokenOf = (secret: string, id: string, key: string): Promise<string> =>
  keyedHash(secret, "delete token", id, key);

/** The digest of a token that a row stores: SHA-256 as hex. Tokens are random to everybody else, so the digest needs no key. */
export const tokenDigest = (token: string): Promise<string> => sha256Hex(token);

/** What replaces the key of an older row: the hash of the key, and the digests of both tokens that were given for it. */
export const migratedKey = async (
  secret: string,
  { id, cardId, key }: { readonly id: string; readonly cardId: string; readonly key: string },
): Promise<{ readonly id: string; readonly key: string; readonly digests: string }> => {
  const tokens = [await deleteTokenOf(secret, id, key), await formerDeleteToken(secret, id, key)];
  const { former } = await keyFormsOf(secret, cardId, key);
  return { id, key: former, digests: (await Promise.all(tokens.map(tokenDigest))).join(" ") };
};
