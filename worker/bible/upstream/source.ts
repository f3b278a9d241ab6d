import * as z from "zod/mini";
import { askUpstream, type Upstream, type UpstreamResult } from "./ask.ts";
import { bookRangeKey, coversBookRange, upstreamAddress, type BookRange, type UpstreamVerse } from "./book-range.ts";

const place = z.int().check(z.gte(1), z.lte(200));

/** The part of the public service's response that is used. */
const responseSchema = z.object({
  verses: z
    .array(z.object({ book_id: z.string(), chapter: place, verse: place, text: z.string().check(z.maxLength(5000)) }))
    .check(z.minLength(1), z.maxLength(3000)),
  translation_id: z.string(),
});

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The verses of an upstream response; undefined if it has other or fewer verses than asked for, or another translation. */
const parseResponse = (body: unknown, translation: string, range: BookRange): readonly UpstreamVerse[] | undefined => {
  const result = responseSchema.safeParse(body);
  if (!result.success) return undefined;
  const { verses, translation_id } = result.data;
  if (translation_id.toLowerCase() !== translation) return undefined;
  if (verses.some((verse) => verse.book_id !== range.book)) return undefined;
  const found = verses
    .map(({ chapter, verse, text }) => ({ chapter, verse, text: oneLine(text) }))
    .filter((verse) => verse.text !== "");
  return coversBookRange(range, found) ? found : undefined;
};

/** The verses of a range in a translation of the public service that is not embedded (ask.ts). */
export const fetchBookRange = (
  upstream: Upstream,
  translation: string,
  range: BookRange,
): Promise<UpstreamResult<readonly UpstreamVerse[]>> => {
  const name = bookRangeKey(range);
  return askUpstream(upstream, {
    key: `${translation} ${name}`,
    address: upstreamAddress(upstream.base, translation, range),
    parse: (body) => parseResponse(body, translation, range),
    translation,
    range: name,
  });
};
