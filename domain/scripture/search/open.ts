import { fromUtf8 } from "../../text/bytes.ts";
import { indexSignature } from "./build.ts";
import type { SearchData } from "./types.ts";

/**
 * Opens a translation for searching. Takes a few milliseconds; do it once and keep the result.
 * @param index what `buildSearchIndex` made, as the file at `searchIndexPath` has it: the caller knows its digest
 * @param verses the lines of `versesFilePath`
 * @param weights the bytes of `verseWeightsPath`, one per verse
 */
export const openSearch = (index: Uint8Array, verses: readonly string[], weights: Uint8Array): SearchData => {
  const from = indexSignature.length;
  const size = new DataView(index.buffer, index.byteOffset).getUint32(from, true);
  const vocabulary = from + 4 * (2 + 2 * size);
  // Copied, since a view of numbers must begin at a multiple of four bytes.
  const numbers = new Uint32Array(index.slice(from, vocabulary).buffer);
  const postings = vocabulary + numbers[1]!;
  const offsets = new Uint32Array(size + 1);
  offsets.set(numbers.subarray(2 + size), 1);
  return {
    words: fromUtf8(index.subarray(vocabulary, postings)).split("\n", size),
    offsets,
    counts: numbers.subarray(2, 2 + size),
    postings: index.subarray(postings),
    verses,
    weights,
  };
};
