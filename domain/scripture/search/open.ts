import { fromUtf8 } from "../../text/bytes.ts";
import { totalVerses } from "../reference/places.ts";
import { indexSignature } from "./build.ts";
import type { SearchData } from "./types.ts";

/**
 * Opens a translation for searching. Takes a few milliseconds; do it once and keep the result.
 * @param index the bytes of `searchIndexPath`
 * @param verses the lines of `versesFilePath`
 * @param weights the bytes of `verseWeightsPath`, one per verse; without them equally good matches are in canonical order
 * @throws Error if a file is invalid (truncated, or a captive portal's page)
 */
export const openSearch = (index: Uint8Array, verses: readonly string[], weights?: Uint8Array): SearchData => {
  if (verses.length !== totalVerses) throw new Error("The verse texts are incomplete.");
  if (!indexSignature.every((byte, at) => index[at] === byte))
    throw new Error("The search index has an unknown format.");

  const from = indexSignature.length;
  const size = new DataView(index.buffer, index.byteOffset).getUint32(from, true);
  const vocabulary = from + 4 * (2 + 2 * size);
  if (vocabulary > index.length) throw new Error("The search index is incomplete.");
  // Copied, since a view of numbers must begin at a multiple of four bytes.
  const numbers = new Uint32Array(index.slice(from, vocabulary).buffer);
  const vocabularyBytes = numbers[1]!;
  const words = fromUtf8(index.subarray(vocabulary, vocabulary + vocabularyBytes)).split("\n", size);
  const counts = numbers.subarray(2, 2 + size);
  const offsets = new Uint32Array(size + 1);
  offsets.set(numbers.subarray(2 + size, 2 + 2 * size), 1);
  const postings = index.subarray(vocabulary + vocabularyBytes);
  if (postings.length !== offsets[size] || words.length !== size) throw new Error("The search index is incomplete.");
  return {
    words,
    offsets,
    counts,
    postings,
    verses,
    weights: weights?.length === totalVerses ? weights : new Uint8Array(totalVerses),
  };
};
