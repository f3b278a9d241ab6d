import { hashOf } from "#domain/text/hash.ts";
import { bookById, type BookId } from "../books/books.ts";

/**
 * The Hebrew or Greek word behind each word of the King James Version, by its number in Strong's dictionaries: `H7225`,
 * `G26` (docs/texts.md, "The words behind the words"). Which number stands at which word is a table of facts, one line of
 * text a verse; this file reads and writes that line.
 */

/** A range of characters: UTF-16 offsets into a verse's text, `end` excluded. */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
}

/** Letters, with apostrophes and hyphens inside, and the apostrophe of a plural's genitive. */
const wordPattern = /[A-Za-z]+(?:['-][A-Za-z]+)*'?/g;

/** The words of a verse in order. A numbered word refers to them by index. */
export const wordSpans = (text: string): readonly WordSpan[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** A word of the original in its verse: the words of the translation that stand for it, and its number. */
export interface NumberedWord {
  /** Index of the first and of the last word; usually the same. */
  readonly first: number;
  readonly last: number;
  /** In Strong's dictionary of its language, without the letter. */
  readonly number: number;
}

export type OriginalLanguage = "hebrew" | "greek";

/** Strong numbers Aramaic together with Hebrew. */
export const languageOf = (book: BookId): OriginalLanguage => (bookById(book).testament === "OT" ? "hebrew" : "greek");

/**
 * The line of a verse: a dot for a word without a number, a number for a word that has one. `_` after a number takes in
 * one word more, `/` gives the last word a further number, and a space parts two numbers. Dots at the end are left out.
 */
export const writeNumberedWords = (words: readonly NumberedWord[]): string => {
  let line = "";
  let next = 0;
  for (const { first, last, number } of words) {
    const isShared = first < next;
    const gap = ".".repeat(Math.max(0, first - next));
    const parting = isShared ? "/" : gap === "" && next > 0 ? " " : gap;
    line += `${parting}${number}${"_".repeat(last - first)}`;
    next = last + 1;
  }
  return line;
};

/** The numbered words of a verse's line, in order. */
export const readNumberedWords = (line: string): readonly NumberedWord[] => {
  let next = 0;
  return [...line.matchAll(/(?<!\.)(\.*)(\/?)(\d+)(_*)/g)].map(([, gap = "", shared, number, more = ""]) => {
    const first = shared === "/" ? next - 1 : next + gap.length;
    const last = first + more.length;
    next = last + 1;
    return { first, last, number: Number(number) };
  });
};

/** Words of the translation with all that stands behind them. */
interface SharedWord extends Pick<NumberedWord, "first" | "last"> {
  readonly numbers: readonly number[];
}

/** The words of a verse's line, where what shares a word is one: `wherein` stands for two Greek words. */
export const readSharedWords = (line: string): readonly SharedWord[] => {
  const words: SharedWord[] = [];
  for (const { first, last, number } of readNumberedWords(line)) {
    const before = words.at(-1);
    if (before && before.last >= first)
      words[words.length - 1] = { first: before.first, last, numbers: [...before.numbers, number] };
    else words.push({ first, last, numbers: [number] });
  }
  return words;
};

/** Tells the text of a chapter from every other: the indexes of its words count in this text alone. */
export const hashOfVerses = (verses: readonly string[]): number => hashOf(verses.join("\n"));

/** The words of a text that stand for a numbered one, without what is between them. `spans` are those of the text. */
export const wordsAt = (
  text: string,
  spans: readonly WordSpan[],
  { first, last }: Pick<NumberedWord, "first" | "last">,
): string =>
  spans
    .slice(first, last + 1)
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");

/** Where a word stands: words of a verse, or of the psalm's title before its first verse. */
export interface WordPlace {
  /** The verse's (places.ts). */
  readonly ordinal: number;
  readonly isTitle: boolean;
  readonly first: number;
  readonly last: number;
}

/**
 * Places as a text. Verses are parted by spaces: the distance from the verse before, then each occurrence after a dot
 * (`!` in a title) as its first word and, after `-`, its last one if that is another. All numbers are to the base 36.
 */
export const writePlaces = (places: readonly WordPlace[]): string => {
  let text = "";
  let before = -1;
  for (const { ordinal, isTitle, first, last } of places) {
    if (ordinal !== before) text += `${text === "" ? "" : " "}${(ordinal - Math.max(before, 0)).toString(36)}`;
    before = ordinal;
    text += `${isTitle ? "!" : "."}${first.toString(36)}${last === first ? "" : `-${last.toString(36)}`}`;
  }
  return text;
};

/** The places in canonical order. */
export const readPlaces = (text: string): readonly WordPlace[] => {
  let ordinal = 0;
  return text
    .split(" ")
    .filter(Boolean)
    .flatMap((verse) => {
      ordinal += Number.parseInt(verse, 36);
      return [...verse.matchAll(/([.!])(\w+)(?:-(\w+))?/g)].map(([, sign, start = "", end = start]): WordPlace => ({
        ordinal,
        isTitle: sign === "!",
        first: Number.parseInt(start, 36),
        last: Number.parseInt(end, 36),
      }));
    });
};

/** Letters that a person types for a word in Latin letters: no marks, no capitals. */
export const plainLatin = (latin: string): string =>
  latin
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");

/** The words of a text in any script, without marks, points and accents, as they are looked up: `ἀγάπη` is `αγαπη`. */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, "")
    .replaceAll("ς", "σ")
    .split(/\s+/)
    .filter((word) => word !== "");
