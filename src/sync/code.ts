import { entropyToMnemonic, mnemonicToEntropy } from "@scure/bip39";
import { editDistance } from "#domain/text/edit-distance.ts";
import { codeInLink } from "./code-text.ts";
import { type WordList, inPlainLetters } from "./word-lists.ts";

/**
 * A sync code as twelve words of a list of BIP 39, with its checksum: the same bits in English, Spanish, Portuguese or
 * French words. Its other form, for links: code-text.ts.
 */

const codeWords = 12;

/** The twelve words. Throws for anything but 16 bytes. */
export const wordsOf = (code: Uint8Array, { words }: WordList): readonly string[] =>
  entropyToMnemonic(code, words)
    .split(" ")
    .map((word) => word.normalize("NFC"));

/** Why typed words are not a valid code. `word` counts from 1. */
export type CodeProblem =
  | { readonly problem: "count"; readonly words: number }
  | { readonly problem: "word"; readonly word: number; readonly typed: string }
  /** Every word is in the list, but the checksum is wrong. */
  | { readonly problem: "checksum" }
  /** The link was cut short, or something was added to it. */
  | { readonly problem: "link" };

/** Whether the words differ by one insertion, deletion, replacement or swap of neighbours. */
const isOneSlipAway = (typed: string, word: string): boolean => editDistance(typed, word, 1) <= 1;

/** The first four letters identify each word of a list. */
const identifyingLetters = 4;

/** The words of the list, in plain letters, that a typed word may be meant as. */
const candidatesFor = (typed: string, { plain, byPlain }: WordList): readonly string[] => {
  if (byPlain.has(typed)) return [typed];
  const begun =
    typed.length >= identifyingLetters
      ? plain.filter((word) => word.startsWith(typed.slice(0, identifyingLetters)) && isAlike(typed, word))
      : [];
  return begun.length > 0 ? begun : plain.filter((word) => isOneSlipAway(typed, word));
};

/** Abbreviated, or with one typing error. */
const isAlike = (typed: string, word: string): boolean => word.startsWith(typed) || isOneSlipAway(typed, word);

/** Limit of corrected combinations that are tried: each passes the checksum by chance with a probability of 1/16. */
const maxReadings = 64;

const readingsOf = (choices: readonly (readonly string[])[]): string[][] => {
  let readings: string[][] = [[]];
  for (const options of choices) readings = readings.flatMap((reading) => options.map((word) => [...reading, word]));
  return readings;
};

const codeOf = (plainWords: readonly string[], { words, byPlain }: WordList): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return new Uint8Array(mnemonicToEntropy(plainWords.map((word) => byPlain.get(word)).join(" "), words));
  } catch {
    return undefined;
  }
};

const readBy = (typed: readonly string[], list: WordList): Uint8Array<ArrayBuffer> | CodeProblem => {
  const notAWord = (index: number): CodeProblem => ({ problem: "word", word: index + 1, typed: typed[index]! });
  const choices = typed.map((word) => candidatesFor(word, list));
  const unknown = choices.findIndex((options) => options.length === 0);
  if (unknown !== -1) return notAWord(unknown);
  const count = choices.reduce((product, options) => product * options.length, 1);
  const unclear = choices.findIndex((options, index) => options.length > 1 || !options[0]!.startsWith(typed[index]!));
  if (count > maxReadings) return notAWord(unclear);
  const [code, ...others] = readingsOf(choices).flatMap((reading) => codeOf(reading, list) ?? []);
  if (code && others.length === 0) return code;
  return unclear === -1 ? { problem: "checksum" } : notAWord(unclear);
};

/**
 * Parses a typed or pasted code: capitals, accents, quotes, numbers, commas and line breaks between the words do not
 * matter, and a word with one typing error is corrected if exactly one correction gives a valid code. All words are of one
 * list. Some words are in two: then the list counts that knows most of the words and gives a valid code.
 * @param lists the likeliest first
 */
export const readWords = (typed: string, lists: readonly WordList[]): Uint8Array<ArrayBuffer> | CodeProblem => {
  const words = inPlainLetters(typed)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  if (words.length !== codeWords) return { problem: "count", words: words.length };
  const knownBy = ({ byPlain }: WordList): number => words.filter((word) => byPlain.has(word)).length;
  let problem: CodeProblem | undefined;
  for (const list of lists.toSorted((one, other) => knownBy(other) - knownBy(one))) {
    const read = readBy(words, list);
    if (!("problem" in read)) return read;
    problem ??= read;
  }
  return problem ?? { problem: "checksum" };
};

/** Reads a typed or pasted code: a link, for which no list is loaded, or words. */
export const readCode = async (
  typed: string,
  loadLists: () => Promise<readonly WordList[]>,
): Promise<Uint8Array<ArrayBuffer> | CodeProblem> => codeInLink(typed) ?? readWords(typed, await loadLists());
