import * as z from "zod/mini";
import { verseReferenceSchema } from "./games.ts";

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

export const cardTypeSchema = z.object({
  /** One line for the menu: for whom and for which occasion. */
  description: z.string().check(z.minLength(10), z.maxLength(80)),
  /** The text on the front of the card: a clause of the KJV. */
  verse: z.string().check(z.minLength(10), z.maxLength(140)),
  reference: verseReferenceSchema,
  /** Six suggestions, each a complete message of 8 to 25 words. */
  ideas: z
    .array(z.string().check(z.refine((idea) => wordCount(idea) >= 8 && wordCount(idea) <= 25, "8 to 25 words")))
    .check(z.length(6)),
});

export type CardType = z.infer<typeof cardTypeSchema>;

/** The roles that colours have in a card's drawing: the ground, what is far and near on it, shadows, lights, and gold. */
export type CardTone = "field" | "far" | "near" | "deep" | "light" | "glow";

/** A shape of a drawing: filled, or drawn along its path if it has a width. */
export interface CardShape {
  readonly tone: CardTone;
  readonly path: string;
  readonly width?: number;
}
