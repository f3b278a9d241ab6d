import { messagesPerCard } from "#domain/api/budgets.ts";
import { cardScreens } from "./config.ts";

/** How many more messages the card has room for, once that should be told; undefined before. */
export const placesToTell = (total: number | undefined): number | undefined => {
  const left = Math.max(0, messagesPerCard - (total ?? 0));
  return left <= cardScreens.placesToldFrom ? left : undefined;
};
