import type { PassageResponse } from "#domain/api/bible.ts";
import { ApiError } from "#domain/api/errors.ts";
import { formatRanges } from "#domain/api/passage-reference.ts";
import { isEmbedded } from "#domain/scripture/translations/translations.ts";
import { scriptureCacheControl } from "../bible/cache-control.ts";
import { lruCache } from "../bible/lru-cache.ts";
import { passageResponse } from "../bible/passage-response.ts";
import { readVerses } from "../bible/read-verses.ts";
import { withWords } from "../bible/with-words.ts";
import { referenceText, requireRanges, requireTranslation } from "../bible/requested.ts";
import type { Handlers } from "../contract.ts";
import { prepareJson, send, type Prepared } from "../prepared-response.ts";

const matchingHeader = "X-Single-Chapter-Book-Matching";

/** Prepared responses by everything that affects them; limit in bytes. Embedded texts only, since they never change. */
const prepared = lruCache<Prepared<PassageResponse>>(16_000_000);

/** The passage that a reference names: the last route under `/bible`, since it takes any name. */
export const passage: Handlers["passage"] = async (c) => {
  const {
    translation: key,
    verse_numbers,
    words,
    single_chapter_book_matching = c.req.header(matchingHeader),
  } = c.req.valid("query");
  const translation = await requireTranslation(c, key);
  const matching = single_chapter_book_matching === "indifferent" ? "indifferent" : "special";
  const hasNumbers = verse_numbers === "true";
  const hasWords = words === "true";
  const text = referenceText(c.req.param("reference"));
  const cacheKey = `${translation.id}|${matching}|${hasNumbers}|${hasWords}|${text}`;

  const cached = prepared.get(cacheKey);
  if (cached) return send(c, cached);

  const ranges = requireRanges(text, { single_chapter_book_matching: matching });
  const title = formatRanges(ranges);
  const verses = await readVerses(c, translation, ranges);
  if (verses.length === 0) throw new ApiError("not_found", { message: ({ refusals }) => refusals.omitted(title) });
  const shown = hasWords ? await withWords(c.env.ASSETS, translation, verses) : verses;
  const response = prepareJson(passageResponse(title, shown, translation, { hasNumbers }), scriptureCacheControl, {
    Vary: matchingHeader,
  });
  if (isEmbedded(translation.id)) prepared.set(cacheKey, response, response.bytes.byteLength + cacheKey.length);
  return send(c, response);
};
