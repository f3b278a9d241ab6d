import * as z from "zod/mini";

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
  "The passages named",
].join("|");

/**
 * A dictionary term. Text in double quotes is KJV, word for word, from one of the references. Hebrew and Greek are
 * written in Latin letters as docs/texts.md says under "Hebrew and Greek in Latin letters".
 */
export const dictionaryTermSchema = z.object({
  term: filled,
  /** Names that the term had before. Stars that visitors gave it under them still count. */
  formerly: z.optional(z.array(filled).check(z.minLength(1))),
  /** Syllables, with the stressed one in capitals: `SEE-lah`. */
  pronunciation: filled,
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
