import { dateInWords } from "#domain/calendar/date-words.ts";
import { planMessages } from "./messages.ts";
import { startInName } from "./past-year.ts";

/** Translates names that are stored in English into the language of the interface. */

const badges: Readonly<Record<string, string>> = planMessages.badges;

export const shownBadge = (name: string): string => badges[name] ?? name;

/** `2026`, or `The year from 1 March 2026`. */
export const shownYear = (name: string): string => {
  const start = startInName(name);
  return start ? planMessages.yearFrom(dateInWords(start)) : name;
};
