import type { Context } from "hono";
import type * as z from "zod/mini";
import { knownPassages } from "#content/known-passages.ts";
import { subjects } from "#content/subjects/catalogue.ts";
import type { KnownPassage } from "#content/schema/known-passages.ts";
import { maxPassageVerses } from "#domain/api/bible.ts";
import type { endpoints } from "#domain/api/endpoints.ts";
import { ApiError } from "#domain/api/errors.ts";
import type { SearchResponse } from "#domain/api/search.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { countVerses, type Reference } from "#domain/scripture/reference/reference.ts";
import { nameFinder } from "#domain/scripture/search/known-names.ts";
import { subjectFinder } from "#domain/scripture/search/subject-finder.ts";
import { searchWords } from "#domain/scripture/search/query.ts";
import { searchLimits, type SearchHit, type SearchRefusal } from "#domain/scripture/search/types.ts";
import { subjectName } from "#domain/site/subjects/subjects.ts";
import { scriptureCacheControl } from "../bible/cache-control.ts";
import { namedVerse } from "../bible/passage-response.ts";
import { readVerses } from "../bible/read-verses.ts";
import { requireEmbedded, requireTranslation } from "../bible/requested.ts";
import { searchData } from "../bible/whole-text.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv, Fetches } from "../env.ts";
import { pagesOf, withLinks } from "../links.ts";
import { prepareJson, send } from "../prepared-response.ts";

type Query = z.output<typeof endpoints.search.query>;
type Found = Omit<SearchResponse, "query" | "next">;

const resultOf = ({ verse, text }: Pick<SearchHit, "verse" | "text">): SearchResponse["results"][number] => ({
  ...namedVerse(verse),
  text,
});

const refusals: Record<SearchRefusal["problem"], () => ApiError> = {
  "nothing-to-search": () => new ApiError("invalid_input", { fields: { q: ({ fields }) => fields.term } }),
  "bad-cursor": () => new ApiError("invalid_input", { fields: { cursor: (words) => words.refusals.cursor } }),
  "bad-limit": () =>
    new ApiError("invalid_input", { fields: { limit: ({ fields }) => fields.wholeUpTo(searchLimits.maxLimit) } }),
};

/** The cursor of a reference's verses is an offset: `20r` is the page that starts at the 21st verse. */
const offsetOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  const match = /^([1-9]\d{0,3})r$/.exec(cursor);
  if (!match) throw refusals["bad-cursor"]();
  return Number(match[1]);
};

const findReference = async (
  c: Context<AppEnv>,
  reference: Reference,
  { translation: key, limit = searchLimits.defaultLimit, cursor }: Query,
): Promise<Found> => {
  const translation = await requireTranslation(c, key);
  if (countVerses(reference) > maxPassageVerses) throw new ApiError("passage_too_long");
  const offset = offsetOf(cursor);
  const verses = await readVerses(c, translation, reference.ranges);
  const end = offset + limit;
  return {
    kind: "reference",
    translation_id: translation.id,
    total: verses.length,
    results: verses
      .slice(offset, end)
      .map(({ book_id: book, chapter, verse, text }) => resultOf({ verse: { book, chapter, verse }, text })),
    suggestions: [],
    nearest: [],
    named_passage: null,
    subject: null,
    next_cursor: end < verses.length ? `${end}r` : null,
  };
};

/** Created on the first search, to keep the worker's start-up short. */
let findByName: ReturnType<typeof nameFinder<KnownPassage>> | undefined;

const namedPassageOf = (text: string): Found["named_passage"] => {
  findByName ??= nameFinder(knownPassages);
  const known = findByName(text);
  return known ? { name: known.name, reference: known.reference } : null;
};

/** Created on the first search, like the names. */
let findSubject: ReturnType<typeof subjectFinder<(typeof subjects)[number]>> | undefined;

const subjectOf = (text: string): Found["subject"] => {
  findSubject ??= subjectFinder(subjects);
  const found = findSubject(text);
  return found ? { id: found.id, name: subjectName(found.id) } : null;
};

const findWords = async (
  assets: Fetches,
  { q, translation, book, testament, limit, cursor, prefix }: Query,
): Promise<Found> => {
  const { id } = requireEmbedded(translation);
  const data = await searchData(assets, id);
  const found = searchWords(data, {
    query: q,
    hasOpenEnd: prefix === "true",
    ...(book && { books: book }),
    ...(testament && { testament }),
    ...(limit !== undefined && { limit }),
    ...(cursor !== undefined && { cursor }),
  });
  if (!found.ok) throw refusals[found.problem]();
  const { total, hits, suggestions, nearest, nextCursor } = found;
  return {
    kind: "words",
    translation_id: id,
    total,
    results: hits.map(resultOf),
    suggestions: [...suggestions],
    nearest: nearest.map(resultOf),
    named_passage: namedPassageOf(q),
    subject: subjectOf(q),
    next_cursor: nextCursor ?? null,
  };
};

/** A text that is a reference finds its verses; anything else is a word search. */
export const search: Handlers["search"] = async (c) => {
  const asked = c.req.valid("query");
  const parsed = parseReference(asked.q);
  const { kind, ...found } = parsed.ok
    ? await findReference(c, parsed.reference, asked)
    : await findWords(c.env.ASSETS, asked);
  const pages = pagesOf(c.req.url, "cursor", found.next_cursor);
  const response: SearchResponse = {
    kind,
    query: asked.q.slice(0, searchLimits.queryLength),
    ...found,
    next: pages.next,
  };
  return withLinks(send(c, prepareJson(response, scriptureCacheControl)), pages.links);
};
