import { quotedIn } from "#domain/site/locales/locale.ts";

/** The verse of the page for unknown addresses, about one sheep that is lost. */
export const notFoundVerse = {
  text: "What man of you, having an hundred sheep, if he lose one of them, doth not leave the ninety and nine in the wilderness, and go after that which is lost, until he find it?",
  reference: "Luke 15:4",
};

/** The name of its translation, and its chapter there. */
export const source: string = "King James Version";
export const chapterPath: string = "/read/kjv/luke/15";

export const lang: string | undefined = quotedIn;
