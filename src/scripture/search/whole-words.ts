import type { SearchAnswer, SearchRefusal, SearchRequest } from "#domain/scripture/search/types.ts";

export interface Beginnings {
  /** If no verse has the last word as a whole word: the number of verses with words that begin with it. Absent if 0. */
  readonly beginnings?: number;
}

/** Searches. A search for whole words that finds nothing also counts what the beginnings of words would find. */
export const searchWithBeginnings = (
  search: (request: SearchRequest) => SearchAnswer | SearchRefusal,
  request: SearchRequest,
): (SearchAnswer & Beginnings) | SearchRefusal => {
  const answer = search(request);
  if (!answer.ok || answer.total > 0 || request.hasOpenEnd !== false || request.cursor !== undefined) return answer;
  const wider = search({ ...request, hasOpenEnd: true, limit: 1 });
  return wider.ok && wider.total > 0 ? { ...answer, beginnings: wider.total } : answer;
};
