import * as z from "zod/mini";
import { chapterOfVerses, type ChapterLayout } from "#domain/scripture/text/chapter-of-verses.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { RemoteTranslationId, TranslationId } from "#domain/scripture/translations/translations.ts";
import { HttpError } from "#src/platform/network/http.ts";
import { downloadedChapter } from "#src/platform/offline/downloaded-chapters.ts";
import type { ChapterEdition } from "#domain/scripture/languages/edition.ts";
import { noteUnavailable } from "./unavailable-translations.ts";
import { readVerifiedResponse } from "./verified-file.ts";

/** Validates a chapter's layout from the service or a cache. Written by hand: equivalent to the API's schema, in less code. */

type Loose = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 5000;
const isName = (value: unknown): boolean => isText(value) && value !== "";
const isNumber = (value: unknown, last: number, first = 0): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= first && value <= last;
const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const isPair = (value: unknown, last: number): boolean =>
  Array.isArray(value) && value.length === 2 && isNumber(value[0], 5000) && isNumber(value[1], last);

/** Keyed by verse; optional. */
const isByVerse = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  value === undefined ||
  (isObject(value) && Object.entries(value).every(([verse, one]) => isNumber(Number(verse), 200, 1) && isOne(one)));

const isPairs =
  (last: number) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every((pair) => isPair(pair, last));

const isPlace = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) && /^[A-Z0-9]{3}$/.test(String(value["book"])) && isNumber(value["chapter"], 150, 1));

const isNote = (value: unknown): boolean =>
  isObject(value) && isNumber(value["verse"], 200, 1) && isText(value["text"]);

const isEdition = (value: unknown): value is ChapterEdition =>
  isObject(value) &&
  [value["name"], value["language"], value["bookName"], value["bookAbbreviation"] ?? "-"].every(isName) &&
  /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{2,8})*$/.test(String(value["tag"])) &&
  (value["direction"] === "ltr" || value["direction"] === "rtl") &&
  isText(value["license"]) &&
  /^(?:https:\/\/\S+)?$/.test(String(value["licenseUrl"])) &&
  isNumber(value["chapters"], 150, 1) &&
  isPlace(value["previous"]) &&
  isPlace(value["next"]);

/** Parses a value as a layout, without other keys; undefined if it is invalid. */
const layoutOf = (value: unknown): ChapterLayout | undefined => {
  if (!isObject(value)) return undefined;
  const { paragraphs, headings, lines, spoken, notes, title, edition } = value;
  const isLayout =
    isPairs(5000)(paragraphs) &&
    isByVerse(headings, isText) &&
    isByVerse(lines, isPairs(2)) &&
    isByVerse(spoken, isPairs(5000)) &&
    (notes === undefined || (Array.isArray(notes) && notes.every(isNote))) &&
    (title === undefined || isText(title)) &&
    isEdition(edition);
  return isLayout
    ? (Object.fromEntries(
        Object.entries({ paragraphs, headings, lines, spoken, notes, title, edition }).filter(
          ([, one]) => one !== undefined,
        ),
      ) as unknown as ChapterLayout)
    : undefined;
};

const verse = z.int().check(z.gte(1), z.lte(200));

/** The verses of exactly this chapter. */
const versesSchema = ({ book, chapter }: ChapterId) =>
  z
    .array(z.object({ book_id: z.literal(book), chapter: z.literal(chapter), verse, text: z.string() }))
    .check(z.minLength(1));

/** Parses a value as this chapter, with its layout; undefined if it is another one or invalid. */
const validChapter = (translation: RemoteTranslationId, place: ChapterId, value: unknown): ChapterText | undefined => {
  const stored = value as Partial<ChapterText> | null | undefined;
  const layout = layoutOf(stored);
  const isThere =
    stored?.translation === translation &&
    stored.book === place.book &&
    stored.chapter === place.chapter &&
    Array.isArray(stored.verses) &&
    stored.verses.length > 0 &&
    stored.verses.length <= 200 &&
    stored.verses.every((text) => typeof text === "string");
  return layout && isThere ? { ...layout, translation, ...place, verses: stored.verses! } : undefined;
};

const isGone = (error: unknown): boolean =>
  error instanceof HttpError && z.object({ code: z.literal("translation_not_found") }).safeParse(error.body).success;

/** A chapter in another language: the downloaded one, otherwise from our API. Rejects with `HttpError`. */
export const fetchRemoteChapter = async (
  translation: RemoteTranslationId,
  place: ChapterId,
  options: { signal?: AbortSignal } = {},
): Promise<ChapterText> => {
  const stored = validChapter(translation, place, await downloadedChapter(translation, place));
  if (stored) return stored;
  try {
    const { verses, layout: found } = await readVerifiedResponse("GET /bible/data/{translation}/{book}/{chapter}", {
      path: { translation, ...place },
      // The layout is checked separately.
      response: z.object({ verses: versesSchema(place), layout: z.looseObject({}) }),
      ...options,
    });
    const layout = layoutOf(found);
    if (!layout) throw new HttpError("invalid");
    return chapterOfVerses(translation, place, verses, layout);
  } catch (error) {
    if (isGone(error)) noteUnavailable(translation);
    throw error;
  }
};

/** A chapter in English that our API asks a public service for. These texts have no paragraphs. Rejects with `HttpError`. */
export const fetchUpstreamChapter = async (
  translation: TranslationId,
  { book, chapter }: ChapterId,
  options: { signal?: AbortSignal } = {},
): Promise<ChapterText> => {
  const { verses } = await readVerifiedResponse("GET /bible/data/{translation}/{book}/{chapter}", {
    path: { translation, book, chapter },
    response: z.object({ verses: versesSchema({ book, chapter }) }),
    ...options,
  });
  return chapterOfVerses(translation, { book, chapter }, verses, undefined);
};
