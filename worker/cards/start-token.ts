import { clockLeewayMs, startTokenMs } from "#domain/api/budgets.ts";
import { isStartableCardId } from "#domain/api/cards.ts";
import { keyedHash, timingSafeEqual } from "../security/keys.ts";

const sign = (secret: string, cardId: string, made: string): Promise<string> =>
  keyedHash(secret, "card start", cardId, made);

/**
 * A signed token that allows the first message on this card (docs/product/cards.md, "Card ids"):
 * `{made}.{signature}`, in milliseconds since the epoch.
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
