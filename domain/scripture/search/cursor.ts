import type { SearchRequest } from "./types.ts";

/** FNV-1a, 32 bits: enough to tell a cursor of another search; a cursor guards nothing secret. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
};

const fingerprint = ({ query, books, testament, hasOpenEnd }: SearchRequest, words: number): string =>
  hashOf(JSON.stringify([query, books ?? [], testament ?? "", hasOpenEnd ?? true, words])).toString(36);

/** @param words size of the vocabulary, so that a cursor of another translation is noticed */
export const writeCursor = (request: SearchRequest, words: number, offset: number): string => `${offset.toString(36)}.${fingerprint(request, words)}`;

/** The offset of the next page; undefined for a cursor that this search never gave. */
export const readCursor = (cursor: string, request: SearchRequest, words: number): number | undefined => {
  const match = /^([1-9a-z][0-9a-z]{0,3})\.([0-9a-z]{1,7})$/.exec(cursor);
  return match && match[2] === fingerprint(request, words) ? Number.parseInt(match[1]!, 36) : undefined;
};
