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

/** The languages that a text may be in, by its script; for Latin letters the browser's languages come first. */
const languagesOf = (text: string, browser: string): readonly string[] => {
  const script = byScript.find(([letters]) => letters.test(text))?.[1];
  if (script) return [script];
  const wanted = browser.split(" ").map((tag) => tag.split("-")[0]!.toLowerCase().replace("fil", "tl"));
  return [...new Set([...wanted, ...latin])].filter((language) => names[language]);
};

/** As `readLocalReference` of the readers. */
export const readLocalReference = async (text: string, browser: string): Promise<Reference | "no passage" | null> => {
  let isMistaken = false;
  for (const language of languagesOf(text, browser)) {
    const found = parseLocal(text, language, await loadCode(names[language]!));
    if (typeof found === "object") return found;
    isMistaken ||= found === "no passage";
  }
  return isMistaken ? "no passage" : null;
};
