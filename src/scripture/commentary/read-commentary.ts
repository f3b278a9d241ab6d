import * as z from "zod/mini";
import { bookById, chapterCount, type BookId } from "#domain/scripture/books/books.ts";
import type { CommentaryId } from "#domain/scripture/commentary/commentaries.ts";
import { isChapter, type ChapterId } from "#domain/scripture/reference/places.ts";
import { requestTimeoutMs } from "#src/platform/network/http.ts";
import type { CommentaryKey } from "#src/platform/offline/caches.ts";
import {
  downloadedChapter,
  downloadedPlaces,
  storeDownloadedChapter,
} from "#src/platform/offline/downloaded-chapters.ts";
import { readVerifiedResponse } from "#src/scripture/text/verified-file.ts";

/** What a commentary says of a chapter: from the device, where a chapter that was read is kept, otherwise from our API. */

/** Our API itself waits that long for the service, including one retry. */
const timeoutMs = requestTimeoutMs + 1000;

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
export type Section = z.infer<typeof section>;

const answerSchema = (id: CommentaryId, { book, chapter }: ChapterId) =>
  z.object({
    commentary: z.object({ id: z.literal(id) }),
    chapters: z.tuple([
      z.object({
        book_id: z.literal(book),
        chapter: z.literal(chapter),
        introduction: z.array(paragraph),
        sections: z.array(section),
      }),
    ]),
  });

export interface CommentaryChapter {
  readonly introduction: readonly Paragraph[];
  readonly sections: readonly Section[];
}

const keyOf = (id: CommentaryId): CommentaryKey => `commentary-${id}`;

/**
 * A chapter of a commentary; null if our books have no such chapter, as translations of other languages may. Rejects
 * with `HttpError`; with status 404 if the commentary has nothing on it.
 */
export const readCommentary = async (
  id: CommentaryId,
  place: ChapterId,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<CommentaryChapter | null> => {
  if (!isChapter(place)) return null;
  const schema = answerSchema(id, place);
  const kept = schema.safeParse(await downloadedChapter(keyOf(id), place));
  if (kept.success) return kept.data.chapters[0];
  const answer = await readVerifiedResponse("GET /commentary/{reference}", {
    path: { reference: `${bookById(place.book).name} ${place.chapter}` },
    query: { commentary: id },
    response: schema,
    timeoutMs,
    ...(signal && { signal }),
  });
  // Full or denied: then it is read again from the network.
  void storeDownloadedChapter(keyOf(id), place, JSON.stringify(answer)).catch(() => undefined);
  return answer.chapters[0];
};

/** How many chapters of a book are on the device. */
export const keptChapters = async (id: CommentaryId, book: BookId): Promise<number> =>
  [...(await downloadedPlaces(keyOf(id)))].filter((place) => place.startsWith(`${book} `)).length;

/**
 * Keeps a book of a commentary for reading offline, one chapter after the other. Rejects like `readCommentary`; what was
 * kept until then stays.
 */
export const keepBook = async (
  id: CommentaryId,
  book: BookId,
  onProgress: (chapters: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  for (let chapter = 1; chapter <= chapterCount(book); chapter += 1) {
    await readCommentary(id, { book, chapter }, { signal });
    onProgress(chapter);
  }
};
