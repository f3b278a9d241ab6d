import { toUtf8 } from "../../text/bytes.ts";
import { writeVarint } from "./varint.ts";
import { wordsOf } from "./words.ts";

/** "LSI" and the format version. */
export const indexSignature = [0x4c, 0x53, 0x49, 2] as const;

const postingsByWord = (verses: readonly string[]): Map<string, number[]> => {
  const postings = new Map<string, number[]>();
  verses.forEach((text, ordinal) => {
    for (const { word } of wordsOf(text)) {
      const places = postings.get(word);
      if (!places) postings.set(word, [ordinal]);
      else if (places.at(-1) !== ordinal) places.push(ordinal);
    }
  });
  return postings;
};

/**
 * Builds the word index of a translation, laid out so that it opens without reading each word: signature, then as 32-bit
 * integers the number of words, the bytes of the vocabulary, for each word the number of its verses and the end of its
 * postings; then the sorted vocabulary, one word a line, and the postings (verse ordinals as varint deltas).
 * @param verses the 31,102 texts by ordinal
 */
export const buildSearchIndex = (verses: readonly string[]): Uint8Array => {
  const byWord = postingsByWord(verses);
  const words = [...byWord.keys()].toSorted();
  const vocabulary = toUtf8(words.map((word) => `${word}\n`).join(""));
  const postings: number[] = [];
  const ends: number[] = [];
  for (const word of words) {
    let before = 0;
    for (const ordinal of byWord.get(word)!) {
      writeVarint(postings, ordinal - before);
      before = ordinal;
    }
    ends.push(postings.length);
  }
  const counts = words.map((word) => byWord.get(word)!.length);
  const numbers = Uint32Array.of(words.length, vocabulary.length, ...counts, ...ends);
  return Uint8Array.from([...indexSignature, ...new Uint8Array(numbers.buffer), ...vocabulary, ...postings]);
};
