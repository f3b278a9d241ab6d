import type { BookNames } from "./parse-local.ts";

/** The parser's lists of book names in other languages, by language. Each is loaded when a text may be in that language. */
export const bookNameLists: Readonly<Record<string, () => Promise<BookNames>>> = {
  ar: () => import("bible-passage-reference-parser/esm/lang/ar.js"),
  cs: () => import("bible-passage-reference-parser/esm/lang/cs.js"),
  de: () => import("bible-passage-reference-parser/esm/lang/de.js"),
  es: () => import("bible-passage-reference-parser/esm/lang/es.js"),
  fr: () => import("bible-passage-reference-parser/esm/lang/fr.js"),
  hi: () => import("bible-passage-reference-parser/esm/lang/hi.js"),
  it: () => import("bible-passage-reference-parser/esm/lang/it.js"),
  ko: () => import("bible-passage-reference-parser/esm/lang/ko.js"),
  pt: () => import("bible-passage-reference-parser/esm/lang/pt.js"),
  ro: () => import("bible-passage-reference-parser/esm/lang/ro.js"),
  ru: () => import("bible-passage-reference-parser/esm/lang/ru.js"),
  sw: () => import("bible-passage-reference-parser/esm/lang/sw.js"),
  tl: () => import("bible-passage-reference-parser/esm/lang/tl.js"),
  zh: () => import("bible-passage-reference-parser/esm/lang/zh.js"),
};
