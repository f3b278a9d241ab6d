import type { SearchData } from "./types.ts";

/** The index of a word in the sorted vocabulary, or where it would be inserted. */
const lowerBound = ({ words }: Pick<SearchData, "words">, word: string): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The index of a word; -1 if no verse contains it. */
export const indexOfWord = (data: SearchData, word: string): number => {
  const at = lowerBound(data, word);
  return data.words[at] === word ? at : -1;
};

/** The index range of the words with this prefix: [from, to). */
export const wordsWithPrefix = (
  data: Pick<SearchData, "words">,
  prefix: string,
): readonly [from: number, to: number] => [lowerBound(data, prefix), lowerBound(data, `${prefix}\uFFFF`)];

/** Visits the ordinals of all verses that contain the word, ascending. */
export const forEachVerse = (
  { postings, offsets }: SearchData,
  wordIndex: number,
  visit: (ordinal: number) => void,
): void => {
  const end = offsets[wordIndex + 1] ?? 0;
  let at = offsets[wordIndex] ?? 0;
  let ordinal = 0;
  while (at < end) {
    let delta = 0;
    let shift = 0;
    let byte = postings[at]!;
    while (byte > 127) {
      delta |= (byte & 127) << shift;
      shift += 7;
      at += 1;
      byte = postings[at]!;
    }
    at += 1;
    ordinal += delta | (byte << shift);
    visit(ordinal);
  }
};
