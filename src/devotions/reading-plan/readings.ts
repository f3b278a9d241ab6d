import { bookById, bookName, verseCount, type BookId, type Testament } from "#domain/scripture/books/books.ts";
import { planDayCount } from "#domain/calendar/plan-day.ts";
import { englishReference, formatReference } from "#domain/scripture/reference/format-reference.ts";
import { allChapters, type ChapterId } from "#domain/scripture/reference/places.ts";
import { chapterRange, type VerseRange } from "#domain/scripture/reference/reference.ts";
import { secondHalves } from "./chapter-halves.ts";

/** Which verses are read on which day, and the names of the readings. Index 0 is the first day. */

const chaptersOf = (testament: Testament): readonly ChapterId[] =>
  allChapters.filter(({ book }) => bookById(book).testament === testament);

const versesOf = ({ book, chapter }: ChapterId): number => verseCount(book, chapter);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Distributes whole chapters over a number of days, in order, at least one a day, and as evenly by verses as whole
 * chapters allow: each day is filled until its share of the text so far is reached.
 * @throws RangeError if there are fewer chapters than days
 */
export const distribute = (chapters: readonly ChapterId[], days: number): readonly VerseRange[] => {
  if (chapters.length < days) throw new RangeError("fewer chapters than days");
  const total = sum(chapters.map(versesOf));
  const readings: VerseRange[] = [];
  let next = 0;
  let read = 0;
  for (let day = 1; day <= days; day += 1) {
    const first = next;
    const goal = day === days ? Number.POSITIVE_INFINITY : (total * day) / days;
    const last = chapters.length - (days - day);
    do {
      read += versesOf(chapters[next]!);
      next += 1;
    } while (next < last && read + versesOf(chapters[next]!) / 2 <= goal);
    readings.push(chapterRange(chapters[first]!, chapters[next - 1]!));
  }
  return readings;
};

const partsOf = ({ book, chapter }: ChapterId): readonly VerseRange[] => {
  const second = secondHalves.get(`${book} ${chapter}`);
  if (second === undefined) return [chapterRange({ book, chapter })];
  return [
    { from: { book, chapter, verse: 1 }, to: { book, chapter, verse: second - 1 } },
    { from: { book, chapter, verse: second }, to: { book, chapter, verse: verseCount(book, chapter) } },
  ];
};

/** The New Testament side of both plans: 260 chapters, the longest in two parts, one part a day. */
export const newTestamentReadings = (): readonly VerseRange[] => chaptersOf("NT").flatMap(partsOf);

/** The Old Testament side of the whole Bible: all 929 chapters. */
export const wholeOldTestamentReadings = (): readonly VerseRange[] => distribute(chaptersOf("OT"), planDayCount);

/** The chapters that the handwritten first days read. */
const writtenReadings: readonly VerseRange[] = (
  [
    [1, 2],
    [3, 4],
    [5, 7],
    [8, 9],
    [10, 12],
  ] as const
).map(([first, last]) => chapterRange({ book: "GEN", chapter: first }, { book: "GEN", chapter: last }));

/** The Old Testament side of the one-year plan after its written days: from a chapter to the end of a book. */
const oldTestamentReadings = (from: ChapterId, lastBook: BookId, days: number): readonly VerseRange[] => {
  const all = chaptersOf("OT");
  const first = all.findIndex(({ book, chapter }) => book === from.book && chapter === from.chapter);
  return distribute(all.slice(first, all.findLastIndex(({ book }) => book === lastBook) + 1), days);
};

/** The Old Testament side of the plan as specified: handwritten to Genesis 12, then evenly from Genesis 13 to Isaiah 66. */
export const yearOldTestamentReadings = (): readonly VerseRange[] => [
  ...writtenReadings,
  ...oldTestamentReadings({ book: "GEN", chapter: 13 }, "ISA", planDayCount - writtenReadings.length),
];

/** A short book's name alone reads like a title, so its chapters are added, as in `Ruth 1-4`. */
export const withChapters = (text: string, book: string, { from, to }: VerseRange): string =>
  text === book && to.chapter > 1 ? `${text} ${from.chapter}-${to.chapter}` : text;

/** The name of a reading in English, as in `Genesis 1-2`. */
export const nameOf = (range: VerseRange): string =>
  withChapters(englishReference({ ranges: [range] }), bookById(range.from.book).name, range);

export const shownNameOf = (range: VerseRange): string =>
  withChapters(formatReference({ ranges: [range] }), bookName(range.from.book), range);
