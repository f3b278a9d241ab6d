import { maxCommentaryChapters, type CommentaryResponse } from "#domain/api/commentary.ts";
import { ApiError } from "#domain/api/errors.ts";
import { textDigestHeader } from "#domain/api/headers.ts";
import { bookById } from "#domain/scripture/books/books.ts";
import { commentaryById, defaultCommentaryId } from "#domain/scripture/commentary/commentaries.ts";
import type { CommentChapter } from "#domain/scripture/commentary/service-commentary.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { verseOrdinal, type ChapterId } from "#domain/scripture/reference/places.ts";
import { chaptersOfReference, verseReference, type VerseRange } from "#domain/scripture/reference/reference.ts";
import { scriptureCacheControl } from "../bible/cache-control.ts";
import { digestOf } from "../hashes.ts";
import { serviceCommentary } from "../bible/languages/service.ts";
import { referenceText, requireReference } from "../bible/requested.ts";
import type { Handlers } from "../contract.ts";
import { prepareJson, send } from "../prepared-response.ts";

type Chapter = CommentaryResponse["chapters"][number];

/** The part of a chapter that is about these ranges. The schema’s type has no `readonly`. */
const chapterOf = (
  place: ChapterId,
  { bookIntroduction = [], introduction, sections }: CommentChapter,
  ranges: readonly VerseRange[],
) => {
  const isAbout = (first: number, last: number): boolean =>
    ranges.some(
      ({ from, to }) =>
        verseOrdinal({ ...place, verse: first }) <= verseOrdinal(to) &&
        verseOrdinal({ ...place, verse: last }) >= verseOrdinal(from),
    );
  return {
    book_id: place.book,
    book_name: bookById(place.book).name,
    chapter: place.chapter,
    book_introduction: isAbout(1, 1) ? bookIntroduction : [],
    introduction: isAbout(1, 1) ? introduction : [],
    sections: sections
      .filter(({ verse, lastVerse }) => isAbout(verse, lastVerse))
      .map(({ verse, lastVerse, paragraphs, isCutOff = false }) => ({
        reference: formatReference(verseReference({ ...place, verse }, { ...place, verse: lastVerse })),
        verse,
        last_verse: lastVerse,
        paragraphs,
        cut_off: isCutOff,
      })),
  } as Chapter;
};

/** What a commentary says of a passage. */
export const commentary: Handlers["commentary"] = async (c) => {
  const source = commentaryById(c.req.valid("query").commentary ?? defaultCommentaryId);
  const reference = requireReference(referenceText(c.req.param("reference")));
  const places = chaptersOfReference(reference);
  if (places.length > maxCommentaryChapters)
    throw new ApiError("passage_too_long", { message: ({ refusals }) => refusals.chapters(maxCommentaryChapters) });
  const chapters = await Promise.all(places.map((place) => serviceCommentary(c, source, place)));
  const { id, name, authors, year, licence, licenceUrl: licence_url } = source;
  const answer: CommentaryResponse = {
    reference: formatReference(reference),
    commentary: { id, name, authors, year, language: "en", licence, licence_url },
    chapters: chapters.map((chapter, index) => chapterOf(places[index]!, chapter, reference.ranges)),
  };
  const prepared = prepareJson(answer, scriptureCacheControl);
  const response = send(c, prepared);
  response.headers.set(textDigestHeader, await digestOf(prepared.text));
  return response;
};
