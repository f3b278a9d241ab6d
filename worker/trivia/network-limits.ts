import type { Context } from "hono";
import { networkBudgets } from "#domain/api/budgets.ts";
import type { Sentence } from "#domain/api/messages/sentences.ts";
import { database } from "../db/database.ts";
import { deleteAttempts } from "../db/rate-limits.ts";
import type { AppEnv } from "../env.ts";
import { spendOfNetwork } from "../security/network-spending.ts";

/** Throws 429 if the network has opened too many rooms within an hour. */
export const spendRoom = async (c: Context<AppEnv>, sentence: Sentence): Promise<void> =>
  void (await spendOfNetwork(c, "trivia_room", networkBudgets.newRooms, sentence));

/**
 * Throws 429 if the network has tried too many codes within an hour. A try is counted before the code is looked up, so
 * that many at once gain nothing; returns what takes it back once the code was right.
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
