import * as z from "zod/mini";
import {
  bookListSchema,
  bulkSchema,
  chapterListSchema,
  chapterSchema,
  dailyQuerySchema,
  dailySchema,
  passageQuerySchema,
  passageSchema,
  randomQuerySchema,
  randomVerseSchema,
  translationListSchema,
  translationQuerySchema,
} from "./bible.ts";
import { bookmarkHeader } from "./card-bookmark.ts";
import { cardCursorSchema, cardPageSchema, newCardMessageSchema, postedMessageSchema } from "./cards.ts";
import { crossReferencesQuerySchema, crossReferencesSchema } from "./cross-references.ts";
import type { ErrorCode } from "./errors.ts";
import { searchQuerySchema, searchSchema } from "./search.ts";
import { prayedTodaySchema } from "./prayed-today.ts";
import { rateLimitCheckSchema, securityEventSchema } from "./security.ts";
import { incrementSchema, statRowSchema, statRowsSchema } from "./stats.ts";

/** The API's endpoints as data. The OpenAPI document, the readable page and their tests are all generated from this table. */
export interface Endpoint {
  readonly method: "get" | "post" | "delete";
  /** Relative to /api, with parameters in braces. */
  readonly path: string;
  readonly group: "Scripture" | "Search" | "Counters" | "Event cards" | "Security";
  readonly summary: string;
  readonly description?: string;
  readonly query?: z.ZodMiniType;
  /** Optional request headers that change the response. */
  readonly headers?: readonly string[];
  /** Requires a token as `Authorization: Bearer`. */
  readonly hasToken?: true;
  readonly body?: z.ZodMiniType;
  /** The success response: JSON of this schema, another content type, or no body. */
  readonly answer: z.ZodMiniType | string | null;
  readonly status?: number;
  /** A second success status and when it applies. A 200 has the same body as the first. */
  readonly otherwise?: { readonly status: 200 | 302; readonly description: string };
  readonly errors: readonly ErrorCode[];
  /** Paths relative to /api for readers to try. The tests request each one. */
  readonly examples?: readonly string[];
}

/** For endpoints that read verses, since some translations come from an upstream service. */
const textErrors = ["translation_not_found", "not_found", "upstream_failed", "upstream_unreachable", "upstream_timeout", "unavailable"] as const;
const writeErrors = ["forbidden_origin", "rate_limited", "unsupported_media_type", "payload_too_large", "malformed_request", "invalid_input"] as const;

