import {
  RegExpMatcher,
  collapseDuplicatesTransformer,
  parseRawPattern,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from "obscenity";
import { type BlockedWord, blockedWords } from "./blocked-words.ts";

/*
 * This module bundles its engine (about 20 kB gzip). Screens import it on first use:
 *   const { hasBlockedLanguage } = await import("#domain/text/language.ts");
 */

/** Letters that may appear doubled, so that `Niger` does not match the slur with two g's. All other runs collapse to one letter. */
const mayDouble = new Map([
  ["g", 2],
  ["o", 2],
  ["e", 2],
]);

/** The usual endings in obscenity's notation (brackets are optional): -s, -es, -er, -ers; -d, -ed; -in, -ing. */
const endings = ["[e][r][s]", "[e]d", "in[g]"];

/** A word after the collapse step: `pussy` → `pusy`; `nigger` stays; a single `o` may be doubled. */
const collapsed = (word: string): string =>
  word.replace(/(.)\1*/gu, (run, letter: string) => {
    if (!mayDouble.has(letter)) return letter;
    return run.length > 1 ? letter + letter : `${letter}[${letter}]`;
  });

const patternsOf = ({ word, match }: BlockedWord): string[] =>
  match === "anywhere" ? [collapsed(word)] : endings.map((ending) => `|${collapsed(word)}${ending}|`);

const makeMatchers = () => {
  const blockedTerms = blockedWords.flatMap(patternsOf).map((pattern, id) => ({ id, pattern: parseRawPattern(pattern) }));
  const shared = [toAsciiLowerCaseTransformer(), collapseDuplicatesTransformer({ defaultThreshold: 1, customThresholds: mayDouble })];
  const matcher = (...first: ReturnType<typeof resolveConfusablesTransformer>[]) =>
    new RegExpMatcher({ blacklistedTerms: blockedTerms, blacklistMatcherTransformers: [...first, ...shared] });
  return {
    plain: matcher(resolveConfusablesTransformer()),
    leet: matcher(resolveConfusablesTransformer(), resolveLeetSpeakTransformer()),
  };
};

let matchers: ReturnType<typeof makeMatchers> | undefined;

/** Strips compatibility forms, accents, invisible characters and underscores, leaving what the eye reads. */
const asRead = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\u115F\u1160\u3164\u2800]/gu, "")
    .replaceAll("_", " ")
    .normalize("NFKC");

/** `f u c k` and `f.u.c.k` → `fuck`: three or more single letters in a row, separated by spaces or marks. */
const joinSpelledOut = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])[\p{L}\p{N}$@!](?:[ .*\-+~·|/]{1,3}[\p{L}\p{N}$@!]){2,}(?![\p{L}\p{N}])/gu, (run) => run.replace(/[ .*\-+~·|/]/gu, ""));

const vowels = ["a", "e", "i", "o", "u"];
const maskedVowel = /(?<=\p{L})[*#](?=\p{L})/gu;

/** The text with a masked letter (`*` or `#` inside a word) replaced by each vowel in turn. */
const unmasked = (text: string): string[] => (text.search(maskedVowel) < 0 ? [] : vowels.map((vowel) => text.replace(maskedVowel, vowel)));

/** A closing `!` is punctuation, not the letter i. */
const withoutClosingMarks = (text: string): string => text.replace(/!+(?=[\s\p{P}]|$)/gu, " ");

/** Whole numbers are dropped, although 7175 could be read as letters. */
const withoutNumbers = (text: string): string => text.replace(/(?<![\p{L}\p{N}@$!|])\p{N}+(?![\p{L}\p{N}@$!|])/gu, " ");

/**
 * Whether a text contains a blocked word, including disguised ones (case, look-alikes, digits for letters; repeated,
 * spelled-out, masked or invisible letters). No verse of the three embedded translations is refused.
 */
export const hasBlockedLanguage = (text: string): boolean => {
  // Created on first use, so that a worker that only serves a chapter does not wait for it.
  const { plain, leet } = (matchers ??= makeMatchers());
  const read = asRead(text);
  const joined = joinSpelledOut(read);
  return [...new Set([read, joined, ...unmasked(read)])].some(
    (reading) => plain.hasMatch(reading) || leet.hasMatch(withoutNumbers(withoutClosingMarks(reading))),
  );
};
