import { onePsalm } from "../books/book-names.ts";
import { bookAbbreviation, bookById, bookName, books, chapterCount, verseCount, type BookId } from "../books/books.ts";
import type { VerseId } from "./places.ts";
import type { Reference, VerseRange } from "./reference.ts";

/** Formats references. */

const startsChapter = ({ from }: VerseRange): boolean => from.verse === 1;
const endsChapter = ({ to }: VerseRange): boolean => to.verse === verseCount(to.book, to.chapter);
const isWholeChapters = (range: VerseRange): boolean => startsChapter(range) && endsChapter(range);
const isWholeBook = (range: VerseRange): boolean =>
  isWholeChapters(range) &&
  range.from.book === range.to.book &&
  range.from.chapter === 1 &&
  range.to.chapter === chapterCount(range.to.book);

/** What a book is called in front of a chapter (`isSingular`), or of several. */
type NameOfBook = (book: BookId, isSingular: boolean) => string;

/** A psalm is "Psalm 23", several are "Psalms 23-24". */
const shownName: NameOfBook = (book, isSingular) => (book === "PSA" && isSingular ? onePsalm : bookName(book));
const englishName: NameOfBook = (book, isSingular) => (book === "PSA" && isSingular ? "Psalm" : bookById(book).name);

const formatRange = (range: VerseRange, nameFor: NameOfBook): string => {
  const { from, to } = range;
  const place = ({ book, chapter, verse }: VerseId): string => `${nameFor(book, true)} ${chapter}:${verse}`;
  if (isWholeBook(range)) return nameFor(from.book, false);
  if (from.book !== to.book) {
    if (!isWholeChapters(range)) return `${place(from)} - ${place(to)}`;
    return `${nameFor(from.book, true)} ${from.chapter} - ${nameFor(to.book, true)} ${to.chapter}`;
  }
  if (from.chapter !== to.chapter) {
    if (!isWholeChapters(range)) return `${place(from)}-${to.chapter}:${to.verse}`;
    return `${nameFor(from.book, false)} ${from.chapter}-${to.chapter}`;
  }
  if (isWholeChapters(range)) return `${nameFor(from.book, true)} ${from.chapter}`;
  return from.verse === to.verse ? place(from) : `${place(from)}-${to.verse}`;
};

/** Whether a range continues the chapter named just before, so that verse numbers suffice: "John 3:16, 18-20". */
const continuesChapter = (range: VerseRange, before: VerseRange | undefined): boolean =>
  before !== undefined &&
  before.to.book === range.from.book &&
  before.to.chapter === range.from.chapter &&
  range.from.chapter === range.to.chapter &&
  range.from.book === range.to.book &&
  before.from.book === before.to.book &&
  before.from.chapter === before.to.chapter &&
  !isWholeChapters(before) &&
  !isWholeChapters(range);

/**
 * Formats a reference: "John 3:16-18", "John 3:16, 18; John 4:1", "Psalm 23", "Psalms 23-24", "Jude",
 * "Genesis 1:1 - Exodus 2:3". parseReference reads every result back, unless the books' names are another language's.
 */
export const formatReference = ({ ranges }: Reference, nameFor: NameOfBook = shownName): string =>
  format(ranges, nameFor);

/** The same in English in every language of the interface: for addresses, and for what is compared with English texts. */
export const englishReference = ({ ranges }: Reference): string => format(ranges, englishName);

/** The same with the books’ abbreviations: "Ps 23:1-3". */
export const abbreviatedReference = ({ ranges }: Reference): string => format(ranges, bookAbbreviation);

const format = (ranges: readonly VerseRange[], nameFor: NameOfBook): string =>
  ranges.reduce((text, range, index) => {
    if (index === 0) return formatRange(range, nameFor);
    const { from, to } = range;
    if (!continuesChapter(range, ranges[index - 1])) return `${text}; ${formatRange(range, nameFor)}`;
    return `${text}, ${from.verse}${from.verse === to.verse ? "" : `-${to.verse}`}`;
  }, "");

/** A reference of our content ("Psalm 23", "Isaiah 52:13-53:12") in the language of the interface; anything else as it is. */
export const shownReference = (reference: string): string => {
  const [, name = "", numbers] = /^(.+?) (\d+(?::\d+)?(?:-[\d:]+)?)$/.exec(reference) ?? [];
  const book = books.find((one) => one.name === (name === "Psalm" ? "Psalms" : name));
  return book ? `${shownName(book.id, true)} ${numbers}` : reference;
};

/** A verse with its book's full name, even where references shorten it: "Psalms 23:1". */
export const formatVerse = (verse: VerseId): string => `${bookById(verse.book).name} ${verse.chapter}:${verse.verse}`;

/** The name in a reference and its numbers: "Proverbs", "17:17-18". Without numbers after a letter, all is name. */
export const splitNumbers = (reference: string): readonly [name: string, numbers: string | undefined] => {
  const letter = [...reference.matchAll(/\p{L}\p{M}*/gu)].at(-1);
  const end = letter ? letter.index + letter[0].length : 0;
  return letter && /^ \d/.test(reference.slice(end))
    ? [reference.slice(0, end), reference.slice(end + 1)]
    : [reference, undefined];
};
