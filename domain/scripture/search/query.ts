import { bookById, books, type BookId } from "../books.ts";
import { verseAt, verseOrdinal } from "../reference.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { markWords } from "./marks.ts";
import { findMatches } from "./match.ts";
import { rankMatches } from "./rank.ts";
import { suggestQueries } from "./suggest.ts";
import { readTerms, type Terms } from "./terms.ts";
import { searchLimits, type SearchAnswer, type SearchData, type SearchHit, type SearchRefusal, type SearchRequest } from "./types.ts";

const bookStarts = books.map((book) => verseOrdinal({ book: book.id, chapter: 1, verse: 1 }));

/** The place in canonical order of the book that holds a verse. */
const bookAt = (ordinal: number): number => {
  let low = 0;
  let high = bookStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (bookStarts[middle]! <= ordinal) low = middle;
    else high = middle - 1;
  }
  return low;
};

const countsByBook = (ordinals: readonly number[]): SearchAnswer["counts"] => {
  const totals = new Uint32Array(books.length);
  for (const ordinal of ordinals) totals[bookAt(ordinal)]! += 1;
  return books.flatMap((book, index) => (totals[index] ? [{ book: book.id, total: totals[index] }] : []));
};

const passesFilters = ({ books: wanted, testament }: SearchRequest): ((ordinal: number) => boolean) | undefined => {
  const chosen = wanted && wanted.length > 0 ? new Set<BookId>(wanted) : undefined;
  if (!chosen && !testament) return undefined;
  const passes = books.map((book) => (!chosen || chosen.has(book.id)) && (!testament || bookById(book.id).testament === testament));
  return (ordinal) => passes[bookAt(ordinal)] === true;
};

const hitOf = (data: SearchData, terms: Terms, ordinal: number): SearchHit => {
  const text = data.verses[ordinal]!;
  return { verse: verseAt(ordinal)!, text, marks: markWords(text, terms) };
};

/**
 * Searches one translation. Pure; never throws; a few milliseconds at most for any query.
 * A refusal means that the caller asked wrongly; a query that finds nothing is an answer with suggestions.
 */
export const searchWords = (data: SearchData, request: SearchRequest): SearchAnswer | SearchRefusal => {
  const limit = request.limit ?? searchLimits.defaultLimit;
  if (!Number.isInteger(limit) || limit < 1 || limit > searchLimits.maxLimit) return { ok: false, problem: "bad-limit" };
  const offset = request.cursor === undefined ? 0 : readCursor(request.cursor, request, data.words.length);
  if (offset === undefined) return { ok: false, problem: "bad-cursor" };
  const terms = readTerms(request.query, request.hasOpenEnd ?? true);
  if (terms.words.length === 0) return { ok: false, problem: "nothing-to-search" };

  const matches = findMatches(data, terms);
  const filter = passesFilters(request);
  const ordinals = filter ? matches.ordinals.filter(filter) : matches.ordinals;
  const ranked = rankMatches(data, terms, { ...matches, ordinals });
  const end = offset + limit;
  return {
    ok: true,
    total: ranked.length,
    hits: ranked.slice(offset, end).map((ordinal) => hitOf(data, terms, ordinal)),
    counts: countsByBook(matches.ordinals),
    suggestions: matches.ordinals.length === 0 ? suggestQueries(data, terms) : [],
    ...(end < ranked.length && { nextCursor: writeCursor(request, data.words.length, end) }),
  };
};
