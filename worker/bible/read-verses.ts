import type { Context } from "hono";
import { maxPassageVerses, type PassageResponse } from "#domain/api/bible.ts";
import { ApiError } from "#domain/api/errors.ts";
import { bookById, bookOrder, books, verseCount } from "#domain/scripture/books/books.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { type ChapterId, verseOrdinal, versesBetween } from "#domain/scripture/reference/places.ts";
import { chapterRange, countVerses, type VerseRange } from "#domain/scripture/reference/reference.ts";
import {
  isEmbedded,
  isOfOtherLanguage,
  type EmbeddedTranslationId,
  type Translation,
} from "#domain/scripture/translations/translations.ts";
import { withAbbreviation } from "#domain/site/chapter-page/names.ts";
import { configOf } from "../config.ts";
import type { AppEnv } from "../env.ts";
import { embeddedChapters } from "./embedded.ts";
import { rateOfVisitor, type Upstream } from "./upstream/ask.ts";
import { throwUnlessMissing, serviceAt } from "./upstream/service.ts";
import { fetchBookRange } from "./upstream/source.ts";
import { maxChaptersAtOnce } from "./languages/config.ts";
import { plainChapter, remoteVerses } from "./languages/chapters.ts";
import { serviceChapter } from "./languages/service.ts";
import { isRemote, type RemoteTranslation } from "./languages/remote-translation.ts";
import { textForPassage } from "./whole-text.ts";
import type { BookRange, UpstreamVerse } from "./upstream/book-range.ts";

export type PassageVerse = PassageResponse["verses"][number];

/** Per request. The public service is rate-limited, and every range needs one call. */
const maxUpstreamCalls = 5;

/** Splits a range by book: Malachi 4:6 to Matthew 1:1 becomes two. */
const bookRangesOf = ({ from, to }: VerseRange): readonly BookRange[] =>
  books.slice(bookOrder(from.book), bookOrder(to.book) + 1).map(({ id, verseCounts }) => {
    const whole = chapterRange({ book: id, chapter: 1 }, { book: id, chapter: verseCounts.length });
    return { book: id, start: id === from.book ? from : whole.from, end: id === to.book ? to : whole.to };
  });

/**
 * Throws 400 if some ranges in some translations are more than a request may ask for: the verses of the longest book, and
 * the calls of one passage to the public services.
 */
export const requireOneBudget = (translations: readonly Translation[], ranges: readonly VerseRange[]): void => {
  if (countVerses({ ranges }) * translations.length > maxPassageVerses)
    throw new ApiError("passage_too_long", { message: ({ refusals }) => refusals.verses(maxPassageVerses) });
  const asked = translations.filter(({ id }) => !isEmbedded(id)).length;
  const inBooks = ranges.flatMap(bookRangesOf);
  if (inBooks.length * asked > maxUpstreamCalls)
    throw new ApiError("passage_too_long", { message: ({ refusals }) => refusals.passages(maxUpstreamCalls) });
  const chapters = inBooks.reduce((sum, { start, end }) => sum + end.chapter - start.chapter + 1, 0);
  if (chapters * asked > maxChaptersAtOnce)
    throw new ApiError("passage_too_long", { message: ({ refusals }) => refusals.chapters(maxChaptersAtOnce) });
};

/** Texts in other languages number some chapters otherwise: what ends with our last verse ends with theirs. */
const readEmbedded = async (
  assets: Fetcher,
  translation: EmbeddedTranslationId,
  { book, start, end }: BookRange,
): Promise<readonly (UpstreamVerse & { readonly bookName?: string | undefined })[]> => {
  const whole = isOfOtherLanguage(translation) ? undefined : textForPassage(assets, translation);
  if (whole)
    return versesBetween({ book, ...start }, { book, ...end }).map((place) => ({
      chapter: place.chapter,
      verse: place.verse,
      text: whole[verseOrdinal(place)]!,
    }));
  const chapters = await embeddedChapters(assets, translation, book, start.chapter, end.chapter);
  return chapters.flatMap(({ chapter, verses, edition }) => {
    const first = chapter === start.chapter ? start.verse : 1;
    const isToItsEnd = chapter < end.chapter || (end.verse === verseCount(book, chapter) && first < end.verse);
    const last = isToItsEnd ? verses.length : end.verse;
    return verses
      .slice(first - 1, last)
      .map((text, offset) => ({ chapter, verse: first + offset, text, bookName: edition?.bookName }));
  });
};

const readUpstream = async (
  upstream: Upstream,
  translation: string,
  range: BookRange,
): Promise<readonly UpstreamVerse[]> => {
  const result = await fetchBookRange(upstream, translation, range);
  if ("content" in result) return result.content;
  throwUnlessMissing(result);
  const { book, start, end } = range;
  const query = formatReference({ ranges: [{ from: { book, ...start }, to: { book, ...end } }] });
  throw new ApiError("not_found", { message: ({ lookup }) => lookup.notFound(query) });
};

const publicService = (c: Context<AppEnv>): Upstream => {
  const { upstreamUrl, upstreamCalls } = configOf(c.env);
  return serviceAt(c, upstreamUrl, upstreamCalls);
};

const readOwn = async (c: Context<AppEnv>, id: string, ranges: readonly VerseRange[]): Promise<PassageVerse[]> => {
  const inBooks = ranges.flatMap(bookRangesOf);
  const embedded = isEmbedded(id) ? id : undefined;
  const upstream = embedded ? undefined : publicService(c);
  if (upstream && inBooks.length > maxUpstreamCalls) {
    throw new ApiError("passage_too_long", {
      message: ({ refusals }) => refusals.passages(maxUpstreamCalls),
    });
  }
  const read = (range: BookRange): ReturnType<typeof readEmbedded> =>
    embedded ? readEmbedded(c.env.ASSETS, embedded, range) : readUpstream(upstream!, id, range);
  let parts;
  try {
    parts = await Promise.all(inBooks.map(read));
  } finally {
    if (upstream) c.set("rateHeaders", rateOfVisitor(upstream));
  }
  return parts.flatMap((verses, index) => {
    const { id: book_id, name: book_name } = bookById(inBooks[index]!.book);
    return verses
      .filter(({ text }) => text !== "")
      .map(({ chapter, verse, text, bookName }) => ({
        book_id,
        book_name: bookName ?? book_name,
        chapter,
        verse,
        text,
      }));
  });
};

/**
 * The verses of some ranges in a translation, in order, without those that the translation omits. Throws 404 if the
 * translation lacks the passage, 502 or 504 if the public service fails, 429 if the visitor has used up their share of the
 * calls to it, 503 if all calls are used up or no service is configured.
 */
export const readVerses = (
  c: Context<AppEnv>,
  translation: Translation,
  ranges: readonly VerseRange[],
): Promise<PassageVerse[]> => {
  if (!isRemote(translation)) return readOwn(c, translation.id, ranges);
  const { edition } = translation;
  return edition.service === "helloao" ? remoteVerses(c, edition, ranges) : readOwn(c, edition.id, ranges);
};

/** A chapter of a translation in another language, with its layout. Throws as `readVerses` does. */
export const readRemoteChapter = async (
  c: Context<AppEnv>,
  { edition }: RemoteTranslation,
  place: ChapterId,
): Promise<ChapterText> => {
  if (edition.service === "helloao") return withAbbreviation(await serviceChapter(c, edition, place));
  if (verseCount(place.book, place.chapter) === 0)
    throw new ApiError("not_found", { message: ({ refusals }) => refusals.noChapter });
  return plainChapter(edition, place, await readOwn(c, edition.id, [chapterRange(place)]));
};
