import { entropyToMnemonic, mnemonicToEntropy } from "@scure/bip39";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { editDistance } from "#domain/text/edit-distance.ts";

/**
 * A sync code as twelve English words (BIP 39, with its checksum). Its other form, for links: code-text.ts.
 */

const codeWords = 12;

/** The twelve words. Throws for anything but 16 bytes. */
export const wordsOf = (code: Uint8Array): readonly string[] => entropyToMnemonic(code, wordlist).split(" ");

/** Why typed words are not a valid code. `word` counts from 1. */
export type CodeProblem =
  | { readonly problem: "count"; readonly words: number }
  | { readonly problem: "word"; readonly word: number; readonly typed: string }
  /** Every word is in the list, but the checksum is wrong. */
  | { readonly problem: "checksum" };

/** Whether the words differ by one insertion, deletion, replacement or swap of neighbours. */
const isOneSlipAway = (typed: string, word: string): boolean => editDistance(typed, word, 1) <= 1;

const known = new Set(wordlist);

/** The first four letters identify each word of the list. */
const lettersThatTell = 4;

/** The words of the list that a typed word may stand for. */
const meant = (typed: string): readonly string[] => {
  if (known.has(typed)) return [typed];
  const begun =
    typed.length >= lettersThatTell
      ? wordlist.filter((word) => word.startsWith(typed.slice(0, lettersThatTell)) && isAlike(typed, word))
      : [];
  return begun.length > 0 ? begun : wordlist.filter((word) => isOneSlipAway(typed, word));
};

/** Abbreviated, or with one typing error. */
const isAlike = (typed: string, word: string): boolean => word.startsWith(typed) || isOneSlipAway(typed, word);

/** Limit of corrected combinations that are tried: each passes the checksum by chance with a probability of 1/16. */
const mostReadings = 64;

const readingsOf = (choices: readonly (readonly string[])[]): string[][] => {
  let readings: string[][] = [[]];
  for (const options of choices) readings = readings.flatMap((reading) => options.map((word) => [...reading, word]));
  return readings;
};

const codeOf = (words: readonly string[]): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return new Uint8Array(mnemonicToEntropy(words.join(" "), wordlist));
  } catch {
    return undefined;
  }
};

/**
 * Parses a typed or pasted code: capitals, quotes, numbers, commas and line breaks between the words do not matter, and
 * a word with one typing error is corrected if exactly one correction gives a valid code.
 */
export const readWords = (typed: string): Uint8Array<ArrayBuffer> | CodeProblem => {
  const words = typed
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  if (words.length !== codeWords) return { problem: "count", words: words.length };
  const choices = words.map(meant);
  const unknown = choices.findIndex((options) => options.length === 0);
  if (unknown !== -1) return { problem: "word", word: unknown + 1, typed: words[unknown]! };
  const count = choices.reduce((product, options) => product * options.length, 1);
  const unclear = choices.findIndex((options, index) => options.length > 1 || !options[0]!.startsWith(words[index]!));
  if (count > mostReadings) return { problem: "word", word: unclear + 1, typed: words[unclear]! };
  const codes = readingsOf(choices).flatMap((reading) => codeOf(reading) ?? []);
  if (codes.length === 1) return codes[0]!;
  return unclear === -1 ? { problem: "checksum" } : { problem: "word", word: unclear + 1, typed: words[unclear]! };
};
