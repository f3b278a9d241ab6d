import { isStartableCardId } from "#domain/api/cards.ts";
import { keyedHash, timingSafeEqual } from "../security/keys.ts";

/** The server's word that the first message may be written on this card (docs/product/cards.md, "Card ids"). */
export const startTokenOf = (secret: string, cardId: string): Promise<string> =>
  keyedHash(secret, "card start", cardId);

export const isStartToken = async (secret: string, cardId: string, token: string | undefined): Promise<boolean> =>
  token !== undefined && isStartableCardId(cardId) && timingSafeEqual(token, await startTokenOf(secret, cardId));
