import { verseCount } from "../books/books.ts";
import type { ChapterId } from "../reference/places.ts";
import type { TranslationId } from "../translations/translations.ts";
import type { ChapterText } from "./chapter-text.ts";

/** How a chapter in another language is laid out. */
type ChapterLayout = Omit<ChapterText, "translation" | "book" | "chapter" | "verses" | "supplied" | "colophon">;

/**
 * A chapter from our API’s answer: the verses that it has, and the layout of a text in another language. Texts without one
 * have no paragraphs, and our numbers of verses.
 */
export const chapterOfVerses = (
  translation: TranslationId,
  { book, chapter }: ChapterId,
  verses: readonly { readonly verse: number; readonly text: string }[],
  layout: ChapterLayout | undefined,
): ChapterText => {
  const texts = new Map(verses.map(({ verse, text }) => [verse, text]));
  const length = layout ? Math.max(...texts.keys()) : verseCount(book, chapter);
  return {
    paragraphs: [[1, 0]],
    ...layout,
    translation,
    book,
    chapter,
    verses: Array.from({ length }, (_, index) => texts.get(index + 1) ?? ""),
  };
};
