import { useQueries } from "@tanstack/react-query";
import { chapterFailureMessage, chapterQuery } from "#src/scripture/chapters.ts";
import { type CardPlace, wordsOfPassage } from "./cards.ts";

interface PassageTexts {
  /** In the order of the places; undefined while a text loads or if it fails, empty if the translation does not have it. */
  readonly texts: readonly (string | undefined)[];
  /** What went wrong, in words for a visitor. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** The words of passages, from their chapters. */
export const usePassageTexts = (places: readonly CardPlace[]): PassageTexts => {
  const results = useQueries({
    queries: places.map(({ translation, passage: { book, chapter } }) => chapterQuery(translation, { book, chapter })),
  });
  const failed = results.findIndex(({ isError }) => isError);
  return {
    texts: results.map(({ data }, index) => data && wordsOfPassage(places[index]!.passage, data)),
    failure: failed < 0 ? undefined : chapterFailureMessage(results[failed]!.error, places[failed]!.passage),
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  };
};
