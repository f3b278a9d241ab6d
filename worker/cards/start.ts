import { clockLeewayMs, startTokenMs } from "#domain/api/budgets.ts";
import { isStartableCardId } from "#domain/api/cards.ts";
import { keyedHash, timingSafeEqual } from "../security/keys.ts";

/** An id of this beginning, `{milliseconds}-{16 random hexadecimal digits}`: with 16 more, which sign it. */
const signedId = async (secret: string, beginning: string): Promise<string> =>
  beginning + (await keyedHash(secret, "card id", beginning)).slice(0, 16);

/**
 * A new card id, which nobody can guess or invent (docs/product/cards.md, "Card ids").
 * @param now milliseconds since the epoch
 * @param randomHex returns the given number of random bytes as hexadecimal
 */
export const newCardId = (secret: string, now: number, randomHex: (bytes: number) => string): Promise<string> =>
  signedId(secret, `${now}-${randomHex(8)}`);

/** Whether `newCardId` made this id. */
export const isOwnCardId = async (secret: string, cardId: string): Promise<boolean> =>
  timingSafeEqual(cardId, await signedId(secret, cardId.slice(0, -16)));

const sign = (secret: string, cardId: string, made: string): Promise<string> =>
  keyedHash(secret, "card start", cardId, made);

/**
 * A signed token that allows the first message on this card: `{made}.{signature}`, in milliseconds since the epoch.
 */
export const startTokenOf = async (secret: string, cardId: string, now: number): Promise<string> =>
  `${now}.${await sign(secret, cardId, String(now))}`;

export const isStartToken = async (
  secret: string,
  cardId: string,
  token: string | undefined,
  now: number,
): Promise<boolean> => {
  const [, made, signature] = /^(\d{13,16})\.([0-9a-f]{64})$/.exec(token ?? "") ?? [];
  if (made === undefined || signature === undefined || !isStartableCardId(cardId)) return false;
  const isValid = now < Number(made) + startTokenMs && Number(made) <= now + clockLeewayMs;
  return isValid && timingSafeEqual(signature, await sign(secret, cardId, made));
};
