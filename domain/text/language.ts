import {
  RegExpMatcher,
  collapseDuplicatesTransformer,
  parseRawPattern,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from "obscenity";
import { type BlockedWord, blockedWords, insults } from "./blocked-words.ts";
import { inShownOrder } from "./shown-order.ts";

/*
 * This module bundles its engine (about 20 kB gzip). Screens import it on first use:
 *   const { hasBlockedLanguage } = await import("#domain/text/language.ts");
 */

/** Letters that may be doubled, so that `Niger` does not match the slur with two g's. Other runs collapse to one letter. */
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
  const blockedTerms = blockedWords
    .flatMap(patternsOf)
    .map((pattern, id) => ({ id, pattern: parseRawPattern(pattern) }));
  const shared = [
    toAsciiLowerCaseTransformer(),
    collapseDuplicatesTransformer({ defaultThreshold: 1, customThresholds: mayDouble }),
  ];
  const matcher = (terms: typeof blockedTerms, ...first: ReturnType<typeof resolveConfusablesTransformer>[]) =>
    new RegExpMatcher({ blacklistedTerms: terms, blacklistMatcherTransformers: [...first, ...shared] });
  const insultTerms = insults.map((word, id) => ({ id, pattern: parseRawPattern(`|${word}[s]|`) }));
  return {
    // Beside `leet`, to which the bracket of `word(s)` is the letter c.
    plain: matcher(blockedTerms, resolveConfusablesTransformer()),
    leet: matcher(blockedTerms, resolveConfusablesTransformer(), resolveLeetSpeakTransformer()),
    insult: matcher(insultTerms, resolveConfusablesTransformer(), resolveLeetSpeakTransformer()),
  };
};

let matchers: ReturnType<typeof makeMatchers> | undefined;

/** Look-alikes that the engine reads as another letter, or not at all. */
const misread: Readonly<Record<string, string>> = { ı: "i", ɩ: "i", ȷ: "j", ꜰ: "f", ꞙ: "f" };

/** Strips compatibility forms, accents, invisible characters and underscores, leaving what the eye reads. */
const asRead = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\u115F\u1160\u3164\u2800]/gu, "")
    .replace(/[ıɩȷꜰꞙ]/gu, (letter) => misread[letter]!)
    .replaceAll("_", " ")
    .normalize("NFKC");

/**
 * `f u c k`, `f, u, c, k` and a letter a line → `fuck`: three or more single letters in a row, between them white space
 * and marks other than those that read as letters.
 */
const joinSpelledOut = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}])[\p{L}\p{N}$@!](?:(?:(?![$@!])[\s\p{P}\p{S}])+[\p{L}\p{N}$@!]){2,}(?![\p{L}\p{N}])/gu,
    (run) => run.replace(/(?![$@!])[\s\p{P}\p{S}]/gu, ""),
  );

const vowels = ["a", "e", "i", "o", "u"];
const maskedVowel = /(?<=\p{L})[*#](?=\p{L})/gu;

/** The text with a masked letter (`*` or `#` inside a word) replaced by each vowel in turn. */
const unmasked = (text: string): string[] =>
  text.search(maskedVowel) < 0 ? [] : vowels.map((vowel) => text.replace(maskedVowel, vowel));

/** A closing `!` is punctuation, not the letter i. */
const withoutClosingMarks = (text: string): string => text.replace(/!+(?=[\s\p{P}]|$)/gu, " ");

/** Whole numbers are dropped, although 7175 could be read as letters. */
const withoutNumbers = (text: string): string => text.replace(/(?<![\p{L}\p{N}@$!|])\p{N}+(?![\p{L}\p{N}@$!|])/gu, " ");

/** As far back as the `you` may stand before an insult, in UTF-16 units. */
const addressReach = 60;
const kin = "mother|mum|mom|father|dad|wife|husband|sister|brother|son|daughter";
const filler = "are|were|was|is|re|r|such|nothing|but|a|an|the|one|all|just|still|really|so|always";
const startsOther = "my|the|that|no|not|as|like|called|he|she|they|we|i|and|or|for|with|of|to|in|than|who|from|if";
/** The words of a text up to the insult that is said to somebody: "you are such a stupid". */
const addressed = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:you|youre|thou art|u|ur|ya|your (?:${kin}))(?:[^\\p{L}\\p{N}]+(?:${filler}))*(?:[^\\p{L}\\p{N}]+(?!(?:${startsOther})[^\\p{L}])\\p{L}{1,20}){0,2}[^\\p{L}\\p{N}]+$`,
  "u",
);

/** What follows an insult that stands before its `you`: "such a bastard you are". */
const addressedAfter = /^[^\p{L}\p{N}]+(?:you are|youre|u r|u are)(?![\p{L}\p{N}])/u;
/** An insult that the matcher would read as `as`, since it collapses the letters of a word. */
const ass = /(?<![\p{L}\p{N}])[a@][s$]{2}(?:es)?(?![\p{L}\p{N}])/gu;

/** Whether a word of the Bible is said to somebody as an insult. No verse says so to a `you`. */
const hasInsult = (text: string): boolean => {
  const reading = text.toLowerCase().replaceAll(/['’]/gu, "").replaceAll(/[(/]/gu, " ");
  const places = [
    ...matchers!.insult.getAllMatches(reading).map(({ startIndex, endIndex }) => [startIndex, endIndex + 1] as const),
    ...[...reading.matchAll(ass)].map(({ 0: word, index }) => [index, index + word.length] as const),
  ];
  return places.some(
    ([start, end]) =>
      addressed.test(reading.slice(Math.max(0, start - addressReach), start)) ||
      addressedAfter.test(reading.slice(end, end + addressReach)),
  );
};

/**
 * Whether a text contains a blocked word, including disguised ones (case, look-alikes, digits for letters; repeated,
 * spelled-out, masked, turned or invisible letters). No verse of the three embedded translations is refused.
 */
export const hasBlockedLanguage = (text: string): boolean => {
  // Created on first use, so that a worker that only serves a chapter does not wait for it.
  const { plain, leet } = (matchers ??= makeMatchers());
  const orders = new Set([asRead(text), asRead(inShownOrder(text))]);
  const readings = [...orders].flatMap((read) => [read, joinSpelledOut(read), ...unmasked(read)]);
  return [...new Set(readings)].some(
    (reading) =>
      plain.hasMatch(reading) ||
      leet.hasMatch(withoutNumbers(withoutClosingMarks(reading))) ||
      hasInsult(withoutClosingMarks(reading)),
  );
};
