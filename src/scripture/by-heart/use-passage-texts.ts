import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { addDays, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import type { ChapterEdition } from "#domain/scripture/languages/edition.ts";
import { quotedVerses } from "#domain/scripture/languages/quoted-verse.ts";
import { defaultTranslationId, isEmbedded, isRemoteTranslation } from "#domain/scripture/translations/translations.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import type { LearnTranslationId } from "#domain/site/addresses/learn-address.ts";
import { chapterFailureMessage, chapterQuery } from "#src/scripture/chapters.ts";
import { HttpError } from "#src/platform/network/http.ts";
import { savesData } from "#src/platform/network/connection.ts";
import { type CardPlace, parseCardId, wordsOfPassage } from "./cards.ts";
import { fetchedAhead, newADay } from "./config.ts";
import { byHeartMessages as messages } from "./messages.ts";
import type { Cards } from "./stored.ts";
import { queueOf } from "./schedule.ts";
import { placesOf } from "./sets.ts";

export interface PassageText {
  readonly place: CardPlace;
  /** Empty if the translation does not have it. */
  readonly words: string;
  /** Of a text in another language than English. */
  readonly edition: ChapterEdition | undefined;
  /** Whether its translation has these verses under our numbers. */
  readonly isNumberedAsOurs: boolean;
}

const chapterOf = ({ translation, passage: { book, chapter } }: CardPlace): string =>
  `${translation} ${book} ${chapter}`;

/** An embedded text depends on no service: what is missing is the network, and the chapter on this device. */
const failureMessage = (error: unknown, { translation, passage }: CardPlace): string =>
  isEmbedded(translation) && error instanceof HttpError && error.kind === "network"
    ? messages.notOnDevice
    : chapterFailureMessage(error, passage);

/** The words of passages, from their chapters. */
export const usePassageTexts = (places: readonly CardPlace[]) => {
  const chapters = [...new Map(places.map((place) => [chapterOf(place), place])).entries()];
  const results = useQueries({
    queries: chapters.map(([, { translation, passage }]) => chapterQuery(translation, passage)),
  });
  const byChapter = new Map(chapters.map(([chapter], index) => [chapter, results[index]]));
  const failedAt = results.findIndex(({ isError }) => isError);
  return {
    /** In the order of the places; undefined while a text loads or if it fails. */
    texts: places.map((place): PassageText | undefined => {
      const chapter = byChapter.get(chapterOf(place))?.data;
      if (!chapter) return undefined;
      const { edition } = chapter;
      const isNumberedAsOurs = !edition || quotedVerses(chapter, place.passage.verses) !== undefined;
      return { place, words: wordsOfPassage(place.passage, chapter), edition, isNumberedAsOurs };
    }),
    failed: places.map((place) => byChapter.get(chapterOf(place))?.isError ?? false),
    /** What went wrong, in words for a visitor. */
    failure: failedAt < 0 ? undefined : failureMessage(results[failedAt]!.error, chapters[failedAt]![1]),
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  };
};

/**
 * The words of a set: in English where a service does not answer, and, of our own sets, where the translation counts the
 * verses otherwise. The numbers of other sets are those of the translation.
 */
export const useSetTexts = (passages: readonly VerseSet[], translation: LearnTranslationId, isOurs: boolean) => {
  const asked = usePassageTexts(placesOf(passages, translation));
  const isElsewhere = passages.map(
    (_, index) =>
      (asked.failed[index] && isRemoteTranslation(translation)) ||
      (isOurs && asked.texts[index]?.isNumberedAsOurs === false),
  );
  const instead = usePassageTexts(
    placesOf(
      passages.filter((_, index) => isElsewhere[index]),
      defaultTranslationId,
    ),
  );
  const english = instead.texts.values();
  return {
    texts: asked.texts.map((text, index) => (isElsewhere[index] ? english.next().value : text)),
    /** Whether some are in English instead. */
    isInEnglish: isElsewhere.includes(true),
    failure: isRemoteTranslation(translation) ? instead.failure : asked.failure,
    /** Asks again for what failed; undefined if nothing did. */
    retry: asked.failed.includes(true)
      ? () => {
          asked.retry();
          instead.retry();
        }
      : undefined,
  };
};

/**
 * Fetches what returns within some days, one chapter after the other, so that it can be practised offline: what sync brought was
 * never open on this device.
 */
export const usePrefetchedTexts = (cards: Cards, today: CalendarDate | undefined): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!today || savesData()) return undefined;
    let isLeft = false;
    const { days, passages } = fetchedAhead;
    const { ids } = queueOf(cards, addDays(today, days), passages, days * newADay);
    const fetchAll = async () => {
      for (const { translation, passage } of ids.flatMap((id) => parseCardId(id) ?? []))
        if (!isLeft && isEmbedded(translation)) await client.prefetchQuery(chapterQuery(translation, passage));
    };
    void fetchAll();
    return () => {
      isLeft = true;
    };
  }, [client, cards, today]);
};
