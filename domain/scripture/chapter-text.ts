import type { BookId } from "./books.ts";
import type { TranslationId } from "./translations.ts";

/**
 * One chapter of one translation as it lies in a static file (`/bible/{version}/{translation}/{BOOK}/{chapter}.json`):
 * plain text per verse, and layout as offsets beside it, so that text and layout can never disagree.
 * All offsets are UTF-16 indexes into the verse's text.
 */
export interface ChapterText {
  readonly translation: TranslationId;
  readonly book: BookId;
  readonly chapter: number;
  /** Index 0 is verse 1. An empty string is a verse that this translation omits. */
  readonly verses: readonly string[];
  /** Where paragraphs begin: [verse, offset]. The first verse always begins one. */
  readonly paragraphs: readonly (readonly [verse: number, offset: number])[];
  /** Words the translators supplied (printed in italics), by verse number: [start, end) pairs. */
  readonly supplied?: Readonly<Record<number, readonly (readonly [start: number, end: number])[]>>;
  /** Lines of poetry by verse number: where each line begins and how deep it is set. A verse without lines is prose. */
  readonly lines?: Readonly<Record<number, readonly (readonly [offset: number, depth: 1 | 2])[]>>;
  /** The title of a psalm ("A Psalm of David."). */
  readonly title?: string;
  /** Headings inside a chapter by the verse they stand before: the letters of Psalm 119. */
  readonly headings?: Readonly<Record<number, string>>;
  /** The note at the end of an epistle in the KJV. */
  readonly colophon?: string;
}
