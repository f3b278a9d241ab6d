import { bookById, type BookId } from "./books.ts";
import type { ChapterText } from "./chapter-text.ts";
import { chaptersOfRange, formatReference, type ChapterId, type Reference, type VerseId, type VerseRange } from "./reference.ts";
import { findTranslation, type EmbeddedTranslationId } from "./translations.ts";

/** A passage as the specification's entities describe it and the API sends it (specification 1, section 3). */
export interface PassageVerse {
  readonly book_id: BookId;
  readonly book_name: string;
  readonly chapter: number;
  readonly verse: number;
  /** "" where the translation omits the verse. */
  readonly text: string;
}

export interface Passage {
  readonly reference: string;
  readonly verses: readonly PassageVerse[];
  /** The verses' texts joined by one space. */
  readonly text: string;
  readonly translation_id: string;
  readonly translation_name: string;
  readonly translation_note: string;
}

/**
 * Where chapters come from: fetch in the browser, the assets binding in the worker, files in tests.
 * Rejects when the chapter cannot be loaded; every chapter of the canon exists.
 */
export type ChapterSource = (translation: EmbeddedTranslationId, book: BookId, chapter: number) => Promise<ChapterText>;

const keyOf = ({ book, chapter }: ChapterId): string => `${book} ${chapter}`;

/** The chapters that a reference needs, each once, in the order in which it names them. */
export const chaptersOfReference = ({ ranges }: Reference): readonly ChapterId[] => [
  ...new Map(ranges.flatMap(chaptersOfRange).map((one) => [keyOf(one), one])).values(),
];

const isFirst = (range: VerseRange, { book, chapter }: ChapterId) => range.from.book === book && range.from.chapter === chapter;
const isLast = (range: VerseRange, { book, chapter }: ChapterId) => range.to.book === book && range.to.chapter === chapter;

const versesOfRange = (range: VerseRange, loaded: ReadonlyMap<string, ChapterText>): PassageVerse[] =>
  chaptersOfRange(range).flatMap((one) => {
    const texts = loaded.get(keyOf(one))?.verses ?? [];
    const from = isFirst(range, one) ? range.from.verse : 1;
    const to = isLast(range, one) ? range.to.verse : texts.length;
    return texts
      .slice(from - 1, to)
      .map((text, index) => ({ book_id: one.book, book_name: bookById(one.book).name, chapter: one.chapter, verse: from + index, text }));
  });

/** Loads a passage, its chapters at the same time. Rejects with the source's error if one of them cannot be had. */
export const loadPassage = async (source: ChapterSource, translation: EmbeddedTranslationId, reference: Reference): Promise<Passage> => {
  const chapters = await Promise.all(chaptersOfReference(reference).map(({ book, chapter }) => source(translation, book, chapter)));
  const loaded = new Map(chapters.map((chapter) => [keyOf(chapter), chapter]));
  const verses = reference.ranges.flatMap((range) => versesOfRange(range, loaded));
  return {
    reference: formatReference(reference),
    verses,
    text: verses.map((verse) => verse.text).filter((text) => text !== "").join(" "),
    translation_id: translation,
    translation_name: findTranslation(translation)?.name ?? translation,
    translation_note: findTranslation(translation)?.note ?? "",
  };
};

/** The place of a passage's verse, for links and for keys of notes and marks. */
export const placeOfVerse = ({ book_id, chapter, verse }: PassageVerse): VerseId => ({ book: book_id, chapter, verse });
