/**
 * An opaque position in the database's history (D1 calls it a bookmark), sent with every response about cards.
 * Bookmarks sort by age. A client that sends one back is answered by a replica that is at least that recent.
 */
export const bookmarkHeader = "X-D1-Bookmark";

/** Sent in place of a bookmark: the response must include everything written so far. */
export const latestBookmark = "latest";

export const isBookmark = (text: string): boolean => /^[0-9a-f][0-9a-f-]{7,127}$/i.test(text);

/** The later of two bookmarks, either of which may be missing. */
export const laterBookmark = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;
