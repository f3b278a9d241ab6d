import { books, type BookId } from "../books/books.ts";
import { inParts, partName } from "../translations/manifest.ts";
import type { OriginalLanguage } from "./original-words.ts";

/** The static files of the words behind the King James Version (docs/texts.md, "The words behind the words"). */

/** The numbers at the words of one chapter. */
export interface ChapterWords {
  readonly book: BookId;
  readonly chapter: number;
  /** The hash (`hashOfVerses`) of the text whose words the indexes count. For any other text they are not used. */
  readonly text: number;
  /** A line for each verse (`readNumberedWords`); empty for one without numbers. */
  readonly verses: readonly string[];
  /** The line of the psalm's title. */
  readonly title?: string;
}

/** A word of Strong's dictionaries, and how the King James Version translates it. */
export interface OriginalWord {
  /** In Hebrew or Greek letters. */
  readonly lemma: string;
  /** The same in Latin letters, by the scheme in docs/texts.md, "Hebrew and Greek in Latin letters". */
  readonly latin: string;
  /** The pronunciation that Strong gives: `ag-ah'-pay`. */
  readonly sound?: string;
  readonly meaning: string;
  readonly origin?: string;
  /** Its translations, each written as it is most often, and how often it is used: the most used first. */
  readonly translations: readonly (readonly [words: string, times: number])[];
  /** In how many verses it stands; a psalm's title belongs to its first verse. */
  readonly verses: number;
}

/** By number in its language's dictionary: a few hundred words in a row. */
export type WordEntries = Readonly<Record<string, OriginalWord>>;

/** Where words stand, by number: a text that `readPlaces` reads. */
export type WordPlaces = Readonly<Record<string, string>>;

const numbersInFile = 256;

const letters: Readonly<Record<OriginalLanguage, "H" | "G">> = { hebrew: "H", greek: "G" };

/** A word's number with the letter of its language. */
export interface StrongNumber {
  readonly language: OriginalLanguage;
  readonly number: number;
}

/** `H7225`, `G26`. */
export const formatNumber = ({ language, number }: StrongNumber): string => `${letters[language]}${number}`;

/** Reads `H7225`, `g26`, `G0026`; undefined for anything else. There may be no word of this number. */
export const parseNumber = (text: string): StrongNumber | undefined => {
  const found = /^([HG])0{0,4}([1-9]\d{0,4})$/i.exec(text);
  if (!found) return undefined;
  return { language: found[1]!.toUpperCase() === "H" ? "hebrew" : "greek", number: Number(found[2]) };
};

export const wordPath = (number: StrongNumber): string => `/words/${formatNumber(number)}`;

/** The name of the file that holds a number: `H28`. */
export const fileOfNumber = ({ language, number }: StrongNumber): string =>
  `${letters[language]}${Math.floor(number / numbersInFile)}`;

/** Path of the numbers of a chapter and those beside it: JSON array of ChapterWords. */
export const chapterWordsPath = (version: string, book: string, chapter: number): string =>
  `/original/${version}/words/${book}/${partName(chapter)}.json`;

/** Path of the words with these numbers: JSON of type WordEntries. */
export const wordEntriesPath = (version: string, file: string): string => `/original/${version}/entries/${file}.json`;

/** Path of their places: JSON of type WordPlaces. */
export const wordPlacesPath = (version: string, file: string): string => `/original/${version}/places/${file}.json`;

/** The words that a text stands for, the nearest first: by a word of a translation, in any script or spoken. */
export type WordIndex = Readonly<Record<string, readonly string[]>>;

/** Each has a file of the texts that begin with it. */
export const indexLetters = "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψωאבגדהוזחטיכלמנסעפצקרשת";

/** Path of the texts that begin with this letter (`plainWords`) and the words they stand for: JSON of type WordIndex. */
export const wordIndexPath = (version: string, letter: string): string =>
  `/original/${version}/index/${letter.codePointAt(0)!.toString(16)}.json`;

/** Must be shown and sent with any word. */
export const originalWordsCredit = {
  text: "Words from Strong’s dictionaries (1890), edited by the Open Scriptures project",
  licence: "Creative Commons Attribution-ShareAlike",
  licenceUrl: "https://creativecommons.org/licenses/by-sa/3.0/",
} as const;

/** Path of the notice that the licence of the dictionaries asks for. */
export const originalWordsNoticePath = (version: string): string => `/original/${version}/NOTICE.txt`;

/** The last numbers of the dictionaries. Two Greek numbers and those from 3203 to 3302 have no entry. */
export const lastNumbers: Readonly<Record<OriginalLanguage, number>> = { hebrew: 8674, greek: 5624 };

const fileNames = (["hebrew", "greek"] as const).flatMap((language) =>
  Array.from({ length: Math.floor(lastNumbers[language] / numbersInFile) + 1 }, (_, index) =>
    fileOfNumber({ language, number: index * numbersInFile }),
  ),
);

/** All files that the words of a kept King James Version need. */
export const downloadedWordFiles = (version: string): readonly string[] => [
  ...books.flatMap(({ id, verseCounts }) =>
    inParts(verseCounts.map((_, index) => chapterWordsPath(version, id, index + 1))).map(([path]) => path!),
  ),
  ...fileNames.map((file) => wordEntriesPath(version, file)),
  ...fileNames.map((file) => wordPlacesPath(version, file)),
];
