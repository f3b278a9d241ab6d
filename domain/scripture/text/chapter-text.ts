import type { BookId } from "../books/books.ts";
import type { ChapterEdition } from "../languages/edition.ts";
import type { TranslationId } from "../translations/translations.ts";

/**
 * One chapter of one translation as stored in a static file (`/bible/{version}/{translation}/{BOOK}/{chapter}.json`):
 * plain text per verse, with the layout as offsets into it, so that text and layout cannot disagree.
 * All offsets are UTF-16 indexes into the verse's text.
 */
export interface ChapterText {
  readonly translation: TranslationId;
  readonly book: BookId;
  readonly chapter: number;
  /** Index 0 is verse 1. An empty string means that this translation omits the verse. */
  readonly verses: readonly string[];
  /** Paragraph starts: [verse, offset]. The first verse always starts one. */
  readonly paragraphs: readonly (readonly [verse: number, offset: number])[];
  /** Words supplied by the translators (printed in italics), by verse number: [start, end) pairs. */
  readonly supplied?: Readonly<Record<number, readonly (readonly [start: number, end: number])[]>>;
  /** Lines of poetry by verse number: offset and indentation of each line. A verse without lines is prose. */
  readonly lines?: Readonly<Record<number, readonly (readonly [offset: number, depth: 1 | 2])[]>>;
  /** The title of a psalm ("A Psalm of David."). */
  readonly title?: string;
  /** Headings inside a chapter, keyed by the verse that follows: the letters of Psalm 119. */
  readonly headings?: Readonly<Record<number, string>>;
  /** The note at the end of an epistle in the KJV. */
  readonly colophon?: string;
  /** Words of Jesus, by verse number: [start, end) pairs. */
  readonly spoken?: Readonly<Record<number, readonly (readonly [start: number, end: number])[]>>;
  /** Notes of the translation, in the order of their verses. */
  readonly notes?: readonly { readonly verse: number; readonly text: string }[];
  /** In translations of other languages: which it is, and how it is set. */
  readonly edition?: ChapterEdition;
}
