import { hashOf } from "../../text/hash.ts";
import type { SearchRequest } from "./types.ts";

/** Detects a cursor from a different search. Not a secret. */
const fingerprint = ({ query, books, testament, hasOpenEnd }: SearchRequest, words: number): string =>
  hashOf(JSON.stringify([query, books ?? [], testament ?? "", hasOpenEnd ?? true, words])).toString(36);

/** @param words size of the vocabulary, so that a cursor from another translation is detected */
export const writeCursor = (request: SearchRequest, words: number, offset: number): string =>
  `${offset.toString(36)}.${fingerprint(request, words)}`;

/** The offset of the next page; undefined for a cursor that does not belong to this search. */
export const readCursor = (cursor: string, request: SearchRequest, words: number): number | undefined => {
  const match = /^([1-9a-z][0-9a-z]{0,3})\.([0-9a-z]{1,7})$/.exec(cursor);
  return match && match[2] === fingerprint(request, words) ? Number.parseInt(match[1]!, 36) : undefined;
};
