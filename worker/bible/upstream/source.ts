import { askUpstream, type Upstream, type UpstreamResult } from "./ask.ts";
import { parseResponse } from "./parse-response.ts";
import { bookRangeKey, upstreamAddress, type BookRange, type UpstreamVerse } from "./book-range.ts";

export type { Upstream } from "./ask.ts";

/** The verses, `missing` (the service has no such passage), or why the call failed or was not made. */
type BookRangeResult =
  | { readonly verses: readonly UpstreamVerse[] }
  | Exclude<UpstreamResult<unknown>, { readonly content: unknown }>;

/** The verses of a range in a translation of the public service that is not embedded (ask.ts). */
export const fetchBookRange = async (
  upstream: Upstream,
  translation: string,
  range: BookRange,
): Promise<BookRangeResult> => {
  const name = bookRangeKey(range);
  const result = await askUpstream(upstream, {
    key: `${translation} ${name}`,
    address: upstreamAddress(upstream.base, translation, range),
    parse: (body) => parseResponse(body, translation, range),
    translation,
    range: name,
  });
  return "content" in result ? { verses: result.content } : result;
};
