import { useQueries } from "@tanstack/react-query";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import type { ChapterId, VerseId } from "#domain/scripture/reference.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { chapterFailureMessage, chapterQuery } from "#src/scripture/chapters.ts";
import { HttpFailure } from "#src/platform/http.ts";
import { compareMessages } from "./messages.ts";

interface ChaptersState {
  /** The text of a verse; undefined while its chapter is on its way. "" is a verse that the translation omits. */
  readonly textOf: (translation: EmbeddedTranslationId, verse: VerseId) => string | undefined;
  readonly isComplete: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
}

const keyOf = (translation: string, { book, chapter }: ChapterId) => `${translation} ${book} ${chapter}`;

/** Chapters in some translations, all at the same time; those read before are there at once. */
export const useChapters = (translations: readonly EmbeddedTranslationId[], places: readonly ChapterId[]): ChaptersState => {
  const wanted = translations.flatMap((translation) => places.map((place) => ({ translation, place })));
  const results = useQueries({ queries: wanted.map(({ translation, place }) => chapterQuery(translation, place)) });
  const loaded = new Map<string, ChapterText>();
  results.forEach(({ data }) => data && loaded.set(keyOf(data.translation, data), data));
  const failedIndex = results.findIndex((result) => result.isError);
  const error = results[failedIndex]?.error;
  return {
    textOf: (translation, verse) => loaded.get(keyOf(translation, verse))?.verses[verse.verse - 1],
    isComplete: results.every((result) => result.data !== undefined),
    failure: failedIndex < 0 ? undefined : error instanceof HttpFailure ? chapterFailureMessage(error, wanted[failedIndex]!.place) : compareMessages.failed,
    retry: () => results.filter((result) => result.isError).forEach((result) => void result.refetch()),
  };
};
