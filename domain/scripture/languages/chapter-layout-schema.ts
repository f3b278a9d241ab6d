import * as z from "zod/mini";
import { books } from "../books/books.ts";

/** How a chapter is laid out, without its verses (../text/chapter-text.ts), as it crosses the network. */

const offset = z.int().check(z.gte(0), z.lte(5000));
const verse = z.int().check(z.gte(1), z.lte(200));
const ofVerse = z.string().check(z.regex(/^[1-9]\d{0,2}$/));
const text = z.string().check(z.maxLength(5000));
const name = z.string().check(z.minLength(1), z.maxLength(200));
export const bookId = z.enum(books.map(({ id }) => id));
const place = z.object({
  book: bookId,
  chapter: z.int().check(z.gte(1), z.lte(150)),
});

export const editionSchema = z.object({
  name,
  language: name,
  tag: z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{2,8})*$/)),
  direction: z.enum(["ltr", "rtl"]),
  license: z.string(),
  licenseUrl: z.string().check(z.regex(/^(?:https:\/\/[^\s"<>]+)?$/)),
  bookName: name,
  bookAbbreviation: z.optional(name),
  chapters: z.int().check(z.gte(1), z.lte(150)),
  previous: z.optional(place),
  next: z.optional(place),
});

export const chapterLayoutSchema = z.object({
  paragraphs: z.array(z.tuple([verse, offset])),
  headings: z.optional(z.record(ofVerse, text)),
  supplied: z.optional(z.record(ofVerse, z.array(z.tuple([offset, offset])))),
  lines: z.optional(z.record(ofVerse, z.array(z.tuple([offset, z.union([z.literal(1), z.literal(2)])])))),
  spoken: z.optional(z.record(ofVerse, z.array(z.tuple([offset, offset])))),
  notes: z.optional(z.array(z.object({ verse, text }))),
  title: z.optional(text),
  colophon: z.optional(text),
  /** Only of texts in other languages. */
  edition: z.optional(editionSchema),
});
