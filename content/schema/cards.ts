import * as z from "zod/mini";
import { verseReferenceSchema } from "./games.ts";

/** The nine kinds of event card, by the ids in their addresses (specification 2, section 2). */
export const cardCategories = [
  "wedding",
  "christening",
  "mothers-day",
  "fathers-day",
  "birthday",
  "anniversary",
  "graduation",
  "church-event",
  "other-event",
] as const;

export type CardCategory = (typeof cardCategories)[number];

export const isCardCategory = (text: string): text is CardCategory => (cardCategories as readonly string[]).includes(text);

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

export const cardTypeSchema = z.object({
  title: z.string().check(z.minLength(1)),
  /** One line in the menu: for whom, for when. */
  description: z.string().check(z.minLength(10), z.maxLength(80)),
  /** On the card's face: a clause of the KJV. */
  verse: z.string().check(z.minLength(10), z.maxLength(140)),
  reference: verseReferenceSchema,
  /** Six quick ideas, each a whole message of 8 to 25 words. */
  ideas: z.array(z.string().check(z.refine((idea) => wordCount(idea) >= 8 && wordCount(idea) <= 25, "8 to 25 words"))).check(z.length(6)),
});

export type CardType = z.infer<typeof cardTypeSchema>;
