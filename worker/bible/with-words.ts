import type { PassageResponse } from "#domain/api/bible.ts";
import { ApiError } from "#domain/api/errors.ts";
import { formatNumber } from "#domain/scripture/original-words/original-word-files.ts";
import { languageOf, readSharedWords, wordSpans } from "#domain/scripture/original-words/original-words.ts";
import type { Translation } from "#domain/scripture/translations/translations.ts";
import { readWordLines } from "./original-words.ts";
import type { PassageVerse } from "./read-verses.ts";

type Words = NonNullable<PassageResponse["verses"][number]["words"]>;

/** The words of a verse in order, with their numbers. */
const wordsOf = ({ book_id, text }: PassageVerse, line: string): Words => {
  const spans = wordSpans(text);
  const language = languageOf(book_id);
  return readSharedWords(line).map(({ first, last, numbers }) => {
    const [start, end] = [spans[first]!.start, spans[last]!.end];
    return {
      text: text.slice(start, end),
      start,
      end,
      numbers: numbers.map((number) => formatNumber({ language, number })),
    };
  });
};

/** The verses with their words. Throws 422 for a translation whose words are not numbered, 503 if the files cannot be read. */
export const withWords = async (
  assets: Pick<Fetcher, "fetch">,
  { id }: Translation,
  verses: readonly PassageVerse[],
): Promise<PassageVerse[]> => {
  if (id !== "kjv") throw new ApiError("invalid_input", { fields: { words: ({ refusals }) => refusals.noWords } });
  const chapters = Map.groupBy(verses, ({ book_id }) => book_id);
  const lines = new Map(
    await Promise.all(
      [...chapters].map(
        async ([book, ofBook]) =>
          [book, await readWordLines(assets, book, new Set(ofBook.map(({ chapter }) => chapter)))] as const,
      ),
    ),
  );
  return verses.map((verse) => ({
    ...verse,
    words: wordsOf(verse, lines.get(verse.book_id)?.get(verse.chapter)?.[verse.verse - 1] ?? ""),
  }));
};
