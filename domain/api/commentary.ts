import * as z from "zod/mini";
import { commentaryIds } from "../scripture/commentary/commentaries.ts";
import { fieldMessages } from "./messages.ts";
import { verseSchema } from "./bible.ts";

/** `GET /api/commentary/{reference}` */

/** Each is a call to the service. */
export const maxCommentaryChapters = 3;

export const commentaryQuerySchema = z.object({
  commentary: z.optional(z.enum(commentaryIds, fieldMessages.oneOf(commentaryIds.join(", ")))),
});

const offset = z.int().check(z.gte(0));

/** A paragraph with its marks and references: UTF-16 offsets into `text`, `end` excluded. */
export const commentParagraphSchema = z.object({
  text: z.string(),
  marks: z.optional(z.array(z.object({ start: offset, end: offset, as: z.enum(["strong", "emphasis"]) }))),
  references: z.optional(z.array(z.object({ start: offset, end: offset, reference: z.string() }))),
});

const { book_id, book_name, chapter, verse } = verseSchema.shape;

/** What is said of `verse` to `last_verse`. `cut_off` if the source ends in mid-sentence. */
export const commentSectionSchema = z.object({
  reference: z.string(),
  verse,
  last_verse: verse,
  paragraphs: z.array(commentParagraphSchema),
  cut_off: z.boolean(),
});

/** The introductions only with the chapter's first verse, that of the book only with the book's. */
export const commentChapterSchema = z.object({
  book_id,
  book_name,
  chapter,
  book_introduction: z.array(commentParagraphSchema),
  introduction: z.array(commentParagraphSchema),
  sections: z.array(commentSectionSchema),
});

/** Must be shown with the text: whose it is, and of which year. */
export const commentarySourceSchema = z.object({
  id: z.enum(commentaryIds),
  name: z.string(),
  authors: z.string(),
  year: z.string(),
  language: z.literal("en"),
  licence: z.string(),
  licence_url: z.url(),
});

export const commentarySchema = z.object({
  reference: z.string(),
  commentary: commentarySourceSchema,
  chapters: z.array(commentChapterSchema),
});

export type CommentaryResponse = z.infer<typeof commentarySchema>;
