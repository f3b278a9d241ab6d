import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import { chapterAfter, chapterBefore } from "#domain/scripture/chapter-navigation.ts";
import type { ChapterId } from "#domain/scripture/places.ts";
import type { TranslationId } from "#domain/scripture/translations.ts";
import { chapterFailureMessage, chapterQuery, prefetchChapters, rememberShown } from "#src/scripture/chapters.ts";
import { whenIdle } from "#src/platform/clock.ts";
import type { PassageView } from "./passage-view.ts";

/** A passage with its text. */
export interface LoadedPassage {
  readonly view: PassageView;
  readonly translation: TranslationId;
  readonly chapters: readonly ChapterText[];
}

interface PassageState {
  /** The passage to show: the requested one, or the previous one while it is loading or has failed to load. */
  readonly shown: LoadedPassage | undefined;
  readonly isLoading: boolean;
  /** The error message, if loading failed. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Loads the chapters of a view. A failure never removes what is on the screen. */
export const usePassage = (view: PassageView, translation: TranslationId): PassageState => {
  const client = useQueryClient();
  const results = useQueries({ queries: view.chapters.map(({ place }) => chapterQuery(translation, place)) });
  const last = useRef<LoadedPassage>(undefined);
  const texts = results.map((result) => result.data);
  const isComplete = texts.every((text) => text !== undefined);
  const loaded = useMemo(
    () => (isComplete ? { view, translation, chapters: texts } : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts of a view never change once they are there
    [view, translation, isComplete],
  );
  useEffect(() => {
    if (!loaded) return;
    last.current = loaded;
    const edges = [chapterBefore(loaded.view.chapters[0].place), chapterAfter(loaded.view.chapters.at(-1)!.place)];
    whenIdle(() => loaded.chapters.forEach(rememberShown));
    whenIdle(() => prefetchChapters(client, translation, edges.filter((place): place is ChapterId => place !== undefined)));
  }, [loaded, client, translation]);
  const failedIndex = results.findIndex((result) => result.isError);
  const failed = results[failedIndex];
  const retry = useCallback(() => {
    for (const { place } of view.chapters) void client.refetchQueries({ queryKey: chapterQuery(translation, place).queryKey, exact: true });
  }, [client, view, translation]);
  return {
    shown: loaded ?? last.current,
    isLoading: !loaded && !failed,
    failure: failed ? chapterFailureMessage(failed.error, view.chapters[failedIndex]!.place) : undefined,
    retry,
  };
};
