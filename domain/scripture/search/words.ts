import { plainTypography } from "../text/typography.ts";

/** How the search splits text into words: the same for the texts, the index and the queries. */

interface Word {
  /** Lower case, without a possessive 's and without apostrophes: "God’s" is "god", "don’t" is "dont". */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[A-Za-z0-9]+(?:['’][A-Za-z]+)?/g;

/** Normalises a single word. */
export const normaliseWord = (raw: string): string => {
  const lower = raw.toLowerCase();
  return /['’]s$/.test(lower) ? lower.slice(0, -2) : lower.replace(/['’]/, "");
};

/** The words of a text with their UTF-16 positions. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map((match) => ({
    word: normaliseWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** A query with accents and typographic characters made plain. */
export const plainQuery = plainTypography;

const apostrophe = "['’]?";

/** A pattern that finds a normalised word in a text. Contractions have an apostrophe before one of the last two letters. */
const patternOfWord = (word: string): string =>
  word.length < 3 ? word : `${word.slice(0, -2)}${apostrophe}${word.at(-2)}${apostrophe}${word.at(-1)}`;

/**
 * A pattern for adjacent words. Words are letters and digits only, so nothing needs escaping. Every part is delimited by
 * the next, so matching is linear on any text.
 * @param isOpen whether the last word may be a prefix
 */
export const patternOfPhrase = (words: readonly string[], isOpen: boolean): RegExp => {
  const body = words.map(patternOfWord).join("(?:['’]s)?[^A-Za-z0-9]+");
  return new RegExp(
    `(?<![A-Za-z0-9]|[A-Za-z]['’])${body}${isOpen ? "" : "(?:['’]s)?(?![A-Za-z0-9]|['’][A-Za-z])"}`,
    "i",
  );
};
