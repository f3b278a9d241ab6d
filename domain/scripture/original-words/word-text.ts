import { groupedDigits } from "#domain/text/counting.ts";
import type { OriginalWord, StrongNumber } from "./original-word-files.ts";
import { wordCountMessages } from "./messages.ts";

/** Texts about words of the original, for screens and for pages that the worker makes. */

/** Of the interface, or of the language of a page that the worker makes. */
type CountMessages = typeof wordCountMessages;

/** BCP 47 tags: Strong's Greek is that of the New Testament, his Hebrew includes Aramaic. */
export const languageTag = ({ language }: StrongNumber): "he" | "grc" => (language === "hebrew" ? "he" : "grc");
export const languageName = ({ language }: StrongNumber): "Hebrew" | "Greek" =>
  language === "hebrew" ? "Hebrew" : "Greek";

interface TextPart {
  readonly text: string;
  readonly language?: "he" | "grc";
}

const originalWord = /((?:[\p{Script=Hebrew}\p{Script=Greek}]\p{M}*)+)/u;

/**
 * A text about words in parts: each Hebrew or Greek word by itself, so that a screen reader does not read it as the language of
 * the rest.
 */
export const partsByLanguage = (text: string): readonly TextPart[] =>
  text
    .split(originalWord)
    .map((part, index): TextPart =>
      index % 2 === 0 ? { text: part } : { text: part, language: /^\p{Script=Hebrew}/u.test(part) ? "he" : "grc" },
    )
    .filter((part) => part.text !== "");

/** No line of a meaning is longer, in characters. */
const longestLine = 90;

/** Where a meaning's first part ends: at its first semicolon outside parentheses. */
export const firstPartEnd = (meaning: string): number => {
  let depth = 0;
  for (let index = 0; index < meaning.length; index += 1) {
    if (meaning[index] === "(") depth += 1;
    else if (meaning[index] === ")") depth -= 1;
    else if (meaning[index] === ";" && depth <= 0) return index;
  }
  return meaning.length;
};

/** Splits a meaning into a line of at most 90 characters that says the most, and the rest, which may be empty. */
export const splitMeaning = (meaning: string): readonly [line: string, rest: string] => {
  const end = Math.min(firstPartEnd(meaning) + 1, meaning.length);
  const cut = end <= longestLine ? end : meaning.lastIndexOf(" ", longestLine);
  return [meaning.slice(0, cut), meaning.slice(cut).trim()];
};

/** The line alone, for where there is no room for the rest. */
export const meaningInALine = (meaning: string): string => {
  const [line, rest] = splitMeaning(meaning);
  return rest === "" || line.endsWith(";") ? line.replace(/;$/, "") : `${line.replace(/[,(]$/, "")}…`;
};

/** How often a word stands in the text. */
export const countOccurrences = ({ translations }: Pick<OriginalWord, "translations">): number =>
  translations.reduce((sum, [, times]) => sum + times, 0);

/** `2,605`, or as the language writes it. */
export const withCommas = (count: number, messages: CountMessages = wordCountMessages): string =>
  groupedDigits(count, messages.thousands);

/** `117 times in 106 verses`. */
export const occurrenceText = (
  word: Pick<OriginalWord, "translations" | "verses">,
  messages: CountMessages = wordCountMessages,
): string => {
  const times = countOccurrences(word);
  return messages.timesInVerses(
    messages.times(times, withCommas(times, messages)),
    messages.verses(word.verses, withCommas(word.verses, messages)),
  );
};
