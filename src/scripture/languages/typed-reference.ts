import { bookNameLists } from "#domain/scripture/languages/book-names.ts";
import { parseLocal, type BookNames } from "#domain/scripture/languages/parse-local.ts";
import type { Reference } from "#domain/scripture/reference/reference.ts";
import { lazyCode, loadCode, type LazyCode } from "#src/platform/loading/lazy-code.ts";

/** Names of books in other languages, each loaded when a text may be in that language. */
const names: Readonly<Record<string, LazyCode<BookNames>>> = Object.fromEntries(
  Object.entries(bookNameLists).map(([language, load]) => [language, lazyCode(`book names ${language}`, load)]),
);

const byScript: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Cyrillic}/u, "ru"],
];

const latin = ["es", "pt", "fr", "de", "it"];

const primaryTag = (tag: string): string => tag.split("-")[0]!.toLowerCase().replace("fil", "tl");

/** Those whose habits the visitor has: what the browser names behind English is another language to them. */
const ownLanguages = (browser: string): readonly string[] => {
  const wanted = browser.split(" ").map(primaryTag);
  return wanted.includes("en") ? wanted.slice(0, wanted.indexOf("en")) : wanted;
};

/** As `readLocalReference` of the readers. */
export const readLocalReference = async (text: string, browser: string): Promise<Reference | "no passage" | null> => {
  const script = byScript.find(([letters]) => letters.test(text))?.[1];
  // A chapter is missing only in a language of the visitor's: to others "he 99" is no Hebrews.
  const own = script ? [script] : ownLanguages(browser);
  const possible = script ? own : [...new Set([...browser.split(" ").map(primaryTag), ...latin])];
  let isMistaken = false;
  for (const language of possible.filter((one) => names[one])) {
    const found = parseLocal(text, language, await loadCode(names[language]!));
    if (typeof found === "object") return found;
    isMistaken ||= found === "no passage" && own.includes(language);
  }
  return isMistaken ? "no passage" : null;
};
