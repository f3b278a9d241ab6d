import type { BookId, Testament } from "../books/books.ts";
import type { VerseId } from "../reference/places.ts";

/**
 * Word search over one translation. The same module runs in the worker and in the browser:
 *
 *   const data = openPackedWords(bytes, weights)          // on a device, once per translation, from ./unpack.ts
 *   const data = openSearch(indexBytes, verses, weights)  // in the worker, from ./open.ts: opens faster, twice the bytes
 *   const answer = searchWords(data, { query, limit: 20 }) // pure, from ./query.ts
 *
 * The paths of the static files are in ../translations/manifest.ts.
 */

/** A translation's index and verse texts. Open once and keep. Treat as opaque. */
export interface SearchData {
  readonly words: readonly string[];
  /** For each word, the byte offset of its postings in `postings`; one entry more than words. */
  readonly offsets: Uint32Array;
  /** Verse ordinals as varint deltas, word after word. */
  readonly postings: Uint8Array;
  /** The number of verses that contain each word. */
  readonly counts: Uint32Array;
  /** The 31,102 texts by ordinal; "" where the translation omits the verse. */
  readonly verses: readonly string[];
  /** How often other verses refer to each verse, scaled to 0 to 255, by ordinal. Breaks ties between equally good matches. */
  readonly weights: Uint8Array;
}

export interface SearchRequest {
  /** Words and "quoted phrases" as typed; at most `searchLimits.queryLength` characters are considered. */
  readonly query: string;
  /** Only these books; all if absent or empty. */
  readonly books?: readonly BookId[];
  readonly testament?: Testament;
  /** 1 to 100, default 20. */
  readonly limit?: number;
  /** `nextCursor` of the previous page, with the same query and filters. */
  readonly cursor?: string;
  /** Whether the last word may be the beginning of a longer one (default true). */
  readonly hasOpenEnd?: boolean;
}

export interface SearchHit {
  readonly verse: VerseId;
  readonly text: string;
  /** Positions of the found words in the text: [start, end) pairs in UTF-16 units, ascending, without overlaps. */
  readonly marks: readonly (readonly [start: number, end: number])[];
  /** The verse by its name in the text's own language, where that is not English. */
  readonly name?: string;
}

export interface SearchAnswer {
  readonly ok: true;
  /** Matching verses, before paging. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
  /** Matches per book in canonical order, without empty books. Ignores the book and testament filters. */
  readonly counts: readonly { readonly book: BookId; readonly total: number }[];
  /** Corrected queries, at most 3; empty unless nothing matched. */
  readonly suggestions: readonly string[];
  /** Verses with most of the words, in any form or spelling, nearest first; empty unless nothing matched. */
  readonly nearest: readonly SearchHit[];
  readonly nextCursor?: string;
}

/** `nothing-to-search`: no letter or digit in the query. `bad-cursor`: forged, or of another query. */
export interface SearchRefusal {
  readonly ok: false;
  readonly problem: "nothing-to-search" | "bad-cursor" | "bad-limit";
}

export const searchLimits = {
  /** Characters of a query that are considered. */
  queryLength: 300,
  /** Words of a query that are considered. */
  queryWords: 24,
  defaultLimit: 20,
  maxLimit: 100,
  suggestions: 3,
  nearest: 10,
} as const;
