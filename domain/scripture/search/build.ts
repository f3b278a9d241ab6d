import { writeVarint } from "./varint.ts";
import { wordsOf } from "./words.ts";

/** "LSI" and the format version; open.ts checks it. */
export const indexSignature = [0x4c, 0x53, 0x49, 1] as const;

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
 * Builds the word index of a translation: signature, number of words, the sorted vocabulary (per word: length of the
 * prefix shared with the previous word, length of the rest, the rest, number of verses, bytes of postings), then the
 * postings (verse ordinals as varint deltas).
 * @param verses the 31,102 texts by ordinal
 */
export const buildSearchIndex = (verses: readonly string[]): Uint8Array => {
  const byWord = postingsByWord(verses);
  const words = [...byWord.keys()].toSorted();
  const vocabulary: number[] = [];
  const postings: number[] = [];
  let before = "";
  for (const word of words) {
    let shared = 0;
    while (shared < before.length && before[shared] === word[shared]) shared += 1;
    const start = postings.length;
    const ordinals = byWord.get(word) ?? [];
    ordinals.forEach((ordinal, index) => writeVarint(postings, index === 0 ? ordinal : ordinal - ordinals[index - 1]!));
    vocabulary.push(shared, word.length - shared, ...Array.from(word.slice(shared), (letter) => letter.charCodeAt(0)));
    writeVarint(vocabulary, ordinals.length);
    writeVarint(vocabulary, postings.length - start);
    before = word;
  }
  const head: number[] = [...indexSignature];
  writeVarint(head, words.length);
  return Uint8Array.from([...head, ...vocabulary, ...postings]);
};
