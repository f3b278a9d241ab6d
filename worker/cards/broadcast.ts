import type { Context } from "hono";
import type { CardFrame } from "#domain/api/cards.ts";
import type { AppEnv } from "../env.ts";

/** Sends a frame to the open pages of a card, after the response. If that fails, the card still works. */
export const broadcast = (c: Context<AppEnv>, cardId: string, frame: CardFrame): void =>
  c.executionCtx.waitUntil(
    c.env.CARD_ROOMS.getByName(cardId)
      .broadcast(frame)
      .catch(() => {}),
  );
