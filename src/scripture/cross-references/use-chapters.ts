import { useQueries } from "@tanstack/react-query";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { ChapterId, VerseId } from "#domain/scripture/reference/places.ts";
import { isEmbedded, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { chapterFailureMessage, chapterQuery } from "#src/scripture/chapters.ts";
import { HttpError } from "#src/platform/network/http.ts";
import { maxUpstreamChapters } from "./config.ts";
import { compareMessages } from "./messages.ts";

/** The loading state of one translation of a passage. */
export interface TranslationState {
  readonly id: TranslationId;
  readonly isReady: boolean;
  /** The error message, if loading failed. */
  readonly failure: string | undefined;
  /** Retries; undefined where that would not help. */
  readonly retry: (() => void) | undefined;
}

const keyOf = (translation: string, { book, chapter }: ChapterId) => `${translation} ${book} ${chapter}`;

const sentenceOf = (error: unknown, place: ChapterId): string =>
  error instanceof HttpError ? chapterFailureMessage(error, place) : compareMessages.failed;

/** Loads chapters in several translations in parallel, cached ones at once. One failure does not affect the others. */
export const useChapters = (translations: readonly TranslationId[], places: readonly ChapterId[]) => {
  const isTooLong = (translation: TranslationId) => !isEmbedded(translation) && places.length > maxUpstreamChapters;
  const wanted = translations.flatMap((translation) =>
    isTooLong(translation) ? [] : places.map((place) => ({ translation, place })),
  );
  const results = useQueries({ queries: wanted.map(({ translation, place }) => chapterQuery(translation, place)) });
  const loaded = new Map<string, ChapterText>();
  results.forEach(({ data }) => data && loaded.set(keyOf(data.translation, data), data));
  const stateOf = (id: TranslationId): TranslationState => {
    if (isTooLong(id)) return { id, isReady: false, failure: compareMessages.tooLongForUpstream, retry: undefined };
    const failed = results.flatMap((result, index) =>
      result.isError && wanted[index]!.translation === id ? [{ result, place: wanted[index]!.place }] : [],
    );
    return {
      id,
      isReady: places.every((place) => loaded.has(keyOf(id, place))),
      failure: failed[0] && sentenceOf(failed[0].result.error, failed[0].place),
      retry: () => failed.forEach(({ result }) => void result.refetch()),
    };
  };
  return {
    /** The text of a verse; undefined while its chapter is loading. "" is a verse that the translation omits. */
    textOf: (translation: TranslationId, verse: VerseId) =>
      loaded.get(keyOf(translation, verse))?.verses[verse.verse - 1],
    states: translations.map(stateOf),
    /** Metadata of a text in another language. */
    editionOf: (id: TranslationId) => places.map((place) => loaded.get(keyOf(id, place))?.edition).find(Boolean),
  };
};
