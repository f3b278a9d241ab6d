import * as z from "zod/mini";
import { proseOf } from "./prose.ts";

/**
 * The name of a reading as the plan writes it: a chapter (`Mark 2`), verses of one (`Mark 1:1-20`), or a book of one
 * chapter by its name (`Jude`).
 */
const readingName = z
  .string()
  .check(z.regex(/^(?:[1-3] )?[A-Z][A-Za-z]+(?: \d+(?::\d+-\d+)?)?$/, "a chapter, verses of one, or a short book"));

/** What is read on one day from the New Testament, and a description of exactly those verses in 5 to 24 words. */
export const newTestamentDaySchema = z.readonly(z.tuple([readingName, proseOf(5, 24)]));
export type NewTestamentDay = readonly [reading: string, description: string];
