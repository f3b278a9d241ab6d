import * as z from "zod/mini";
import { creditSchema, verseSchema, wholeUpTo } from "./bible.ts";
import { resultSchema } from "./search.ts";

/** `GET /api/cross-references/{reference}` */

/** In verses: a little more than the longest chapter. Longer passages must be requested in parts. */
export const maxCrossReferenceVerses = 200;

export const crossReferencesQuerySchema = z.object({
  translation: z.optional(z.string()),
  /** Related passages per verse, closest first. Default 10. */
  limit: wholeUpTo(100),
});

const { book_id, book_name, chapter, verse, text } = verseSchema.shape;

export const relatedSchema = z.object({
  reference: z.string(),
  book_id,
  book_name,
  chapter,
  verse,
  last_verse: verse,
  text,
});

export const verseWithRelatedSchema = z.extend(resultSchema, {
  /** How many there are in all, including those not sent. */
  total: z.int(),
  related: z.array(relatedSchema),
});

export const crossReferencesSchema = z.object({
  reference: z.string(),
  verses: z.array(verseWithRelatedSchema),
  translation_id: z.string(),
  translation_name: z.string(),
  translation_note: z.string(),
  /** Must be shown with the data. */
  credit: creditSchema,
});

export type CrossReferencesResponse = z.infer<typeof crossReferencesSchema>;
