import * as z from "zod/mini";
import { books, findBookBySlug, type BookId } from "#domain/scripture/books/books.ts";
import { searchLimits } from "../scripture/search/types.ts";
import { subjectIds } from "../site/subjects/subjects.ts";
import { ownFlag, verseSchema, wholeUpTo } from "./bible.ts";
import { fieldMessages } from "./messages.ts";

/** `GET /api/search` */

/** Book ids separated by commas. The slug used in URLs (`1-john`) is accepted as well. */
const bookList = z.pipe(
  z.string(),
  z.transform((text, context): BookId[] => {
    const found = text.split(",", books.length).map((part) => findBookBySlug(part.trim())?.id);
    if (found.every((id) => id !== undefined)) return found;
    context.issues.push({ code: "custom", message: fieldMessages.bookIds, input: text });
    return z.NEVER;
  }),
);

export const searchQuerySchema = z.object({
  q: z.string(fieldMessages.term).check(z.refine((text) => text.trim() !== "", fieldMessages.term)),
  translation: z.optional(z.string()),
  book: z.optional(bookList),
  testament: z.optional(z.enum(["OT", "NT"], fieldMessages.testament)),
  limit: wholeUpTo(searchLimits.maxLimit),
  cursor: z.optional(z.string()),
  /** `true`: the last word may be the beginning of a longer one, for search-as-you-type. */
  prefix: ownFlag,
});

export const subjectIdSchema = z.enum(subjectIds);

export const resultSchema = z.extend(z.object({ reference: z.string() }), verseSchema.shape);

export const searchSchema = z.object({
  kind: z.enum(["reference", "words"]),
  query: z.string(),
  translation_id: z.string(),
  /** Over all pages. */
  total: z.int(),
  results: z.array(resultSchema),
  /** Corrected queries; empty unless nothing matched. */
  suggestions: z.array(z.string()),
  /** Verses with most of the words, in any form or spelling, nearest first; empty unless nothing matched. */
  nearest: z.array(resultSchema),
  /** The passage known by the name that was searched for ("prodigal son"); usually null. */
  named_passage: z.nullable(z.object({ name: z.string(), reference: z.string() })),
  /** The subject of `/api/subjects` that was searched for ("verses on anxiety"); usually null. */
  subject: z.nullable(z.object({ id: subjectIdSchema, name: z.string() })),
  /** For the next page of the same search; null on the last page. */
  next_cursor: z.nullable(z.string()),
  /** The address of the next page; null on the last one. */
  next: z.nullable(z.url()),
});

export type SearchResponse = z.infer<typeof searchSchema>;
