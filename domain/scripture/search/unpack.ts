import { fromUtf8 } from "../../text/utf8.ts";
import { totalVerses } from "../places.ts";
import { packedSignature, shortCodes } from "./pack.ts";
import type { SearchData } from "./types.ts";
import { readVarint, type ByteReader } from "./varint.ts";
import { normalWord } from "./words.ts";

const space = 32;
const lineEnd = 10;
/** Of a token that is no word. */
const noWord = -1;

interface Vocabulary {
  /** UTF-8 of all tokens, each closed by a zero, and where each begins; one more entry than tokens. */
  readonly letters: Uint8Array;
  readonly starts: Uint32Array;
  /** For each token its place in `words`, or `noWord`. */
  readonly wordOf: Int32Array;
  /** For each token how many verses end in it. */
  readonly ends: Uint32Array;
  /** The normal words of all tokens, in order. */
  readonly words: readonly string[];
}

const isLetterOrDigit = (code: number): boolean => (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);

const readVocabulary = (letters: Uint8Array): Vocabulary => {
  const tokens = fromUtf8(letters).split("\0").slice(0, -1);
  const starts = new Uint32Array(tokens.length + 1);
  const ends = new Uint32Array(tokens.length);
  let token = 0;
  letters.forEach((letter, at) => {
    if (letter === lineEnd) ends[token]! += 1;
    if (letter !== 0) return;
    token += 1;
    starts[token] = at + 1;
  });
  const normal = tokens.map((text) => (isLetterOrDigit(text.charCodeAt(0)) ? normalWord(text) : undefined));
  const words = [...new Set(normal.filter((word) => word !== undefined))].toSorted();
  const places = new Map(words.map((word, place) => [word, place]));
  const wordOf = Int32Array.from(normal, (word) => (word === undefined ? noWord : places.get(word)!));
  return { letters, starts, wordOf, ends, words };
};

const readTokens = ({ bytes, at }: ByteReader): Uint16Array => {
  const tokens = new Uint16Array(Math.max(0, bytes.length - at));
  let count = 0;
  for (let place = at; place < bytes.length; place += 1) {
    const code = bytes[place]!;
    if (code < shortCodes) tokens[count] = code;
    else {
      place += 1;
      tokens[count] = shortCodes + ((code - shortCodes) << 8) + (bytes[place] ?? 0);
    }
    count += 1;
  }
  return tokens.subarray(0, count);
};

/** The text as UTF-8; undefined if it is not as long as it should be. */
const textOf = (tokens: Uint16Array, { letters, starts, wordOf }: Vocabulary, length: number): Uint8Array | undefined => {
  const text = new Uint8Array(length);
  let at = 0;
  let wasWord = false;
  // Counted loops: an iterator takes twice the time.
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place]!;
    const isWord = wordOf[token] !== noWord;
    if (isWord && wasWord) {
      text[at] = space;
      at += 1;
    }
    const end = starts[token + 1]! - 1;
    for (let from = starts[token]!; from < end; from += 1) {
      text[at] = letters[from]!;
      at += 1;
    }
    wasWord = isWord;
  }
  return at === length ? text : undefined;
};

const varintLength = (value: number): number => (value < 128 ? 1 : value < 16_384 ? 2 : 3);

/** Calls back once for every word of every verse, in the order of the verses. */
const forEachPlace = (tokens: Uint16Array, { wordOf, ends, words }: Vocabulary, visit: (word: number, ordinal: number, before: number) => void): void => {
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

/** The postings as build.ts writes them: what is looked up is the same, whichever file it came from. */
const postingsOf = (tokens: Uint16Array, vocabulary: Vocabulary): Pick<SearchData, "offsets" | "counts" | "postings"> => {
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
 * Opens a translation for searching from its packed words; some tens of milliseconds, do it once and keep the result.
 * Gives what `openSearch` gives from the index and the texts.
 * @param packed the bytes of `packedWordsPath`, unzipped
 * @param weights the bytes of `verseWeightsPath`, one per verse; without them equally good matches stand in canonical order
 * @throws Error if the file is not what it should be (cut off, or a page of a captive portal)
 */
export const openPackedWords = (packed: Uint8Array, weights?: Uint8Array): SearchData => {
  if (!packedSignature.every((byte, at) => packed[at] === byte)) throw new Error("The words for the search are of another kind.");
  const reader: ByteReader = { bytes: packed, at: packedSignature.length };
  const length = readVarint(reader);
  const lettersLength = readVarint(reader);
  const vocabulary = readVocabulary(packed.subarray(reader.at, (reader.at += lettersLength)));
  const tokens = readTokens(reader);
  const text = textOf(tokens, vocabulary, length);
  const verses = text === undefined ? [] : fromUtf8(text).split("\n");
  if (verses.length !== totalVerses) throw new Error("The words for the search are incomplete.");
  return { words: vocabulary.words, ...postingsOf(tokens, vocabulary), verses, weights: weights?.length === totalVerses ? weights : new Uint8Array(totalVerses) };
};
