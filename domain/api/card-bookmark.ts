/**
 * How far the database has come, as its answers about cards tell: an opaque text. Later ones sort after earlier ones
 * (D1's reference, "bookmark"). Who sends one back is answered by a copy of the database that has come at least as far.
 */
export const bookmarkHeader = "X-D1-Bookmark";

/** In the place of a bookmark: everything that was written until now. */
export const latestBookmark = "latest";

export const isBookmark = (text: string): boolean => /^[0-9a-f][0-9a-f-]{7,127}$/i.test(text);

/** The later of two, either of which may be missing. */
export const laterBookmark = (one: string | undefined, other: string | undefined): string | undefined => (one === undefined || (other !== undefined && other > one) ? other : one);
