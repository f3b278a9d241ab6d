import { toUtf8 } from "../../text/utf8.ts";
import { writeVarint } from "./varint.ts";
import { wordsOf } from "./words.ts";

/** "LSW" and the version of the format; unpack.ts reads it. */
export const packedSignature = [0x4c, 0x53, 0x57, 1] as const;

/** Tokens whose code is one byte: the most frequent ones. The others have two. */
export const shortCodes = 192;
const mostTokens = shortCodes + (256 - shortCodes) * 256;

/** What stands between two words unless the codes say otherwise. */
const usual = " ";

/** The words of a text as they are written, and what stands between them where it is more or less than one space. */
const tokensOf = (text: string): string[] => {
  const tokens: string[] = [];
  let at = 0;
  for (const { start, end } of wordsOf(text)) {
    const between = text.slice(at, start);
    if (between !== (at === 0 ? "" : usual)) tokens.push(between);
    tokens.push(text.slice(start, end));
    at = end;
  }
  if (at < text.length) tokens.push(text.slice(at));
  return tokens;
};

const byFrequency = (tokens: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].toSorted(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1)).map(([token]) => token);
};

/**
 * A translation as one file that holds both its texts and, since it is written word by word, all that the index is made
 * from: half the bytes of the two, for the device that has to fetch them. Signature, length of the text in bytes of UTF-8,
 * length of the vocabulary in bytes, the vocabulary (tokens in UTF-8, the most frequent first, each closed by a zero),
 * then one code a token: below `shortCodes` the token's number, else two bytes. Between two words whose codes follow each
 * other stands a space.
 * @param verses the 31,102 texts by ordinal
 * @throws Error if the texts have more different words than there are codes
 */
export const packWords = (verses: readonly string[]): Uint8Array => {
  const text = verses.join("\n");
  const tokens = tokensOf(text);
  const vocabulary = byFrequency(tokens);
  if (vocabulary.length > mostTokens) throw new Error(`${vocabulary.length} different tokens; there are codes for ${mostTokens}.`);
  const bytes: number[] = [...packedSignature];
  const letters = toUtf8(vocabulary.map((token) => `${token}\0`).join(""));
  writeVarint(bytes, toUtf8(text).length);
  writeVarint(bytes, letters.length);
  for (const letter of letters) bytes.push(letter);
  const numbers = new Map(vocabulary.map((token, number) => [token, number]));
  for (const token of tokens) {
    const number = numbers.get(token)!;
    if (number < shortCodes) bytes.push(number);
    else bytes.push(shortCodes + ((number - shortCodes) >> 8), (number - shortCodes) & 255);
  }
  return Uint8Array.from(bytes);
};
