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

const chapterOf = ({ translation, passage: { book, chapter } }: CardPlace): string =>
  `${translation} ${book} ${chapter}`;

/** The words of passages, from their chapters. */
export const usePassageTexts = (places: readonly CardPlace[]): PassageTexts => {
  const chapters = [...new Map(places.map((place) => [chapterOf(place), place])).entries()];
  const results = useQueries({
    queries: chapters.map(([, { translation, passage }]) =>
      chapterQuery(translation, { book: passage.book, chapter: passage.chapter }),
    ),
  });
  const byChapter = new Map(chapters.map(([chapter], index) => [chapter, results[index]?.data]));
  const failed = results.findIndex(({ isError }) => isError);
  return {
    texts: places.map((place) => {
      const chapter = byChapter.get(chapterOf(place));
      return chapter && wordsOfPassage(place.passage, chapter);
    }),
    failure: failed < 0 ? undefined : chapterFailureMessage(results[failed]!.error, chapters[failed]![1].passage),
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  };
};
