import { hashOf } from "#domain/text/hash.ts";
import { type BookId, books } from "../books/books.ts";
import { verseAt, verseOrdinal } from "../reference/places.ts";
import { findMatches } from "./match.ts";
import { findNearest, rankNearest } from "./nearest.ts";
import { rankMatches } from "./rank.ts";
import { suggestQueries } from "./suggest.ts";
import { readTerms, type Terms } from "./terms.ts";
import {
  type SearchAnswer,
  type SearchData,
  type SearchHit,
  searchLimits,
  type SearchRefusal,
  type SearchRequest,
} from "./types.ts";
import { wordsOf } from "./words.ts";

/** The positions of the searched words in a verse. Each mark is a single word; neighbours are not merged. */
export const markWords = (text: string, { words, openWord }: Terms): SearchHit["marks"] => {
  const wanted = new Set(words);
  return wordsOf(text)
    .filter(({ word }) => wanted.has(word) || (openWord !== undefined && word.startsWith(openWord)))
    .map(({ start, end }) => [start, end] as const);
};

/** Detects a cursor from a different search. Not a secret. */
const fingerprint = ({ query, books: wanted, testament, hasOpenEnd }: SearchRequest, words: number): string =>
  hashOf(JSON.stringify([query, wanted ?? [], testament ?? "", hasOpenEnd ?? true, words])).toString(36);

/** @param words size of the vocabulary, so that a cursor from another translation is detected */
export const writeCursor = (request: SearchRequest, words: number, offset: number): string =>
  `${offset.toString(36)}.${fingerprint(request, words)}`;

/** The offset of the next page; undefined for a cursor that does not belong to this search. */
export const readCursor = (cursor: string, request: SearchRequest, words: number): number | undefined => {
  const match = /^([1-9a-z][0-9a-z]{0,3})\.([0-9a-z]{1,7})$/.exec(cursor);
  return match && match[2] === fingerprint(request, words) ? Number.parseInt(match[1]!, 36) : undefined;
};

const bookStarts = books.map((book) => verseOrdinal({ book: book.id, chapter: 1, verse: 1 }));

/** Visits each ordinal with the canonical index of its book. Both ascend, so no lookup is needed. */
const withBooks = (ordinals: readonly number[], visit: (ordinal: number, book: number) => void): void => {
  let book = 0;
  for (const ordinal of ordinals) {
    while (book + 1 < bookStarts.length && bookStarts[book + 1]! <= ordinal) book += 1;
    visit(ordinal, book);
  }
};

const countsByBook = (ordinals: readonly number[]): SearchAnswer["counts"] => {
  const totals = new Uint32Array(books.length);
  withBooks(ordinals, (_, book) => {
    totals[book]! += 1;
  });
  return books.flatMap((book, index) => (totals[index] ? [{ book: book.id, total: totals[index] }] : []));
};

/** The ordinals (ascending) that pass the book and testament filters. */
const filtered = (ordinals: readonly number[], { books: wanted, testament }: SearchRequest): readonly number[] => {
  const chosen = wanted && wanted.length > 0 ? new Set<BookId>(wanted) : undefined;
  if (!chosen && !testament) return ordinals;
  const passes = books.map((book) => (!chosen || chosen.has(book.id)) && (!testament || book.testament === testament));
  const kept: number[] = [];
  withBooks(ordinals, (ordinal, book) => {
    if (passes[book]) kept.push(ordinal);
  });
  return kept;
};

const hitOf = (data: SearchData, terms: Terms, ordinal: number): SearchHit => {
  const text = data.verses[ordinal]!;
  return { verse: verseAt(ordinal)!, text, marks: markWords(text, terms) };
};

const nearestHits = (data: SearchData, terms: Terms, request: SearchRequest): readonly SearchHit[] => {
  const nearest = findNearest(data, terms);
  const ordinals = filtered(nearest.ordinals, request);
  return rankNearest(data, ordinals, nearest.shares, searchLimits.nearest).map((ordinal) =>
    hitOf(data, { words: nearest.words, phrases: [] }, ordinal),
  );
};

/**
 * Searches one translation. Pure, never throws, and takes a few milliseconds at most for any query.
 * A refusal means that the request was invalid. A query without matches yields an answer with suggestions.
 */
export const searchWords = (data: SearchData, request: SearchRequest): SearchAnswer | SearchRefusal => {
  const limit = request.limit ?? searchLimits.defaultLimit;
  if (!Number.isInteger(limit) || limit < 1 || limit > searchLimits.maxLimit)
    return { ok: false, problem: "bad-limit" };
  const offset = request.cursor === undefined ? 0 : readCursor(request.cursor, request, data.words.length);
  if (offset === undefined) return { ok: false, problem: "bad-cursor" };
  const terms = readTerms(request.query, request.hasOpenEnd ?? true);
  if (terms.words.length === 0) return { ok: false, problem: "nothing-to-search" };

  const matches = findMatches(data, terms);
  const ordinals = filtered(matches.ordinals, request);
  const end = offset + limit;
  const page = rankMatches(data, terms, { ...matches, ordinals }, offset, end);
  return {
    ok: true,
    total: ordinals.length,
    hits: page.map((ordinal) => hitOf(data, terms, ordinal)),
    counts: countsByBook(matches.ordinals),
    suggestions: matches.ordinals.length === 0 ? suggestQueries(data, terms) : [],
    nearest: matches.ordinals.length === 0 ? nearestHits(data, terms, request) : [],
    ...(end < ordinals.length && { nextCursor: writeCursor(request, data.words.length, end) }),
  };
};
