import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { chapterAfter, chapterBefore } from "#domain/scripture/books/chapter-navigation.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import {
  chapterFailureMessage,
  chapterQuery,
  isServiceFailure,
  prefetchChapters,
  rememberShown,
} from "#src/scripture/chapters.ts";
import { after, whenIdle } from "#src/platform/clock.ts";
import { entryKey } from "#src/platform/page/history.ts";
import type { PassageView } from "./passage-view.ts";

export interface LoadedPassage {
  readonly view: PassageView;
  readonly translation: TranslationId;
  readonly chapters: readonly ChapterText[];
}

/** How long the previous passage stays, under its own title, until a skeleton replaces it. */
const patienceMs = 150;

/** True once something has been pending for `patienceMs` without a break. */
const useIsLate = (isPending: boolean): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const cancel = after(patienceMs, () => setIsLate(true));
    return () => {
      cancel();
      setIsLate(false);
    };
  }, [isPending]);
  return isPending && isLate;
};

/**
 * Loads the chapters of a view. No text is ever shown under another one's name (docs/product/reading.md, "Loading"): the
 * previous passage stays for a moment under its own, then a skeleton or the error message replaces it.
 */
export const usePassage = (view: PassageView, translation: TranslationId) => {
  const client = useQueryClient();
  const results = useQueries({ queries: view.chapters.map(({ place }) => chapterQuery(translation, place)) });
  const onScreen = useRef<LoadedPassage>(undefined);
  /** The first chapter of the passage that was shown last, even if it is gone. */
  const lastTextRef = useRef<ChapterText>(undefined);
  const texts = results.map((result) => result.data);
  const isComplete = texts.every((text) => text !== undefined);
  const loaded = useMemo(
    () => (isComplete ? { view, translation, chapters: texts } : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts of a view never change once they are there
    [view, translation, isComplete],
  );
  useEffect(() => {
    if (!loaded) return;
    lastTextRef.current = loaded.chapters[0];
    const edges = [chapterBefore(loaded.view.chapters[0].place), chapterAfter(loaded.view.chapters.at(-1)!.place)];
    whenIdle(() => void rememberShown(client, loaded.chapters).catch(() => undefined));
    whenIdle(() =>
      prefetchChapters(
        client,
        translation,
        edges.filter((place) => place !== undefined),
      ),
    );
  }, [loaded, client, translation]);
  const failedIndex = results.findIndex((result) => result.isError);
  const failed = results[failedIndex];
  const isLate = useIsLate(!loaded && !failed);
  // What a skeleton or an error message has replaced does not come back.
  const shown = loaded ?? (isLate || failed ? undefined : onScreen.current);
  useEffect(() => {
    onScreen.current = shown;
  }, [shown]);
  const failure = failed ? chapterFailureMessage(failed.error, view.chapters[failedIndex]!.place) : undefined;
  const retry = () => results.forEach(({ isError, refetch }) => isError && void refetch());
  return {
    /** The passage that the title names: the requested one, or for a moment the previous one. */
    view: shown?.view ?? view,
    /** Its text; undefined while it loads or after it failed. */
    shown,
    /** The previous text is still shown while the requested one loads. */
    isLeaving: shown !== loaded,
    failure,
    /** It failed because the service that has the text does not answer. */
    isServiceFailure: failed !== undefined && isServiceFailure(failed.error),
    retry,
    lastTextRef,
  };
};

/** How many chapters of a long passage are shown at first, and with each further part. */
export const chaptersAtOnce = 5;

/** How many chapters history entries show, if more than at first. */
const chaptersShown = new Map<string, number>();

/**
 * A long passage is shown in parts. Every new passage starts with its first part, and going back shows what was shown.
 * `showMore` is undefined when all are shown.
 */
export const usePassageParts = (view: PassageView) => {
  const [requested, setRequested] = useState<{ view: PassageView; limit: number }>();
  const limit = requested?.view === view ? requested.limit : (chaptersShown.get(entryKey()) ?? chaptersAtOnce);
  const part = useMemo<PassageView>(
    () => (view.chapters.length > limit ? { chapters: [view.chapters[0], ...view.chapters.slice(1, limit)] } : view),
    [view, limit],
  );
  const showMore = () => {
    chaptersShown.set(entryKey(), limit + chaptersAtOnce);
    setRequested({ view, limit: limit + chaptersAtOnce });
  };
  return { part, showMore: part === view ? undefined : showMore };
};
