import { searchLimits } from "./types.ts";
import { plainQuery, wordsOf } from "./words.ts";

/** A parsed query. A verse must contain all words, and the words of each phrase together. */
export interface Terms {
  /** Every word once, in the order typed. */
  readonly words: readonly string[];
  /** Quoted parts of two words or more. */
  readonly phrases: readonly (readonly string[])[];
  /** The word that may still be incomplete: the last one, unquoted, with three letters or more. */
  readonly openWord?: string;
}

const shortestPrefix = 3;

/** Splits at quotes. A quote that is never closed is ignored. */
const quotedParts = (text: string): readonly { text: string; isQuoted: boolean }[] => {
  const parts = text.split('"');
  const lastOpens = parts.length % 2 === 0;
  return parts.map((part, index) => ({
    text: part,
    isQuoted: index % 2 === 1 && !(lastOpens && index === parts.length - 1),
  }));
};

/** Parses a query. Anything beyond `searchLimits` is ignored. */
export const readTerms = (query: string, hasOpenEnd: boolean): Terms => {
  const text = plainQuery(query.slice(0, searchLimits.queryLength));
  const all: string[] = [];
  const phrases: string[][] = [];
  let lastIsFree = false;
  for (const part of quotedParts(text)) {
    const words = wordsOf(part.text)
      .map(({ word }) => word)
      .filter((word) => word !== "")
      .slice(0, searchLimits.queryWords - all.length);
    if (words.length === 0) continue;
    all.push(...words);
    if (part.isQuoted && words.length > 1) phrases.push(words);
    lastIsFree = !part.isQuoted;
  }
  const last = all.at(-1);
  const isOpen =
    hasOpenEnd &&
    lastIsFree &&
    last !== undefined &&
    last.length >= shortestPrefix &&
    query.length <= searchLimits.queryLength &&
    /[A-Za-z0-9]$/.test(text) &&
    !/\s$/.test(query);
  return { words: [...new Set(all)], phrases, ...(isOpen && { openWord: last }) };
};
