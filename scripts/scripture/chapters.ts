import { books, type BookId } from "#domain/scripture/books/books.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { PackagedTranslationId } from "#domain/scripture/translations/translations.ts";

/** An embedded translation as the build knows it, beside its entry in domain/scripture/translations/translations.ts. */
export interface EmbeddedText {
  /** What may be done with the text. Stands in its downloads and in /licences.txt. */
  readonly licence: string;
  /** The 1,189 chapters in canonical order; those of a package with KJV numbering. */
  readonly readChapters: () => readonly ChapterText[];
}

/** A text from an npm package. */
export interface PackagedText extends EmbeddedText {
  readonly package: string;
  /**
   * The text as it was last proofread: the day on which it changed here (ISO date, for the sitemap) and the beginning of
   * the checksum in the manifest, so that no text changes unnoticed.
   */
  readonly proofread: { readonly date: string; readonly checksum: string };
  /** Matches a verse, title or colophon that has only the characters of this edition. */
  readonly characters: RegExp;
}

/** The ranges of a reference that we wrote ourselves. Throws if it is none. */
export const rangesOf = (reference: string): readonly VerseRange[] => {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(`${reference} is no reference`);
  return parsed.reference.ranges;
};

type Range = readonly [start: number, end: number];
export type Line = readonly [offset: number, depth: 1 | 2];

/** One verse as returned by a normaliser. Offsets are UTF-16 indexes into `text`. */
export interface VerseDraft {
  readonly text: string;
  readonly paragraphs?: readonly number[];
  readonly supplied?: readonly Range[];
  readonly lines?: readonly Line[];
}

/** The parts of a chapter other than its verses. */
export interface ChapterFrame {
  readonly title?: string;
  readonly headings?: Readonly<Record<number, string>>;
  readonly colophon?: string;
}

export const verseKey = (book: BookId, chapter: number, verse: number): string => `${book} ${chapter}:${verse}`;
export const chapterKey = (book: BookId, chapter: number): string => `${book} ${chapter}`;

const byVerse = <Mark>(verses: readonly VerseDraft[], pick: (verse: VerseDraft) => readonly Mark[] | undefined) => {
  const entries = verses.flatMap((verse, index) => {
    const marks = pick(verse);
    return marks && marks.length > 0 ? [[index + 1, marks] as const] : [];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as Record<number, readonly Mark[]>) : undefined;
};

const paragraphsOf = (verses: readonly VerseDraft[]) => {
  const starts = verses.flatMap((verse, index) =>
    (verse.paragraphs ?? []).map((offset) => [index + 1, offset] as const),
  );
  const [first] = starts;
  return first && first[0] === 1 && first[1] === 0 ? starts : [[1, 0] as const, ...starts];
};

/**
 * Assembles the 1,189 chapters of a translation in canonical order from verse drafts.
 * `verseOf` is called for every verse of the KJV numbering and returns an empty text for an omitted one.
 */
export const assembleChapters = (
  translation: PackagedTranslationId,
  verseOf: (book: BookId, chapter: number, verse: number) => VerseDraft,
  frameOf: (book: BookId, chapter: number) => ChapterFrame,
): readonly ChapterText[] =>
  books.flatMap((book) =>
    book.verseCounts.map((count, index): ChapterText => {
      const chapter = index + 1;
      const verses = Array.from({ length: count }, (_, verse) => verseOf(book.id, chapter, verse + 1));
      const supplied = byVerse(verses, (verse) => verse.supplied);
      const lines = byVerse(verses, (verse) => verse.lines);
      return {
        translation,
        book: book.id,
        chapter,
        verses: verses.map((verse) => verse.text),
        paragraphs: paragraphsOf(verses),
        ...(supplied && { supplied }),
        ...(lines && { lines }),
        ...frameOf(book.id, chapter),
      };
    }),
  );

/**
 * Removes the marks around supplied words from a text and returns the words' positions.
 * `pattern` is global; its first group captures the words, which replace the whole match.
 */
export const unwrapSupplied = (marked: string, pattern: RegExp): Required<Pick<VerseDraft, "text" | "supplied">> => {
  const supplied: (readonly [number, number])[] = [];
  let text = "";
  let from = 0;
  for (const match of marked.matchAll(pattern)) {
    text += marked.slice(from, match.index);
    const words = match[1] ?? "";
    if (words !== "") supplied.push([text.length, text.length + words.length]);
    text += words;
    from = match.index + match[0].length;
  }
  return { text: text + marked.slice(from), supplied };
};
