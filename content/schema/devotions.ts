import * as z from "zod/mini";
import { books } from "#domain/scripture/books/books.ts";
import { prayerTopicIdSchema } from "#domain/api/prayed-today.ts";
import { monthNames } from "#domain/calendar/date-words.ts";

/** Number of words in a text. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** Prose of `least` to `most` words (content guide: lengths), without exclamation marks. */
export const proseOf = (least: number, most: number) =>
  z.string().check(
    z.refine((text) => wordCount(text) >= least && wordCount(text) <= most, `has ${least} to ${most} words`),
    z.refine((text) => !text.includes("!"), "has no exclamation mark"),
  );

/** A written prayer. Lines are separated by line breaks. */
export const writtenPrayer = proseOf(50, 110);

/** A simple reference that the search understands, such as `Psalm 121:7-8`. */
const plainReference = z
  .string()
  .check(z.regex(/^(?:[1-3] )?[A-Z][A-Za-z ]+ \d+:\d+(?:-\d+)?$/, "a book, a chapter and verses"));

/** A quotation from Scripture: KJV, word for word, a whole verse or a clause that makes sense on its own. */
const quotationSchema = z.object({ text: z.string().check(z.minLength(10)), reference: plainReference });
export type Quotation = z.infer<typeof quotationSchema>;

export const mentorDayCount = 40;

const mentorTitle = z.string().check(z.minLength(3), z.maxLength(40));
const bookNames = new Set(books.map(({ name }) => name));

/** The day's verse, word for word in the translation of its language. `book` is the gospel it is from. */
const mentorScriptureSchema = z.object({
  reference: plainReference,
  book: z.string().check(z.refine((name) => bookNames.has(name), "a book of the Bible")),
  translation: z.enum(["kjv", "spa_r09"]),
  text: z.string().check(z.minLength(10)),
});

/** A question with a few words that help to answer it. */
const reflectionSchema = z.object({
  question: z.string().check(z.regex(/^[^.?!]+\?$/, "one question")),
  content: proseOf(30, 70),
});
export type Reflection = z.infer<typeof reflectionSchema>;

/** A possible answer in the first person: an example, never a verdict. */
const suggestedAnswerSchema = z.object({ title: mentorTitle, answer: proseOf(30, 60) });
export type SuggestedAnswer = z.infer<typeof suggestedAnswerSchema>;

/** One of the forty days. */
export const mentorDaySchema = z.object({
  day: z.int().check(z.minimum(1), z.maximum(mentorDayCount)),
  title: mentorTitle,
  scripture: mentorScriptureSchema,
  wisdom: proseOf(60, 110),
  reflections: z.array(reflectionSchema).check(z.minLength(2), z.maxLength(3)),
  suggestedAnswers: z.array(suggestedAnswerSchema).check(z.length(2)),
  /** The day speaks of despair, violence or illness: a line below its questions leads to those who can be called. */
  offersHelplines: z.optional(z.literal(true)),
});
export type MentorDay = z.infer<typeof mentorDaySchema>;

/** The line drawing beside a topic's title. */
const topicDrawings = [
  "anchor",
  "baby",
  "bird",
  "book",
  "church",
  "compass",
  "crown",
  "cup",
  "door",
  "droplet",
  "flame",
  "footprints",
  "globe",
  "hammer",
  "hands",
  "heart",
  "hourglass",
  "house",
  "key",
  "lifebuoy",
  "mountain",
  "rings",
  "shield",
  "sprout",
  "star",
  "sunrise",
  "utensils",
  "wheat",
] as const;
export type TopicDrawing = (typeof topicDrawings)[number];

/** One topic of the prayer wall. The scripture is KJV. */
export const prayerTopicSchema = z.object({
  id: prayerTopicIdSchema,
  title: z.string().check(z.minLength(3)),
  prayer: writtenPrayer,
  scripture: z.string().check(z.minLength(10)),
  reference: plainReference,
  /** CSS class of the card: gold for oneself, rose for those close by, sage for church and world. */
  color: z.enum(["petition-gold", "petition-rose", "petition-sage"]),
  /** Emoji added to the prayer when it is shared. */
  icon: z.string().check(z.minLength(1)),
  drawing: z.enum(topicDrawings),
  /** The prayer speaks of despair, violence or illness: a line below it leads to those who can be called. */
  offersHelplines: z.optional(z.literal(true)),
});
export type PrayerTopic = z.infer<typeof prayerTopicSchema>;

/** A sentence or two to say aloud, and the passage they are based on. */
const declarationSchema = z.object({ text: proseOf(12, 40), reference: plainReference });
export type Declaration = z.infer<typeof declarationSchema>;

export const shieldContentSchema = z.object({
  declarations: z.array(declarationSchema).check(z.length(20)),
  dailyWords: z.array(quotationSchema).check(z.minLength(31)),
  oldTestamentReadings: z.array(quotationSchema).check(z.minLength(16)),
  newTestamentReadings: z.array(quotationSchema).check(z.minLength(16)),
});

/** The drawing in a month's arch. */
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

const caseStudyCategories = ["Biblical", "Historical"] as const;
export type CaseStudyCategory = (typeof caseStudyCategories)[number];

/** A person's life before, at and after meeting Christ. Paragraphs are separated by line breaks. */
export const caseStudySchema = z.object({
  id: z.string().check(z.regex(/^[a-z-]+$/)),
  name: z.string().check(z.minLength(3)),
  category: z.enum(caseStudyCategories),
  title: z.string().check(z.minLength(3)),
  summary: proseOf(12, 35),
  story: proseOf(180, 280),
  beforeChrist: proseOf(50, 90),
  encounter: proseOf(50, 90),
  afterChrist: proseOf(50, 90),
  keyVerse: quotationSchema,
  reflection: z.object({ question: z.string().check(z.regex(/^[^.?!]+\?$/, "one question")), text: proseOf(30, 70) }),
});
export type CaseStudy = z.infer<typeof caseStudySchema>;

const salvationStepSchema = z.object({
  letter: z.enum(["A", "B", "C"]),
  word: z.string(),
  text: proseOf(30, 70),
  scripture: quotationSchema,
});

/** Something to do afterwards. `to` is a path on this site. */
const nextThingSchema = z.object({ title: z.string(), text: proseOf(15, 50), to: z.optional(z.string()) });

export const salvationContentSchema = z.object({
  hero: z.object({ title: z.string(), lead: proseOf(15, 45) }),
  godsLove: z.object({ title: z.string(), paragraphs: z.array(proseOf(25, 80)), scripture: quotationSchema }),
  steps: z.array(salvationStepSchema).check(z.length(3)),
  prayer: writtenPrayer,
  afterPrayer: proseOf(20, 70),
  next: z.array(nextThingSchema).check(z.minLength(4)),
  joy: quotationSchema,
});
export type SalvationContent = z.infer<typeof salvationContentSchema>;
