import * as z from "zod/mini";
import { books, type BookId } from "#domain/scripture/books.ts";
import {
  isEmbedded,
  isWorld,
  type EmbeddedTranslationId,
  type WorldTranslationId,
} from "#domain/scripture/translations.ts";
import { defineStored } from "#src/platform/device-store/entries.ts";

export const textSizes = [0.85, 0.925, 1, 1.15, 1.35] as const;

const comfortSchema = z.object({
  /** Index into `textSizes`. */
  size: z.int().check(z.minimum(0), z.maximum(textSizes.length - 1)),
  spacing: z.enum(["close", "even", "open"]),
  width: z.enum(["narrow", "book", "wide"]),
  /** Without it: serif. */
  typeface: z.optional(z.enum(["serif", "book", "sans"])),
  /** `theme` follows the theme. Sepia is a page setting, not a theme. */
  page: z.enum(["theme", "sepia"]),
  hasVerseNumbers: z.boolean(),
  isVersePerLine: z.boolean(),
  /** Whether reading aloud continues with the next chapter. */
  readsOn: z.boolean(),
  /** Whether a tap on a word of the KJV asks about that word. Absent until it is first switched on. */
  hasWords: z.optional(z.boolean()),
});

export type Comfort = z.infer<typeof comfortSchema>;

/** Reading comfort settings (docs/product/reading.md, "Comfort"). The head script reads `page` before the first paint. */
export const comfortEntry = defineStored<Comfort>({
  key: "gbh_reading_comfort",
  label: "Reading comfort: text size, spacing, width, typeface, page",
  schema: comfortSchema,
  fallback: {
    size: 2,
    spacing: "even",
    width: "book",
    page: "theme",
    hasVerseNumbers: true,
    isVersePerLine: false,
    readsOn: false,
  },
});

const bookIds = books.map((book) => book.id) as [BookId, ...BookId[]];

type LastTranslation = EmbeddedTranslationId | WorldTranslationId;
const isResumed = (id: string): id is LastTranslation => isEmbedded(id) || isWorld(id);

const lastReadSchema = z.object({
  translation: z.string().check(z.refine(isResumed)) as unknown as z.ZodMiniType<LastTranslation, LastTranslation>,
  book: z.enum(bookIds),
  chapter: z.int().check(z.minimum(1), z.maximum(150)),
});

export type LastRead = z.infer<typeof lastReadSchema>;

/** Where the visitor last read (docs/product/reading.md, "Resume"). The head script compares it with the prerendered passage. */
export const lastReadEntry = defineStored<LastRead>({
  key: "gbh_last_read",
  label: "Where you last read",
  schema: lastReadSchema,
  fallback: { translation: "kjv", book: "GEN", chapter: 1 },
  isIncidental: true,
});
