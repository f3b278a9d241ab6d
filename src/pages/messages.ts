import { quotedIn } from "#domain/site/locales/locale.ts";

export const notFoundMessages = {
  title: "Oops! Page not found",
  meant: "Were you looking for ",
  meantEnd: "?",
  toHome: "Return to Home",
  browse: "Browse Scripture",
  /** Luke 15:4, with its translation. */
  verse:
    "What man of you, having an hundred sheep, if he lose one of them, doth not leave the ninety and nine in the wilderness, and go after that which is lost, until he find it?",
  verseFrom: { id: "kjv", name: "King James Version" },
  verseLang: quotedIn,
};
