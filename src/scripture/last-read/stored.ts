import * as z from "zod/mini";
import { books, type BookId } from "#domain/scripture/books/books.ts";
import {
  isEmbedded,
  isRemoteTranslation,
  type EmbeddedTranslationId,
  type RemoteTranslationId,
} from "#domain/scripture/translations/translations.ts";
import { defineStored } from "#src/platform/storage/entries.ts";

const bookIds = books.map((book) => book.id) as [BookId, ...BookId[]];

type LastTranslation = EmbeddedTranslationId | RemoteTranslationId;
const isResumed = (id: string): id is LastTranslation => isEmbedded(id) || isRemoteTranslation(id);

const lastReadSchema = z.object({
  /** Absent for the first translation of a language: whoever goes on in another one reads that one’s. */
  translation: z.optional(
    z.string().check(z.refine(isResumed)) as unknown as z.ZodMiniType<LastTranslation, LastTranslation>,
  ),
  book: z.enum(bookIds),
  chapter: z.int().check(z.minimum(1), z.maximum(150)),
});

type LastRead = z.infer<typeof lastReadSchema>;

/** Where the visitor last read (docs/product/reading.md, "Resume"). The head script compares it with the prerendered passage. */
export const lastReadEntry = defineStored<LastRead>({
  key: "gbh_last_read",
  schema: lastReadSchema,
  fallback: { book: "GEN", chapter: 1 },
  isIncidental: true,
});
