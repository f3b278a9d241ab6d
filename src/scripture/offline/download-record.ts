import * as z from "zod/mini";
import type { Edition } from "#domain/scripture/languages/edition.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { readStoredRecord, storeRecord } from "#src/platform/offline/downloaded-chapters.ts";

/** How far a translation's file was read, so that the download can resume. */
export interface FileProgress {
  /** The file's version; "" if unknown. */
  readonly etag: string;
  /** Byte offset after the last chapter. */
  readonly at: number;
  /** Number of chapters before that offset, and the last of them. */
  readonly chapters: number;
  readonly last: ChapterId | undefined;
  /** The file's data on the translation and on the current book. */
  readonly translation: unknown;
  readonly book: unknown;
  /** Chapters that were damaged in the file. */
  readonly damaged: readonly ChapterId[];
  /** Only those are left to download. */
  readonly isRead: boolean;
}

/** The record of a translation with downloaded chapters. */
interface DownloadRecord {
  readonly edition: Edition;
  readonly isComplete: boolean;
  /** Its books received so far (src/scripture/text/remote-translation-books.ts reads them). */
  readonly books: readonly { readonly id: string; readonly name: string; readonly chapters: number }[];
  readonly progress?: FileProgress | undefined;
}

const place = z.object({ book: z.string(), chapter: z.int() });

const recordSchema = z.object({
  isComplete: z.boolean(),
  edition: z.object({
    key: z.string(),
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
  }),
  books: z.optional(z.array(z.object({ id: z.string(), name: z.string(), chapters: z.int() }))),
  progress: z.optional(
    z.object({
      etag: z.string(),
      at: z.int(),
      chapters: z.int(),
      last: z.optional(place),
      translation: z.unknown(),
      book: z.unknown(),
      damaged: z.array(place),
      isRead: z.boolean(),
    }),
  ),
});

/** The record of a translation; undefined if the stored value is invalid. */
export const readDownloadRecord = async (key: RemoteTranslationId): Promise<DownloadRecord | undefined> => {
  const { success, data } = recordSchema.safeParse(await readStoredRecord(key));
  if (!success || data.edition.key !== key) return undefined;
  const { edition, isComplete, books = [], progress } = data;
  return { edition: { ...edition, key }, isComplete, books, progress: progress as FileProgress | undefined };
};

/** Rejects if there is no space, or storage is denied. */
export const writeDownloadRecord = (record: DownloadRecord): Promise<void> => storeRecord(record.edition.key, record);
