import * as z from "zod/mini";
import { passagesNamed } from "#content/dictionary/passages-named.ts";

const filled = z.string().check(z.minLength(1), z.regex(/^\S.*\S$/s));

/** Works whose entries have names of their own, with their years. */
const worksByEntry = [
  "Brown, Driver and Briggs, Hebrew and English Lexicon \\(1906\\)",
  "Catholic Encyclopedia \\(1907–1912\\)",
  "Easton’s Bible Dictionary \\(1897\\)",
  "International Standard Bible Encyclopedia \\(1915\\)",
  "Liddell and Scott, Greek–English Lexicon \\(1897\\)",
  "Skeat, Etymological Dictionary of the English Language \\(1882\\)",
];
const oneSource = [
  `(?:${worksByEntry.join("|")}), ‘[^‘”“]+’`,
  "Strong’s Exhaustive Concordance \\(1890\\), [HG]\\d{1,4}(?:, [HG]\\d{1,4})*",
  "Josephus, (?:The Jewish War|Antiquities of the Jews|Against Apion) \\d+\\.\\d+(?:\\.\\d+)?",
  "Tyndale’s (?:New Testament \\(1534\\)|Pentateuch \\(1530\\)), [A-Z][a-z]+ \\d+",
  "Coverdale’s Bible \\(1535\\)",
  "Cicero, For Rabirius 16",
  "Deissmann, Light from the Ancient East \\(1910\\)",
  passagesNamed,
].join("|");

/**
 * A dictionary term. Text in double quotes, in Spanish in « », is Scripture, word for word, from one of the references. Hebrew and Greek are
 * written in Latin letters as docs/texts.md says under "Hebrew and Greek in Latin letters".
 */
export const dictionaryTermSchema = z.object({
  term: filled,
  /** Names that the term had before. Stars that visitors gave it under them still count. */
  formerly: z.optional(z.array(filled).check(z.minLength(1))),
  /** In a translation, the English term: stars are stored by it, so that they are the same in every language. */
  english: z.optional(filled),
  /** Syllables, with the stressed one in capitals: `SEE-lah`. Spanish is read as it is written. */
  pronunciation: z.optional(filled),
  type: filled,
  definition: filled,
  context: filled,
  /** Written as `Psalm 3:2`, `Isaiah 53:4-6`. */
  references: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
  etymology: z.optional(filled),
  /** In Hebrew script with its points, then in Latin letters. */
  hebrew: z.optional(filled),
  greek: z.optional(filled),
  /** What the facts rest on, for readers who look it up: works with entry or place, joined by semicolons. */
  source: z.string().check(z.regex(new RegExp(`^(?:${oneSource})(?:; (?:${oneSource}))*$`))),
});

export type DictionaryTerm = z.infer<typeof dictionaryTermSchema>;

const bookPattern = /^[1-3A-Z]{3}$/;
const chapterPattern = /^\d{1,3}$/;
const versePattern = /^\d{1,3}(?:-\d{1,3}|#\d)?$/;

const isPart = (part: string): boolean => {
  const [chapter = "", verses, ...others] = part.split(":");
  if (verses === undefined) return bookPattern.test(part) || chapterPattern.test(part);
  return (
    others.length === 0 && chapterPattern.test(chapter) && verses.split(",").every((verse) => versePattern.test(verse))
  );
};

/**
 * Places of the King James Version in short form: books by USFM id, then chapters with their verses.
 * `EXO 5:4 2TH 2:6,7#2 LEV 13` is Exodus 5:4, 2 Thessalonians 2:6, the second of the entry's words in 2 Thessalonians 2:7,
 * and all of Leviticus 13. `GEN 1:3-5` is a range, and a book alone means all of it.
 */
export const placesSchema = z
  .string()
  .check(z.refine((text) => bookPattern.test(text.slice(0, 3)) && text.split(" ").every(isPart)));

/** What an old word means in some of its verses. */
const glossarySenseSchema = z.object({
  /** In plain English, 1 to 14 words. */
  meaning: z.string().check(z.minLength(3), z.maxLength(140)),
  /** Where it has this sense. Absent for the one sense that it has wherever no other place is named. */
  at: z.optional(placesSchema),
  /** One verse to show, `ROM 1:13`. Needed where `at` is absent; otherwise the first place is shown. */
  example: z.optional(z.string().check(z.regex(/^[1-3A-Z]{3} \d+:\d+$/))),
});

/** A word of the King James Version that is obsolete or has changed its meaning. */
export const glossaryEntrySchema = z.object({
  /** The word as used in the text, followed by its other forms; lower case. */
  words: z.array(z.string().check(z.regex(/^[a-z]+(?:[ '-][a-z]+)*$/))).check(z.minLength(1)),
  senses: z.array(glossarySenseSchema).check(z.minLength(1)),
  /** Where the word has its modern sense and needs no explanation; `rest` for every place that no sense names. */
  plain: z.optional(z.union([z.literal("rest"), placesSchema])),
});

export type GlossarySense = z.infer<typeof glossarySenseSchema>;
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;
