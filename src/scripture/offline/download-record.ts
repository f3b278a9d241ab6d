import * as z from "zod/mini";
import type { Edition } from "#domain/scripture/languages/edition.ts";
import type { BookId } from "#domain/scripture/books/books.ts";
import { isRemoteTranslation, type RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { readStoredRecord, storeRecord } from "#src/platform/offline/downloaded-chapters.ts";

const place = z.object({ book: z.string() as unknown as z.ZodMiniType<BookId>, chapter: z.int() });

/** How far a translation's file was read, so that the download can resume. */
const progressSchema = z.object({
  /** The file's version; "" if unknown. */
  etag: z.string(),
  /** Byte offset after the last chapter. */
  at: z.int(),
  /** Number of chapters before that offset, and the last of them. */
  chapters: z.int(),
  last: z.optional(place),
  /** The file's data on the translation and on the current book. */
  translation: z.unknown(),
  book: z.unknown(),
  /** Chapters that were damaged in the file. */
  damaged: z.array(place),
  /** Only those are left to download. */
  isRead: z.boolean(),
});
export type FileProgress = z.infer<typeof progressSchema>;

/** The record of a translation with downloaded chapters. */
const recordSchema = z.object({
  isComplete: z.boolean(),
  edition: z.object({
    key: z.string().check(z.refine(isRemoteTranslation)) as unknown as z.ZodMiniType<RemoteTranslationId>,
    name: z.string(),
    language: z.string(),
    englishLanguage: z.string(),
    tag: z.string(),
    code: z.string(),
    direction: z.enum(["ltr", "rtl"]),
    license: z.string(),
    licenseUrl: z.string(),
    service: z.enum(["helloao", "bible-api"]),
    id: z.string(),
  }) satisfies z.ZodMiniType<Edition>,
  /** Its books received so far (src/scripture/text/remote-translation-books.ts reads them). */
  books: z.optional(z.array(z.object({ id: z.string(), name: z.string(), chapters: z.int() }))),
  progress: z.optional(progressSchema),
});
type DownloadRecord = z.infer<typeof recordSchema>;

/** The record of a translation; undefined if the stored value is invalid. */
export const readDownloadRecord = async (key: RemoteTranslationId): Promise<DownloadRecord | undefined> => {
  const { data } = recordSchema.safeParse(await readStoredRecord(key));
  return data?.edition.key === key ? data : undefined;
};

/** Rejects if there is no space, or storage is denied. */
export const writeDownloadRecord = (record: DownloadRecord): Promise<void> => storeRecord(record.edition.key, record);
