import { verseCount } from "#domain/scripture/books/books.ts";
import type { ChapterId, VerseSpan } from "#domain/scripture/reference/places.ts";
import { lastVerseIn, verseHash } from "#domain/scripture/reference/read-address.ts";
import { partsOfRange, type Reference } from "#domain/scripture/reference/reference.ts";
import type { Arrival } from "#src/platform/scroll/arrival.ts";
import { firstInView, type ScrollAnchor } from "#src/platform/scroll/scroll-anchor.ts";

/** One chapter as a screen shows it. */
export interface ChapterView {
  readonly place: ChapterId;
  /** Only these verses are shown; if undefined, the whole chapter. */
  readonly range?: VerseSpan;
}

/**
 * What the reader shows. A passage within one chapter is shown in the whole chapter, with its verses highlighted
 * (`focus`). A passage that spans chapters is shown chapter by chapter.
 */
export interface PassageView {
  readonly chapters: readonly [ChapterView, ...ChapterView[]];
  readonly focus?: VerseSpan;
}

export const chapterView = (place: ChapterId, focus?: VerseSpan): PassageView => ({
  chapters: [{ place }],
  ...(focus ? { focus } : {}),
});

const isWhole = (place: ChapterId, span: VerseSpan) =>
  span.from === 1 && span.to === verseCount(place.book, place.chapter);

/** How the reader shows a reference. */
export const viewOf = ({ ranges }: Reference): PassageView | undefined => {
  const parts = ranges.flatMap(partsOfRange);
  const [first, ...rest] = parts;
  if (!first) return undefined;
  if (rest.length === 0) return chapterView(first.place, isWhole(first.place, first.span) ? undefined : first.span);
  const toView = ({ place, span }: (typeof parts)[number]): ChapterView =>
    isWhole(place, span) ? { place } : { place, range: span };
  return { chapters: [toView(first), ...rest.map(toView)] };
};

/** The part of a focus that exists in the chapter; undefined if it starts after the chapter's end. */
export const validFocus = (place: ChapterId, focus: VerseSpan | undefined, translation = ""): VerseSpan | undefined => {
  if (!focus) return undefined;
  const last = lastVerseIn(place, translation);
  return focus.from <= last ? { from: focus.from, to: Math.min(focus.to, last) } : undefined;
};

/** "v16" for verses of the first chapter; other chapters on the same page need prefixed ids. */
export const verseElementId = ({ book, chapter }: ChapterId, verse: number, isFirstChapter: boolean): string =>
  isFirstChapter ? verseHash(verse) : `${book.toLowerCase()}-${chapter}-${verse}`;

/** The verse that is being read: the selected one, if it is on the screen, or the first one there, or above `lowestPx`. */
export const verseInView = (lowestPx?: number): ScrollAnchor | undefined =>
  firstInView("#passage .is-selected[id]") ?? firstInView("#passage .verse[id]", lowestPx);

/** Navigation state for opening the same verses in another translation: the verse being read keeps its position on the screen. */
export const anchorVerse = (): Arrival => {
  // On home the whole text may still be below the screen.
  const scrollAnchor = verseInView(Number.POSITIVE_INFINITY);
  return scrollAnchor ? { scrollAnchor } : {};
};
