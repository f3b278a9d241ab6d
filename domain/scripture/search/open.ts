import { totalVerses } from "../reference/places.ts";
import { indexSignature } from "./build.ts";
import type { SearchData } from "./types.ts";
import { readVarint, type ByteReader } from "./varint.ts";

/**
 * Opens a translation for searching. Takes a few milliseconds; do it once and keep the result.
 * @param index the bytes of `searchIndexPath`
 * @param versesText the text of `versesFilePath`
 * @param weights the bytes of `verseWeightsPath`, one per verse; without them equally good matches are in canonical order
 * @throws Error if a file is invalid (truncated, or a captive portal's page)
 */
export const openSearch = (index: Uint8Array, versesText: string, weights?: Uint8Array): SearchData => {
  const verses = versesText.split("\n");
  if (verses.length !== totalVerses) throw new Error("The verse texts are incomplete.");
  if (!indexSignature.every((byte, at) => index[at] === byte))
    throw new Error("The search index has an unknown format.");

  const reader: ByteReader = { bytes: index, at: indexSignature.length };
  const size = readVarint(reader);
  const words: string[] = [];
  const offsets = new Uint32Array(size + 1);
  const counts = new Uint32Array(size);
  let before = "";
  for (let at = 0; at < size; at += 1) {
    const shared = index[reader.at] ?? 0;
    const length = index[reader.at + 1] ?? 0;
    const start = reader.at + 2;
    before = before.slice(0, shared) + String.fromCharCode(...index.subarray(start, start + length));
    reader.at = start + length;
    words.push(before);
    counts[at] = readVarint(reader);
    offsets[at + 1] = offsets[at]! + readVarint(reader);
  }
  const postings = index.subarray(reader.at);
  if (postings.length !== offsets[size]) throw new Error("The search index is incomplete.");
  return {
    words,
    offsets,
    counts,
    postings,
    verses,
    weights: weights?.length === totalVerses ? weights : new Uint8Array(totalVerses),
  };
};
