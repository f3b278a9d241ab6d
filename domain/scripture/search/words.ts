import { plainTypography } from "../typography.ts";

/** What a word is to the search: the same for the texts, when the index is built, and for what people type. */

export interface Word {
  /** Lower case, without a possessive 's and without apostrophes: "God’s" is "god", "don’t" is "dont". */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[A-Za-z0-9]+(?:['’][A-Za-z]+)?/g;

/** A single word as the search knows it. */
export const normalWord = (raw: string): string => {
  const lower = raw.toLowerCase();
  return /['’]s$/.test(lower) ? lower.slice(0, -2) : lower.replace(/['’]/, "");
};

/** The words of a text with their places in it (UTF-16). */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map((match) => ({ word: normalWord(match[0]), start: match.index, end: match.index + match[0].length }));

/** What is typed, with accents and typographic signs made plain. */
export const plainQuery = plainTypography;

const apostrophe = "['’]?";

/** A pattern that finds a normal word in a text; contractions have their apostrophe before one of the last two letters. */
const patternOfWord = (word: string): string =>
  word.length < 3 ? word : `${word.slice(0, -2)}${apostrophe}${word.at(-2)}${apostrophe}${word.at(-1)}`;

/**
 * A pattern for words standing together. Words are letters and digits only, so nothing needs escaping, and every part
 * is bounded by the next: linear on any text.
 * @param isOpen the last word may go on
 */
export const patternOfPhrase = (words: readonly string[], isOpen: boolean): RegExp => {
  const body = words.map(patternOfWord).join("(?:['’]s)?[^A-Za-z0-9]+");
  return new RegExp(`(?<![A-Za-z0-9]|[A-Za-z]['’])${body}${isOpen ? "" : "(?:['’]s)?(?![A-Za-z0-9]|['’][A-Za-z])"}`, "i");
};
