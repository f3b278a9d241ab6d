import type { Locale } from "#domain/site/locales/locales.ts";
import { verseCount } from "../books/books.ts";
import type { ChapterText } from "../text/chapter-text.ts";
import { verseList } from "../reference/verse-set.ts";
import type { ChapterEdition } from "./edition.ts";

/** Languages that write without spaces between words. */
const withoutSpaces = /^(?:zh|ja|th|lo|km|my|bo)\b/;

/** What stands between two verses or two words that are joined. */
export const jointOf = ({ tag }: Pick<ChapterEdition, "tag">): string => (withoutSpaces.test(tag) ? "" : " ");

/** Whether a text is in this language of the interface, whose abbreviations of the books are its own then. */
export const isTextIn = (locale: Locale, { tag }: Pick<ChapterEdition, "tag">): boolean => tag.split("-")[0] === locale;

/** The singular of Psalms in the languages that have one, as the interface says it, too. */
const onePsalm = new Map([
  ["Salmos", "Salmo"],
  ["Psaumes", "Psaume"],
]);

/** "Juan 3", "Salmo 23", "约翰福音 3": a chapter by the book's name in its own language. */
export const localTitle = ({ bookName }: Pick<ChapterEdition, "bookName">, chapter: number): string =>
  `${onePsalm.get(bookName) ?? bookName} ${chapter}`;

/** Verses of a chapter, ascending, in its own language: "Juan 3:16-18, 20"; all of its verses are the chapter. */
export const localReference = (
  { chapter, verses: texts, edition }: Pick<ChapterText, "chapter" | "verses" | "edition">,
  verses: readonly number[],
): string => {
  const title = localTitle(edition!, chapter);
  return verses.length < texts.length ? `${title}:${verseList(verses)}` : title;
};

/** Bibles after the Greek and the Latin number most psalms one lower: their Psalm 22 is ours 23. */
const greekPsalms: ReadonlySet<string> = new Set(["rus_syn", "lat_clementine"]);

/**
 * Whether a chapter has its verses under our numbers, as far as can be told: it has as many. Where titles of psalms are
 * verses, or chapters are divided elsewhere, it has not.
 */
export const isNumberedAsOurs = ({ translation, book, chapter, verses }: ChapterText): boolean =>
  verses.length === verseCount(book, chapter) && !(book === "PSA" && greekPsalms.has(translation));
