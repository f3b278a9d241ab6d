import type { Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import { bookById, verseCount } from "#domain/scripture/books/books.ts";
import { chapterOfVerses } from "#domain/scripture/text/chapter-of-verses.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { editionFacts, type Edition } from "#domain/scripture/languages/edition.ts";
import { bookInTextOf } from "#domain/site/chapter-page/names.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { partsOfRange, type VerseRange } from "#domain/scripture/reference/reference.ts";
import type { AppEnv } from "../../env.ts";
import type { PassageVerse } from "../read-verses.ts";
import { maxChaptersAtOnce } from "./config.ts";
import { serviceChapter } from "./service.ts";

/** A chapter of the first public service, which has no layout: one paragraph, in our verse numbering. */
export const plainChapter = (edition: Edition, place: ChapterId, verses: readonly PassageVerse[]): ChapterText => {
  const { name: bookName, verseCounts } = bookById(place.book);
  return chapterOfVerses(edition.key, place, verses, {
    paragraphs: [[1, 0]],
    edition: {
      ...editionFacts(edition),
      bookName,
      chapters: verseCounts.length,
      ...bookInTextOf(edition, place.book),
    },
  });
};

/** The verses of a chapter, without those that the edition omits. */
export const versesOfChapter = ({ book, chapter, verses, edition }: ChapterText): PassageVerse[] =>
  verses.flatMap((text, index) =>
    text === ""
      ? []
      : [{ book_id: book, book_name: edition?.bookName ?? bookById(book).name, chapter, verse: index + 1, text }],
  );

/**
 * The verses of some ranges in an edition. Editions number some chapters differently: a range that ends with the last verse
 * of a chapter in our numbering ends with the edition's last verse of that chapter. Throws 400 for too many chapters.
 */
export const remoteVerses = async (
  c: Context<AppEnv>,
  edition: Edition,
  ranges: readonly VerseRange[],
): Promise<PassageVerse[]> => {
  const wanted = ranges.flatMap(partsOfRange);
  if (wanted.length > maxChaptersAtOnce)
    throw new ApiError("passage_too_long", {
      message: ({ refusals }) => refusals.chapters(maxChaptersAtOnce),
    });
  const parts = await Promise.all(
    wanted.map(async ({ place, span: { from, to } }) => {
      const last = to < verseCount(place.book, place.chapter) ? to : Number.POSITIVE_INFINITY;
      return versesOfChapter(await serviceChapter(c, edition, place)).filter(
        ({ verse }) => verse >= from && verse <= last,
      );
    }),
  );
  return parts.flat();
};
