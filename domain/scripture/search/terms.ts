import { searchLimits } from "./types.ts";
import { plainQuery, wordsOf } from "./words.ts";

/** A query, read: all words must stand in a verse, and the words of each phrase together. */
export interface Terms {
  /** Every word once, in the order typed. */
  readonly words: readonly string[];
  /** What stood in quotes, with two words or more. */
  readonly phrases: readonly (readonly string[])[];
  /** The word that may go on, because it is still being typed: the last, not in quotes, of three letters or more. */
  readonly openWord?: string;
}

const shortestPrefix = 3;

/** A quote that is never closed is not a quote. */
const quotedParts = (text: string): readonly { text: string; isQuoted: boolean }[] => {
  const parts = text.split('"');
  const lastOpens = parts.length % 2 === 0;
  return parts.map((part, index) => ({ text: part, isQuoted: index % 2 === 1 && !(lastOpens && index === parts.length - 1) }));
};

/** Reads what was typed. Only so much of it is looked at as people type; the rest changes nothing. */
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
  const isOpen = hasOpenEnd && lastIsFree && last !== undefined && last.length >= shortestPrefix && /[A-Za-z0-9]$/.test(query.trimEnd()) && !/\s$/.test(query);
  return { words: [...new Set(all)], phrases, ...(isOpen && { openWord: last }) };
};
