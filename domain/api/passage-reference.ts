import { bookById } from "#domain/scripture/books/books.ts";
import type { WrittenRange } from "#domain/scripture/reference/parse-reference.ts";

/**
 * Writes the `reference` of a passage as bible-api.com does: "John 3:16,17", "Psalms 23", "Romans 12:1-2,4,13:7-8",
 * "Psalms 138,139:1-17,18-23". What that service refuses is written in the same manner: "Genesis 1-3", "Psalms",
 * "John 3:16; Genesis 1:1,3", "Malachi 4:6 - Matthew 1:1". (The screens write "John 3:16, 17" and "Psalm 23".)
 */

type Numbers = Omit<WrittenRange, "by"> & { readonly by: "verses" | "chapters" };

const nameOf = ({ from }: Pick<WrittenRange, "from">): string => bookById(from.book).name;

const isInOneBook = ({ from, to }: WrittenRange): boolean => from.book === to.book;
const isInOneChapter = ({ from, to }: Numbers): boolean => from.book === to.book && from.chapter === to.chapter;

/** The verses without the first chapter: "16", "16-18", "16-4:2". */
const versesOf = (range: Numbers): string => {
  const { from, to } = range;
  if (!isInOneChapter(range)) return `${from.verse}-${to.chapter}:${to.verse}`;
  return from.verse === to.verse ? `${from.verse}` : `${from.verse}-${to.verse}`;
};

/** What follows the book's name: "3", "3-4", "3:16", "3:16-18", "3:16-4:2". */
const numbersOf = (range: Numbers): string => {
  const { from, to, by } = range;
  if (by === "chapters") return isInOneChapter(range) ? `${from.chapter}` : `${from.chapter}-${to.chapter}`;
  return `${from.chapter}:${versesOf(range)}`;
};

const isNumbered = (range: WrittenRange): range is Numbers => range.by !== "book";

const formatAlone = (range: WrittenRange): string => {
  const { from, to } = range;
  const last = bookById(to.book).name;
  if (isInOneBook(range)) return isNumbered(range) ? `${nameOf(range)} ${numbersOf(range)}` : nameOf(range);
  if (range.by === "verses")
    return `${nameOf(range)} ${from.chapter}:${from.verse} - ${last} ${to.chapter}:${to.verse}`;
  return range.by === "book"
    ? `${nameOf(range)} - ${last}`
    : `${nameOf(range)} ${from.chapter} - ${last} ${to.chapter}`;
};

/** The range as a continuation of the one before it, or undefined if it needs its book's name. */
const formatAfter = (before: WrittenRange, range: WrittenRange): string | undefined => {
  if (
    !isNumbered(before) ||
    !isNumbered(range) ||
    !isInOneBook(before) ||
    !isInOneBook(range) ||
    before.to.book !== range.from.book
  )
    return undefined;
  // After verses, a chapter's number would be read as one of a verse.
  if (before.by === "verses" && range.by === "chapters") return undefined;
  const isSameChapter = before.by === "verses" && before.to.chapter === range.from.chapter && isInOneChapter(range);
  return isSameChapter ? versesOf(range) : numbersOf(range);
};

/** The text from which parseRanges reads the same ranges again. */
export const formatRanges = (ranges: readonly WrittenRange[]): string =>
  ranges.reduce((text, range, index) => {
    const before = ranges[index - 1];
    if (!before) return formatAlone(range);
    const continued = formatAfter(before, range);
    return continued === undefined ? `${text}; ${formatAlone(range)}` : `${text},${continued}`;
  }, "");
