import { toUtf8 } from "../../text/bytes.ts";
import { writeVarint } from "./varint.ts";
import { wordsOf } from "./words.ts";

/** "LSW" and the format version; unpack.ts checks it. */
export const packedSignature = [0x4c, 0x53, 0x57, 1] as const;

/** How many tokens, the most frequent ones, have a one-byte code. */
export const shortCodes = 192;
/** The first byte of a code of three bytes: languages that inflect have more words than codes of two bytes have room for. */
export const longCode = 255;
/** Tokens from this one on have three bytes. */
const longTokens = shortCodes + (longCode - shortCodes) * 256;
const maxTokens = 65_536;

/** The separator between two words, which needs no code. */
const defaultSeparator = " ";

/** The words of a text as written, and every separator that is not a single space. */
const tokensOf = (text: string): string[] => {
  const tokens: string[] = [];
  let at = 0;
  for (const { start, end } of wordsOf(text)) {
    const between = text.slice(at, start);
    if (between !== (at === 0 ? "" : defaultSeparator)) tokens.push(between);
    tokens.push(text.slice(start, end));
    at = end;
  }
  if (at < text.length) tokens.push(text.slice(at));
  return tokens;
};

const byFrequency = (tokens: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1))
    .map(([token]) => token);
};

/**
 * Packs a translation into one file that holds the texts and, since they are stored word by word, everything needed to
 * rebuild the index. It is half the size of index and texts together, for devices that must download it.
 *
 * Format: signature, length of the text in UTF-8 bytes, length of the vocabulary in bytes, the vocabulary (UTF-8 tokens,
 * the most frequent first, each terminated by a zero byte), then one code per token. A byte below `shortCodes` is the
 * token's number; otherwise the code has two bytes, or three if the first is `longCode`. Two consecutive words are
 * separated by a space.
 * @param verses the 31,102 texts by ordinal
 * @throws Error if the texts have more distinct tokens than there are codes
 */
export const packWords = (verses: readonly string[]): Uint8Array => {
  const text = verses.join("\n");
  const tokens = tokensOf(text);
  const vocabulary = byFrequency(tokens);
  if (vocabulary.length > maxTokens)
    throw new Error(`${vocabulary.length} distinct tokens, but only ${maxTokens} codes.`);
  const bytes: number[] = [...packedSignature];
  const letters = toUtf8(vocabulary.map((token) => `${token}\0`).join(""));
  writeVarint(bytes, toUtf8(text).length);
  writeVarint(bytes, letters.length);
  for (const letter of letters) bytes.push(letter);
  const numbers = new Map(vocabulary.map((token, number) => [token, number]));
  for (const token of tokens) {
    const number = numbers.get(token)!;
    if (number < shortCodes) bytes.push(number);
    else if (number < longTokens) bytes.push(shortCodes + ((number - shortCodes) >> 8), (number - shortCodes) & 255);
    else bytes.push(longCode, (number - longTokens) >> 8, (number - longTokens) & 255);
  }
  return Uint8Array.from(bytes);
};
