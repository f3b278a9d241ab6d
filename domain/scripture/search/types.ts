import type { BookId, Testament } from "../books.ts";
import type { VerseId } from "../places.ts";

/**
 * Word search over one translation. The same module runs in the worker and in the browser:
 *
 *   const data = openPackedWords(bytes, weights)              // on a device, once per translation, from ./unpack.ts
 *   const data = openSearch(indexBytes, versesText, weights)  // in the worker, from ./open.ts: opened at once, but twice the bytes
 *   const answer = searchWords(data, { query, limit: 20 })   // pure, from ./query.ts
 *
 * The static files are named by `packedWordsPath`, `searchIndexPath`, `versesFilePath` and `verseWeightsPath` in ../manifest.ts.
 */

/** A translation's index and verse texts, opened once and kept. Treat as opaque. */
export interface SearchData {
  readonly words: readonly string[];
  /** For each word: the byte offset of its postings in `postings`; one more entry than words. */
  readonly offsets: Uint32Array;
  /** Verse ordinals as varint deltas, word after word. */
  readonly postings: Uint8Array;
  /** In how many verses each word stands. */
  readonly counts: Uint32Array;
  /** The 31,102 texts by ordinal; "" where the translation omits the verse. */
  readonly verses: readonly string[];
  /** How much other verses refer to each verse: 0 to 255, by ordinal. Decides between equally good matches. */
  readonly weights: Uint8Array;
}

export interface SearchRequest {
  /** Words and "quoted phrases" as typed; at most `searchLimits.queryLength` characters are considered. */
  readonly query: string;
  /** Only these books; all if left out or empty. */
  readonly books?: readonly BookId[];
  readonly testament?: Testament;
  /** 1 to 100, default 20. */
  readonly limit?: number;
  /** `nextCursor` of the page before, with the same query and filters. */
  readonly cursor?: string;
  /** Whether the last word may be the beginning of a longer one (default true). */
  readonly hasOpenEnd?: boolean;
}

export interface SearchHit {
  readonly verse: VerseId;
  readonly text: string;
  /** The found words in the text: [start, end) pairs in UTF-16 units, ascending, not overlapping. */
  readonly marks: readonly (readonly [start: number, end: number])[];
}

export interface SearchAnswer {
  readonly ok: true;
  /** Verses that match, before paging. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
  /** Matches per book in canonical order, books without one left out; not narrowed by the book and testament filters. */
  readonly counts: readonly { readonly book: BookId; readonly total: number }[];
  /** Corrected queries, only when nothing matched; at most 3. */
  readonly suggestions: readonly string[];
  /** Verses that have most of the words, in this or another form or spelling, only when nothing matched; at most `searchLimits.nearest`, the nearest first. */
  readonly nearest: readonly SearchHit[];
  readonly nextCursor?: string;
}

/** `nothing-to-search`: no letter in the query. `bad-cursor`: forged, or of another query. `bad-limit`: not an integer of 1 to 100. */
export interface SearchRefusal {
  readonly ok: false;
  readonly problem: "nothing-to-search" | "bad-cursor" | "bad-limit";
}

export const searchLimits = {
  /** Characters of a query that are read. */
  queryLength: 300,
  /** Words of a query that are read. */
  queryWords: 24,
  defaultLimit: 20,
  maxLimit: 100,
  suggestions: 3,
  nearest: 10,
} as const;
