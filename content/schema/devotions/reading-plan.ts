import * as z from "zod/mini";
import type { BookId } from "#domain/scripture/books.ts";
import { proseOf, writtenPrayer } from "./prose.ts";

const description = proseOf(5, 24);
const chapters = z.string().check(z.regex(/^(?:[1-3] )?[A-Z][A-Za-z ]+ \d+(?:-\d+|:\d+-\d+)?$/, "a chapter, several chapters, or verses of one"));

/** One of the five handwritten days (specification 2, section 3). */
export const writtenPlanDaySchema = z.object({
  day: z.int().check(z.minimum(1), z.maximum(5)),
  theme: z.string().check(z.minLength(3)),
  oldTestament: chapters,
  oldTestamentDescription: description,
  newTestament: chapters,
  newTestamentDescription: description,
  prayer: writtenPrayer,
});
export type WrittenPlanDay = z.infer<typeof writtenPlanDaySchema>;

/** A theme of the generated days, with a question to keep in mind while reading. */
export const planThemeSchema = z.object({ name: z.string().check(z.minLength(3)), question: z.string().check(z.regex(/^[^.?!]+\?$/, "one question")) });
export type PlanTheme = z.infer<typeof planThemeSchema>;

/** The sections of a book: first chapter and description. The first section starts at chapter 1. */
export type BookSections = Readonly<Partial<Record<BookId, readonly (readonly [fromChapter: number, description: string])[]>>>;
export const sectionDescription = description;
