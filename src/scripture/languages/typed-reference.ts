import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { bookById } from "#domain/scripture/books/books.ts";
import { bookNameLists } from "#domain/scripture/languages/book-names.ts";
import { folder } from "#domain/scripture/languages/letters.ts";
import { parseLocal, type BookNames } from "#domain/scripture/languages/parse-local.ts";
import type { Reference } from "#domain/scripture/reference/reference.ts";
import { lazyCode, loadCode, type LazyCode } from "#src/platform/loading/lazy-code.ts";
import type { RemoteBooks } from "#src/scripture/text/remote-translation-books.ts";

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

/** The reference that a text is with the names of a translation's own books, as its headings and copied texts have them. */
export const readWithOwnNames = (
  text: string,
  { tag, books }: Pick<RemoteBooks, "tag" | "books">,
): Reference | null => {
  const fold = folder(tag);
  const typed = fold(text);
  for (const [id, { name }] of books) {
    const numbers = typed.startsWith(fold(name)) ? typed.slice(fold(name).length) : "";
    // Without numbers it may be a word: "in the wilderness" is a book to Hebrew readers.
    const found = /^\s*\p{Nd}/u.test(numbers) && parseLocal(`${bookById(id).name} ${numbers}`, "en", english);
    if (typeof found === "object") return found;
  }
  return null;
};
