import type { Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import { books, type Book } from "#domain/scripture/books/books.ts";
import { verseAt, verseOrdinal, type VerseId } from "#domain/scripture/reference/places.ts";
import { isEmbedded, type Translation } from "#domain/scripture/translations/translations.ts";
import type { AppEnv } from "../env.ts";
import { secureRandom } from "../random.ts";
import { isRemote } from "./languages/remote-translation.ts";
import { serviceBooks } from "./languages/service.ts";
import { readVerses, type PassageVerse } from "./read-verses.ts";
import { requireBook } from "./requested.ts";

const ordinalsOf = ({ id, verseCounts }: Book): readonly [first: number, count: number] => [
  verseOrdinal({ book: id, chapter: 1, verse: 1 }),
  verseCounts.reduce((sum, count) => sum + count, 0),
];

/** A random verse of these books, uniformly distributed. */
const pickVerse = (from: readonly Book[]): VerseId => {
  const runs = from.map(ordinalsOf);
  let left = Math.floor(secureRandom() * runs.reduce((sum, [, count]) => sum + count, 0));
  for (const [first, count] of runs) {
    if (left < count) return verseAt(first + left)!;
    left -= count;
  }
  throw new RangeError("There are no books to pick a verse from.");
};

/** Of these books, those that a translation has, with the chapters that it has. Throws 404 if it has none of them. */
const booksIn = async (
  c: Context<AppEnv>,
  translation: Translation,
  from: readonly Book[],
): Promise<readonly Book[]> => {
  if (!isRemote(translation) || translation.edition.service !== "helloao") return from;
  const found = await serviceBooks(c, translation.edition);
  const had = from.map((book) => ({ ...book, verseCounts: book.verseCounts.slice(0, found[book.id]?.chapters ?? 0) }));
  if (had.every(({ verseCounts }) => verseCounts.length === 0))
    throw new ApiError("not_found", { message: ({ languages }) => languages.noBook(translation.name) });
  return had;
};

/**
 * A random verse of these books. Draws again if an embedded translation omits the verse; throws 404 if a translation of a
 * public service does, since each attempt costs a call.
 */
export const randomVerse = async (
  c: Context<AppEnv>,
  translation: Translation,
  from: readonly Book[],
): Promise<PassageVerse> => {
  const had = await booksIn(c, translation, from);
  for (;;) {
    const verse = pickVerse(had);
    const [found] = await readVerses(c, translation, [{ from: verse, to: verse }]);
    if (found) return found;
    if (!isEmbedded(translation.id)) throw new ApiError("not_found");
  }
};

/** Parses `OT`, `NT`, or book ids separated by commas. Throws 404 for a book that does not exist. */
export const booksNamed = (text: string): readonly Book[] => {
  const name = text.toUpperCase();
  if (name === "OT" || name === "NT") return books.filter(({ testament }) => testament === name);
  return [
    ...new Set(
      text
        .split(",")
        .slice(0, books.length)
        .map((part) => requireBook(part.trim())),
    ),
  ];
};
