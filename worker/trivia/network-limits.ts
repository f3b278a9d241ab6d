import type { Context } from "hono";
import { networkBudgets } from "#domain/api/budgets.ts";
import type { Sentence } from "#domain/api/messages.ts";
import { database } from "../db/database.ts";
import { deleteAttempts } from "../db/rate-limits.ts";
import type { AppEnv } from "../env.ts";
import { spendOfNetwork } from "../security/network-spending.ts";

/** Throws 429 if the network has opened too many trivia rooms within an hour. */
export const spendRoom = async (c: Context<AppEnv>, sentence: Sentence): Promise<void> =>
  void (await spendOfNetwork(c, "trivia_room", networkBudgets.newRooms, sentence));

/**
 * Throws 429 if the network has tried too many wrong codes within an hour. The attempt is counted before the code is looked
 * up, so that parallel requests cannot exceed the limit. Returns a function that deletes the attempt, for right codes.
 */
export const spendCode = async (c: Context<AppEnv>, sentence: Sentence): Promise<() => void> => {
  const ids = await spendOfNetwork(c, "trivia_code", networkBudgets.wrongCodes, sentence);
  return () => {
    if (ids.length === 0) return;
    c.executionCtx.waitUntil(
      deleteAttempts(database(c.env.DB), ids).then(
        () => {},
        () => {},
      ),
    );
  };
};
