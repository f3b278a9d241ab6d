import { messagesPerCard } from "#domain/api/budgets.ts";
import { cardScreens } from "./config.ts";

/** How many more messages fit on the card; undefined while there are too many left to mention it. */
export const remainingPlaces = (total: number | undefined): number | undefined => {
  const left = Math.max(0, messagesPerCard - (total ?? 0));
  return left <= cardScreens.placesToldFrom ? left : undefined;
};
