import * as z from "zod/mini";
import { monthNames } from "#domain/calendar/date-words.ts";
import { plainReference, writtenPrayer } from "./prose.ts";

/** The drawing in a month's niche. */
const stickerMotifs = [
  "door",
  "lamp",
  "seedling",
  "lily",
  "dove",
  "sheaf",
  "sun",
  "vine",
  "boat",
  "tree",
  "cup",
  "star",
] as const;
export type StickerMotif = (typeof stickerMotifs)[number];

/**
 * The sticker of one month, with three prayers to choose from. Every 'you' and 'your' in a
 * prayer can be replaced by a name or its possessive: God is never addressed as 'you', and no verb form depends on 'you'.
 */
export const birthdayStickerSchema = z.object({
  id: z.int().check(z.minimum(1), z.maximum(12)),
  month: z.enum(monthNames),
  prayers: z.array(writtenPrayer).check(z.length(3)),
  scripture: z.string().check(z.minLength(10)),
  reference: plainReference,
  /** CSS class of the sticker. */
  color: z.enum(["sticker-gold", "sticker-rose", "sticker-sage", "sticker-sand"]),
  /** Emoji added to the text when it is shared. */
  sticker: z.string().check(z.minLength(1)),
  motif: z.enum(stickerMotifs),
});
/**
 * Where a name stands in these prayers: instead of 'you' and 'your', or before the prayer, as a letter begins ("Ana: …"),
 * in languages whose verbs would no longer fit.
 */
export type NamePlace = "instead-of-you" | "before";

export type BirthdaySticker = z.infer<typeof birthdayStickerSchema>;
