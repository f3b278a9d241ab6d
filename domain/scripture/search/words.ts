import { plainTypography } from "../text/typography.ts";

/**
 * How the search splits text into words: the same for the texts, the index and the queries. In texts of other languages
 * accents count for nothing, so that "fue" finds "fué", and "manana" is "mañana".
 */

interface Word {
  /** Lower case, without accents, a possessive 's and apostrophes: "God’s" is "god", "don’t" "dont", "fué" "fue". */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** What French writes onto the next word is a word of its own: "l’Éternel", "qu’il". */
const elided = "(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)(?=['’][a-zÀ-ÖØ-öø-ɏ])";
const wordPattern = new RegExp(`${elided}|[a-z0-9À-ÖØ-öø-ɏ]+(?:['’][a-zÀ-ÖØ-öø-ɏ]+)?`, "gi");

/** Whether a code unit is a letter or a digit of such a word. */
export const isOfWord = (code: number): boolean =>
  (code > 47 && code < 58) ||
  (code > 64 && code < 91) ||
  (code > 96 && code < 123) ||
  (code > 0xbf && code < 0x250 && code !== 0xd7 && code !== 0xf7);

const accented = /[À-ɏ]/;
const ligatures: Readonly<Record<string, string>> = {
  œ: "oe",
  Œ: "OE",
  æ: "ae",
  Æ: "AE",
  ß: "ss",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
};

const withoutAccents = (text: string): string =>
  accented.test(text)
    ? text
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/[À-ɏ]/g, (letter) => ligatures[letter] ?? letter)
    : text;

const elision = new RegExp(`(?<![A-Za-z])(${elided})['’]`, "gi");

const marked = /[À-ɏ'’]/;

/** Finds adjacent words. */
interface PhrasePattern {
  /** In a text without accents and apostrophes: it begins with the first word's letters, which an engine looks for fastest. */
  readonly plain: RegExp;
  readonly whole: RegExp;
}

/**
 * Whether a text has the words of a `patternOfPhrase`. A phrase of common words is looked for in thousands of verses, most
 * of which are found as they stand.
 */
export const hasPhrase = (text: string, { plain, whole: phrase }: PhrasePattern): boolean => {
  if (!marked.test(text)) return plain.test(text);
  const found = phrase.exec(text);
  if (found && !marked.test(text.slice(Math.max(0, found.index - 1), found.index + found[0].length + 1))) return true;
  return phrase.test(withoutAccents(text).replace(elision, "$1 "));
};

/** Normalises a single word. */
export const normaliseWord = (raw: string): string => {
  const lower = withoutAccents(raw).toLowerCase();
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
export const patternOfPhrase = (words: readonly string[], isOpen: boolean): PhrasePattern => {
  const [first = "", ...others] = words;
  const next = others.map((word) => `[^A-Za-z0-9]+${word}`).join("");
  const body = words.map(patternOfWord).join("(?:['’]s)?[^A-Za-z0-9]+");
  return {
    plain: new RegExp(`${first}(?<![A-Za-z0-9]${first})${next}${isOpen ? "" : "(?![A-Za-z0-9])"}`, "i"),
    whole: new RegExp(
      `(?<![A-Za-z0-9]|[A-Za-z]['’])${body}${isOpen ? "" : "(?:['’]s)?(?![A-Za-z0-9]|['’][A-Za-z])"}`,
      "i",
    ),
  };
};
