import * as z from "zod/mini";
import { verseSchema } from "./bible.ts";

/** `GET /api/cross-references/{reference}` */

/** A chapter and more; what is longer is asked for in parts. */
export const longestCrossReferences = 200;

const limitMessage = "Give a whole number from 1 to 100.";

export const crossReferencesQuerySchema = z.object({
  translation: z.optional(z.string()),
  /** Related passages for each verse, the closest first; 10 if left out. */
  limit: z.optional(z.coerce.number(limitMessage).check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(100, limitMessage))),
});

const { book_id, book_name, chapter, verse, text } = verseSchema.shape;

const relatedSchema = z.object({ reference: z.string(), book_id, book_name, chapter, verse, last_verse: verse, text });

export const crossReferencesSchema = z.object({
  reference: z.string(),
  verses: z.array(
    z.object({
      reference: z.string(),
      book_id,
      book_name,
      chapter,
      verse,
      text,
      /** Of all, sent or not. */
      total: z.int(),
      related: z.array(relatedSchema),
    }),
  ),
  translation_id: z.string(),
  translation_name: z.string(),
  translation_note: z.string(),
  /** To be shown with the data. */
  credit: z.object({ text: z.string(), licence: z.string(), licence_url: z.url() }),
});

export type CrossReferencesAnswer = z.infer<typeof crossReferencesSchema>;
