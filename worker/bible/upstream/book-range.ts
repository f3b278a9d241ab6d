import { bookById, verseCount, type BookId } from "#domain/scripture/books/books.ts";
import { countVerses } from "#domain/scripture/reference/reference.ts";

interface Place {
  readonly chapter: number;
  readonly verse: number;
}

/** A contiguous run of verses in one book, within its bounds: the unit of one upstream call. */
export interface BookRange {
  readonly book: BookId;
  readonly start: Place;
  readonly end: Place;
}

export interface UpstreamVerse extends Place {
  readonly text: string;
}

const isWholeChapters = ({ book, start, end }: BookRange): boolean =>
  start.verse === 1 && end.verse === verseCount(book, end.chapter);

/** A range in the public service's format: `John 3`, `John 3-4`, `John 3:16`, `John 3:16-18`, `John 3:16-4:2`. */
export const upstreamReference = (range: BookRange): string => {
  const { start, end } = range;
  const name = bookById(range.book).name;
  const isOneChapter = start.chapter === end.chapter;
  if (isWholeChapters(range)) return `${name} ${start.chapter}${isOneChapter ? "" : `-${end.chapter}`}`;
  const from = `${name} ${start.chapter}:${start.verse}`;
  if (!isOneChapter) return `${from}-${end.chapter}:${end.verse}`;
  return start.verse === end.verse ? from : `${from}-${end.verse}`;
};

/** Built from the parsed reference only: user input never reaches the URL. */
export const upstreamAddress = (base: string, translation: string, range: BookRange): string =>
  `${base}/${encodeURIComponent(upstreamReference(range))}?translation=${encodeURIComponent(translation)}&single_chapter_book_matching=indifferent`;

/** A cache key for a range: `JHN.3.16-JHN.3.18`. */
export const bookRangeKey = ({ book, start, end }: BookRange): string =>
  `${book}.${start.chapter}.${start.verse}-${book}.${end.chapter}.${end.verse}`;

/** In some translations a chapter ends up to this many verses later than in the KJV (Romans 14, 3 John). */
const extraVerses = 3;

/** Translations omit single verses. A response with less than this share of the requested verses is rejected as incomplete. */
const minShare = 0.8;

const versesOf = ({ book, start, end }: BookRange): number =>
  countVerses({ ranges: [{ from: { book, ...start }, to: { book, ...end } }] });

const isInside = (range: BookRange, { chapter, verse }: Place): boolean => {
  const { book, start, end } = range;
  if (chapter < start.chapter || chapter > end.chapter) return false;
  if (chapter === start.chapter && verse < start.verse) return false;
  if (chapter < end.chapter) return verse <= verseCount(book, chapter) + extraVerses;
  return verse <= end.verse || (isWholeChapters(range) && verse <= end.verse + extraVerses);
};

const isBefore = (a: Place, b: Place): boolean =>
  a.chapter < b.chapter || (a.chapter === b.chapter && a.verse < b.verse);

/** Whether these verses are a valid response: all inside the range, in order, none twice, and enough of them. */
export const coversBookRange = (range: BookRange, verses: readonly Place[]): boolean =>
  verses.every((verse) => isInside(range, verse)) &&
  verses.every((verse, index) => index === 0 || isBefore(verses[index - 1]!, verse)) &&
  verses.length >= Math.max(1, Math.floor(versesOf(range) * minShare));
