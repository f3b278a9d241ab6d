import * as z from "zod/mini";
import { bookById, chapterCount, type BookId } from "#domain/scripture/books/books.ts";
import type { CommentaryId } from "#domain/scripture/commentary/commentaries.ts";
import { isChapter, type ChapterId } from "#domain/scripture/reference/places.ts";
import { HttpError } from "#src/platform/network/http.ts";
import type { CommentaryKey } from "#src/platform/offline/caches.ts";
import {
  downloadedChapter,
  downloadedPlaces,
  storeDownloadedChapter,
} from "#src/platform/offline/downloaded-chapters.ts";
import { readVerifiedResponse } from "#src/scripture/text/verified-file.ts";

/** What a commentary says of a chapter: from the device if it was read before, otherwise from our API. */

const offset = z.int().check(z.gte(0));
const paragraph = z.object({
  text: z.string(),
  marks: z.optional(z.array(z.object({ start: offset, end: offset, as: z.enum(["strong", "emphasis"]) }))),
  references: z.optional(z.array(z.object({ start: offset, end: offset, reference: z.string() }))),
});
const section = z.object({
  verse: z.int(),
  last_verse: z.int(),
  paragraphs: z.array(paragraph),
  cut_off: z.boolean(),
});

export type Paragraph = z.infer<typeof paragraph>;

const chapterSchema = z.object({
  // Missing in answers that were stored by versions without book introductions.
  book_introduction: z.optional(z.array(paragraph)),
  introduction: z.array(paragraph),
  sections: z.array(section),
});
export type CommentaryChapter = z.infer<typeof chapterSchema>;

const answerSchema = (id: CommentaryId, { book, chapter }: ChapterId) =>
  z.object({
    commentary: z.object({ id: z.literal(id) }),
    chapters: z.tuple([z.extend(chapterSchema, { book_id: z.literal(book), chapter: z.literal(chapter) })]),
  });

const keyOf = (id: CommentaryId): CommentaryKey => `commentary-${id}`;

/** The stored answer on a chapter; undefined if there is none. */
const storedAnswer = async (id: CommentaryId, place: ChapterId) =>
  answerSchema(id, place).safeParse(await downloadedChapter(keyOf(id), place)).data;

const requestAnswer = (id: CommentaryId, place: ChapterId, signal: AbortSignal) =>
  readVerifiedResponse("GET /commentary/{reference}", {
    path: { reference: `${bookById(place.book).name} ${place.chapter}` },
    query: { commentary: id },
    response: answerSchema(id, place),
    signal,
  });

/** Rejects if storage is full or denied. */
const store = (id: CommentaryId, place: ChapterId, answer: unknown): Promise<void> =>
  storeDownloadedChapter(keyOf(id), place, JSON.stringify(answer));

/**
 * A chapter of a commentary; null if our books have no such chapter, as translations of other languages may. Rejects
 * with `HttpError`; with status 404 if the commentary has nothing on it.
 */
export const readCommentary = async (
  id: CommentaryId,
  place: ChapterId,
  signal: AbortSignal,
): Promise<CommentaryChapter | null> => {
  if (!isChapter(place)) return null;
  const stored = await storedAnswer(id, place);
  if (stored) return stored.chapters[0];
  const answer = await requestAnswer(id, place, signal);
  // Full or denied: then it is read again from the network.
  void store(id, place, answer).catch(() => undefined);
  return answer.chapters[0];
};

/** How many chapters of a book are on the device. */
export const countDownloaded = async (id: CommentaryId, book: BookId): Promise<number> =>
  [...(await downloadedPlaces(keyOf(id)))].filter((place) => place.startsWith(`${book} `)).length;

/**
 * Downloads a book of a commentary for reading offline, chapter by chapter. Chapters on which it has nothing are stored
 * without sections. Rejects like `readCommentary`, also if it has nothing on the book, or if storage is full or denied;
 * chapters stored until then stay.
 */
export const downloadBook = async (
  id: CommentaryId,
  book: BookId,
  onProgress: (chapters: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  const without: ChapterId[] = [];
  const all = chapterCount(book);
  for (let chapter = 1; chapter <= all; chapter += 1) {
    const place = { book, chapter };
    try {
      if (!(await storedAnswer(id, place))) await store(id, place, await requestAnswer(id, place, signal));
    } catch (error) {
      // 404 for one chapter: the commentary skips it. 404 for all: the service may no longer have this commentary.
      if (!(error instanceof HttpError && error.status === 404) || without.push(place) === all) throw error;
    }
    onProgress(chapter);
  }
  for (const { chapter } of without)
    await store(
      id,
      { book, chapter },
      {
        commentary: { id },
        chapters: [{ book_id: book, chapter, introduction: [], sections: [] }],
      },
    );
};