export const endpoints: readonly Endpoint[] = [
  {
    method: "get",
    path: "/bible/{reference}",
    group: "Scripture",
    summary: "Look up a passage",
    description:
      "Write the reference the way you would on paper: abbreviations, lists, ranges across verses, chapters or books, and whole books all work. Responses have the same shape as those of bible-api.com, so existing clients only need a new base address. The default translation is `kjv`. Add `verse_numbers=true` to put each verse’s number before it, like (16). `Jude 1` is the whole chapter; with `single_chapter_book_matching=special` it is verse 1.",
    query: passageQuerySchema,
    headers: ["X-Single-Chapter-Book-Matching"],
    answer: passageSchema,
    errors: [...textErrors, "passage_too_long", "keyword_search", "invalid_input"],
    examples: ["/bible/john+3:16", "/bible/matt+25:31-33,46?translation=web", "/bible/psalm+23?verse_numbers=true", "/bible/jude+5"],
  },
  {
    method: "get",
    path: "/bible/daily",
    group: "Scripture",
    summary: "The verse of the day",
    description: "Without a `date` you get today’s verse, going by UTC. If you know your visitor’s local date, pass that.",
    query: dailyQuerySchema,
    answer: dailySchema,
    errors: [...textErrors, "invalid_input"],
    examples: ["/bible/daily", "/bible/daily?date=2026-12-25&translation=asv"],
  },
  { method: "get", path: "/bible/daily.rss", group: "Scripture", summary: "The verse of the day as an RSS feed", answer: "application/rss+xml", errors: [], examples: ["/bible/daily.rss"] },
  { method: "get", path: "/bible/daily.ics", group: "Scripture", summary: "The verse of the day as a calendar to subscribe to", answer: "text/calendar", errors: [], examples: ["/bible/daily.ics"] },
  {
    method: "get",
    path: "/bible/random",
    group: "Scripture",
    summary: "A random verse",
    query: translationQuerySchema,
    answer: passageSchema,
    errors: textErrors,
    examples: ["/bible/random", "/bible/random?translation=web"],
  },
  {
    method: "get",
    path: "/bible",
    group: "Scripture",
    summary: "A random verse, in the style of bible-api.com",
    description: "Works like `/bible/random`. Without `random`, it redirects to this documentation.",
    query: randomQuerySchema,
    answer: passageSchema,
    otherwise: { status: 302, description: "Without `random`: a redirect to the documentation" },
    errors: [...textErrors, "invalid_input"],
    examples: ["/bible?random=verse", "/bible/?random=verse&translation=asv"],
  },
  { method: "get", path: "/bible/data", group: "Scripture", summary: "List the translations", answer: translationListSchema, errors: [], examples: ["/bible/data"] },
  {
    method: "get",
    path: "/bible/data/{translation}",
    group: "Scripture",
    summary: "List the books of a translation",
    answer: bookListSchema,
    errors: ["translation_not_found"],
    examples: ["/bible/data/web"],
  },
  {
    method: "get",
    path: "/bible/data/{translation}/{book}",
    group: "Scripture",
    summary: "List the chapters of a book",
    answer: chapterListSchema,
    errors: ["translation_not_found", "not_found"],
    examples: ["/bible/data/web/JHN"],
  },
  {
    method: "get",
    path: "/bible/data/{translation}/{book}/{chapter}",
    group: "Scripture",
    summary: "Read a chapter, verse by verse",
    answer: chapterSchema,
    errors: textErrors,
    examples: ["/bible/data/kjv/RUT/1"],
  },
  {
    method: "get",
    path: "/bible/data/{translation}/random",
    group: "Scripture",
    summary: "A random verse from a translation",
    answer: randomVerseSchema,
    errors: textErrors,
    examples: ["/bible/data/asv/random"],
  },
  {
    method: "get",
    path: "/bible/data/{translation}/random/{books}",
    group: "Scripture",
    summary: "A random verse from a testament or from books you choose",
    description: "Use `OT`, `NT` or book ids separated by commas.",
    answer: randomVerseSchema,
    errors: textErrors,
    examples: ["/bible/data/kjv/random/NT", "/bible/data/web/random/PSA,PRO"],
  },
  {
    method: "get",
    path: "/bible/{translation}/bulk",
    group: "Scripture",
    summary: "A link to download a whole translation",
    answer: bulkSchema,
    errors: ["translation_not_found", "not_found"],
    examples: ["/bible/kjv/bulk"],
  },
  {
    method: "get",
    path: "/search",
    group: "Search",
    summary: "Search for verses by word or reference",
    description:
      "Finds verses that contain all of your words, best match first. Put words in quotation marks to find them side by side. If nothing matches, `suggestions` has corrected searches, and `nearest` has verses with most of your words, including other forms and spellings. If you search for a well-known passage by name (“prodigal son”), `named_passage` tells you where it is. If you search for a reference, you get its verses. For the next page, pass `next_cursor` as `cursor`.",
    query: searchQuerySchema,
    answer: searchSchema,
    errors: [...textErrors, "invalid_input", "passage_too_long"],
    examples: ["/search?q=twinkling+of+an+eye", "/search?q=%22still+waters%22&translation=asv", "/search?q=mercy&book=PSA&limit=5", "/search?q=jn+3:16", "/search?q=prodigal+son"],
  },
  {
    method: "get",
    path: "/cross-references/{reference}",
    group: "Search",
    summary: "Find passages related to a passage",
    description: "Lists the related passages for each verse, closest first, with their text. Please show the `credit` wherever you use this data.",
    query: crossReferencesQuerySchema,
    answer: crossReferencesSchema,
    errors: ["not_found", "translation_not_found", "passage_too_long", "keyword_search", "invalid_input", "unavailable"],
    examples: ["/cross-references/john+3:16?limit=3", "/cross-references/gen+1:1-3?translation=web&limit=2"],
  },
  { method: "get", path: "/stats", group: "Counters", summary: "How often the site has been used", answer: statRowsSchema, errors: ["unavailable"], examples: ["/stats"] },
  {
    method: "get",
    path: "/stats/prayed-today",
    group: "Counters",
    summary: "How often each prayer wall topic was prayed for today",
    description: "Days start at midnight UTC. Only totals are kept, and topics nobody has prayed for yet today are left out.",
    answer: prayedTodaySchema,
    errors: ["unavailable"],
    examples: ["/stats/prayed-today"],
  },
  {
    method: "post",
    path: "/stats/{name}/increment",
    group: "Counters",
    summary: "Add to a counter",
    description:
      "Only for this site’s own pages. Each `operation_id` counts once, so it is safe to retry. With `prayers_submitted` you can name the prayer wall topic (`topic_id`) and say how long ago the prayer was (`seconds_ago`). Only prayers from the current UTC day are added to today’s total for the topic.",
    body: incrementSchema,
    answer: statRowSchema,
    errors: ["not_found", "unavailable", ...writeErrors],
  },
  {
    method: "get",
    path: "/stats/live",
    group: "Counters",
    summary: "Watch the counters live (WebSocket)",
    answer: null,
    status: 101,
    errors: ["forbidden_origin", "upgrade_required", "unavailable"],
  },
  {
    method: "get",
    path: "/cards/{cardId}/messages",
    group: "Event cards",
    summary: "List the messages on a card, newest first",
    description: "The list can be a few seconds old. To get one at least as recent as an earlier response about cards, send back the `X-D1-Bookmark` header from that response. Send `latest` instead to get everything up to this moment.",
    query: cardCursorSchema,
    headers: [bookmarkHeader],
    answer: cardPageSchema,
    errors: ["invalid_input", "unavailable"],
  },
  {
    method: "post",
    path: "/cards/{cardId}/messages",
    group: "Event cards",
    summary: "Sign a card",
    description:
      "Only for this site’s own pages. Each visitor can post up to five messages an hour on a card. After a post that was refused or looked suspicious, the next one must come with the answer to a small sum. You’ll find the question and its token under `challenge` in that response, or in the `step_up_required` error; send the token back with your answer.",
    body: newCardMessageSchema,
    answer: postedMessageSchema,
    status: 201,
    otherwise: { status: 200, description: "This `idempotency_key` was used before: the message posted then" },
    errors: ["step_up_required", "unavailable", ...writeErrors],
  },
  {
    method: "delete",
    path: "/cards/{cardId}/messages/{id}",
    group: "Event cards",
    summary: "Delete your own message",
    description: "Send the `delete_token` you got when you posted the message, as `Authorization: Bearer`.",
    hasToken: true,
    answer: null,
    status: 204,
    errors: ["invalid_input", "forbidden", "forbidden_origin", "rate_limited", "unavailable"],
  },
  {
    method: "get",
    path: "/cards/{cardId}/live",
    group: "Event cards",
    summary: "Watch a card’s messages live (WebSocket)",
    answer: null,
    status: 101,
    errors: ["invalid_input", "forbidden_origin", "upgrade_required", "unavailable"],
  },
  { method: "post", path: "/security/events", group: "Security", summary: "Report something suspicious", body: securityEventSchema, answer: null, status: 204, errors: writeErrors },
  { method: "post", path: "/security/csp-report", group: "Security", summary: "Report something the content security policy blocked (sent by browsers)", answer: null, status: 204, errors: writeErrors },
  { method: "post", path: "/security/rate-limit", group: "Security", summary: "Check whether an action is still within its limit", body: rateLimitCheckSchema, answer: z.boolean(), errors: writeErrors },
];
