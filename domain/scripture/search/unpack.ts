import { fromUtf8 } from "../../text/bytes.ts";
import { totalVerses } from "../reference/places.ts";
import { longCode, packedSignature, shortCodes } from "./pack.ts";
import type { SearchData } from "./types.ts";
import { readVarint, type ByteReader } from "./varint.ts";
import { isOfWord, normaliseWord } from "./words.ts";

const space = 32;
const lineEnd = 10;
/** Marks a token that is not a word. */
const noWord = -1;

interface Vocabulary {
  /** UTF-8 of all tokens, each terminated by a zero byte, and the start of each; one entry more than tokens. */
  readonly tokenBytes: Uint8Array;
  readonly starts: Uint32Array;
  /** For each token its index in `words`, or `noWord`. */
  readonly wordOf: Int32Array;
  /** For each token, how many line breaks it contains. Each ends a verse. */
  readonly ends: Uint32Array;
  /** The distinct normalised words of all tokens, sorted. */
  readonly words: readonly string[];
}

const readVocabulary = (tokenBytes: Uint8Array): Vocabulary => {
  const tokens = fromUtf8(tokenBytes).split("\0").slice(0, -1);
  const starts = new Uint32Array(tokens.length + 1);
  const ends = new Uint32Array(tokens.length);
  let token = 0;
  tokenBytes.forEach((byte, at) => {
    if (byte === lineEnd) ends[token]! += 1;
    if (byte !== 0) return;
    token += 1;
    starts[token] = at + 1;
  });
  const normal = tokens.map((text) => (isOfWord(text.charCodeAt(0)) ? normaliseWord(text) : undefined));
  const words = [...new Set(normal.filter((word) => word !== undefined))].toSorted();
  const places = new Map(words.map((word, place) => [word, place]));
  const wordOf = Int32Array.from(normal, (word) => (word === undefined ? noWord : places.get(word)!));
  return { tokenBytes, starts, wordOf, ends, words };
};

const readTokens = ({ bytes, at }: ByteReader): Uint16Array => {
  const tokens = new Uint16Array(Math.max(0, bytes.length - at));
  let count = 0;
  for (let place = at; place < bytes.length; place += 1) {
    const code = bytes[place]!;
    if (code < shortCodes) tokens[count] = code;
    else if (code < longCode) {
      place += 1;
      tokens[count] = shortCodes + ((code - shortCodes) << 8) + (bytes[place] ?? 0);
    } else {
      place += 2;
      tokens[count] = shortCodes + ((longCode - shortCodes + (bytes[place - 1] ?? 0)) << 8) + (bytes[place] ?? 0);
    }
    count += 1;
  }
  return tokens.subarray(0, count);
};

/** The text as UTF-8; undefined if it does not have the expected length. */
const textOf = (
  tokens: Uint16Array,
  { tokenBytes, starts, wordOf }: Vocabulary,
  length: number,
): Uint8Array | undefined => {
  const text = new Uint8Array(length);
  let at = 0;
  let wasWord = false;
  // Counted loops: an iterator takes twice as long.
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place]!;
    const isWord = wordOf[token] !== noWord;
    if (isWord && wasWord) {
      text[at] = space;
      at += 1;
    }
    const end = starts[token + 1]! - 1;
    for (let from = starts[token]!; from < end; from += 1) {
      text[at] = tokenBytes[from]!;
      at += 1;
    }
    wasWord = isWord;
  }
  return at === length ? text : undefined;
};

const varintLength = (value: number): number => (value < 128 ? 1 : value < 16_384 ? 2 : 3);

/** Visits every word of every verse once, in their order, with the previous verse that had the word (-1 if none). */
const forEachPlace = (
  tokens: Uint16Array,
  { wordOf, ends, words }: Vocabulary,
  visit: (word: number, ordinal: number, before: number) => void,
): void => {
  const before = new Int32Array(words.length).fill(-1);
  let ordinal = 0;
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place]!;
    const word = wordOf[token]!;
    if (word === noWord) ordinal += ends[token]!;
    else if (before[word] !== ordinal) {
      visit(word, ordinal, before[word]!);
      before[word] = ordinal;
    }
  }
};

/** The postings in the format of build.ts, so that lookups work the same for both files. */
const postingsOf = (
  tokens: Uint16Array,
  vocabulary: Vocabulary,
): Pick<SearchData, "offsets" | "counts" | "postings"> => {
  const size = vocabulary.words.length;
  const counts = new Uint32Array(size);
  const offsets = new Uint32Array(size + 1);
  forEachPlace(tokens, vocabulary, (word, ordinal, before) => {
    counts[word]! += 1;
    offsets[word + 1]! += varintLength(before < 0 ? ordinal : ordinal - before);
  });
  for (let word = 0; word < size; word += 1) offsets[word + 1]! += offsets[word]!;
  const postings = new Uint8Array(offsets[size]!);
  const next = offsets.slice(0, size);
  forEachPlace(tokens, vocabulary, (word, ordinal, before) => {
    let rest = before < 0 ? ordinal : ordinal - before;
    let at = next[word]!;
    while (rest > 127) {
      postings[at] = (rest & 127) | 128;
      rest >>>= 7;
      at += 1;
    }
    postings[at] = rest;
    next[word] = at + 1;
  });
  return { offsets, counts, postings };
};

/**
 * Opens a translation for searching from its packed words. Takes some tens of milliseconds; do it once and keep the result.
 * Yields the same data as `openSearch` from index and texts.
 * @param packed the bytes of `packedWordsPath`, decompressed
 * @param weights the bytes of `verseWeightsPath`, one per verse; without them equally good matches are in canonical order
 * @throws Error if the file is invalid (truncated, or a captive portal's page)
 */
export const openPackedWords = (packed: Uint8Array, weights?: Uint8Array): SearchData => {
  if (!packedSignature.every((byte, at) => packed[at] === byte))
    throw new Error("The packed words have an unknown format.");
  const reader: ByteReader = { bytes: packed, at: packedSignature.length };
  const length = readVarint(reader);
  const lettersLength = readVarint(reader);
  const vocabulary = readVocabulary(packed.subarray(reader.at, (reader.at += lettersLength)));
  const tokens = readTokens(reader);
  const text = textOf(tokens, vocabulary, length);
  const verses = text === undefined ? [] : fromUtf8(text).split("\n");
  if (verses.length !== totalVerses) throw new Error("The packed words are incomplete.");
  return {
    words: vocabulary.words,
    ...postingsOf(tokens, vocabulary),
    verses,
    weights: weights?.length === totalVerses ? weights : new Uint8Array(totalVerses),
  };
};
