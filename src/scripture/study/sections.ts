import type { ComponentType } from "react";
import { verseCount } from "#domain/scripture/books/books.ts";
import { type ChapterId, type VerseId, numbersBetween } from "#domain/scripture/reference/places.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { type LazyCode, lazyCode } from "#src/platform/loading/lazy-code.ts";
import { commentaryMessages } from "#src/scripture/commentary/messages.ts";
import { studyMessages } from "./messages.ts";

/**
 * What every section gets. The language of the interface is a constant of the build (`#domain/site/locales/locale.ts`).
 * A section follows its props without being mounted again, and scrolls nothing outside itself.
 */
export interface StudySectionProps {
  readonly translation: TranslationId;
  readonly place: ChapterId;
  /** The chosen verses, ascending; empty for the whole chapter. */
  readonly verses: readonly number[];
  /** The chapter as it is read; undefined while it loads and after it failed. */
  readonly chapter: ChapterText | undefined;
}

/** The chosen verses one by one; every verse of the chapter if none is chosen. */
export const eachVerseOf = ({ book, chapter }: ChapterId, verses: readonly number[]): readonly VerseId[] =>
  (verses.length > 0 ? verses : numbersBetween(1, verseCount(book, chapter))).map((verse) => ({
    book,
    chapter,
    verse,
  }));

interface StudySection {
  /** In the address: `?study=commentary`. Never changes. */
  readonly id: string;
  readonly label: string;
  readonly code: LazyCode<ComponentType<StudySectionProps>>;
}

/** The sections of the panel, in their order. Each is a chunk of its own, loaded when it is first shown. */
export const studySections = [
  {
    id: "references",
    label: studyMessages.references,
    code: lazyCode("study references", async () => (await import("./references-section.tsx")).ReferencesSection),
  },
  {
    id: "translations",
    label: studyMessages.translations,
    code: lazyCode("study translations", async () => (await import("./translations-section.tsx")).TranslationsSection),
  },
  {
    id: "words",
    label: studyMessages.words,
    code: lazyCode("study words", async () => (await import("./words-section.tsx")).WordsSection),
  },
  {
    id: "commentary",
    label: commentaryMessages.choose,
    code: lazyCode(
      "study commentary",
      async () => (await import("#src/scripture/commentary/commentary-section.tsx")).CommentarySection,
    ),
  },
  {
    id: "topics",
    label: studyMessages.topics,
    code: lazyCode("study topics", async () => (await import("./topics-section.tsx")).TopicsSection),
  },
  {
    id: "notes",
    label: studyMessages.notes,
    code: lazyCode("study notes", async () => (await import("#src/scripture/marks/marks-panel.tsx")).NotesSection),
  },
] as const satisfies readonly [StudySection, ...StudySection[]];

export type StudySectionId = (typeof studySections)[number]["id"];
