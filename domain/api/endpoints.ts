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

/** Every address of the API in words and schemas: the OpenAPI document, the readable page and their tests come from this. */
export interface Endpoint {
  readonly method: "get" | "post" | "delete";
  /** Below /api, parameters in braces. */
  readonly path: string;
  readonly group: "Scripture" | "Search" | "Counters" | "Event cards" | "Security";
  readonly summary: string;
  readonly description?: string;
  readonly query?: z.ZodMiniType;
  /** Request headers that shape the answer; none is required. */
  readonly headers?: readonly string[];
  /** Takes a token as `Authorization: Bearer`. */
  readonly hasToken?: true;
  readonly body?: z.ZodMiniType;
  /** The success: JSON of this schema, another content type, or nothing. */
  readonly answer: z.ZodMiniType | string | null;
  readonly status?: number;
  /** A second success, and when it comes; 200 holds what the first one holds. */
  readonly otherwise?: { readonly status: 200 | 302; readonly description: string };
  readonly errors: readonly ErrorCode[];
  /** Addresses below /api that a reader can try; each is asked by the tests. */
  readonly examples?: readonly string[];
}

/** Of whatever reads verses, of which some translations lie elsewhere. */
const textErrors = ["translation_not_found", "not_found", "upstream_failed", "upstream_unreachable", "upstream_timeout", "unavailable"] as const;
const writeErrors = ["forbidden_origin", "rate_limited", "unsupported_media_type", "payload_too_large", "malformed_request", "invalid_input"] as const;

export const endpoints: readonly Endpoint[] = [
  {
    method: "get",
    path: "/bible/{reference}",
    group: "Scripture",
    summary: "A passage by any reference a person writes",
    description:
      "Abbreviations, lists, ranges over verses, chapters and books, whole books. The same answer as bible-api.com, which clients can replace by changing their base address. Without a translation it is kjv. `verse_numbers=true` puts (16) before each verse of the text. `Jude 1` is the whole chapter; with `single_chapter_book_matching=special` it is verse 1.",
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
    summary: "The verse of a day",
    description: "Today’s date is taken in UTC; a client that knows its visitor’s date gives it.",
    query: dailyQuerySchema,
    answer: dailySchema,
    errors: [...textErrors, "invalid_input"],
    examples: ["/bible/daily", "/bible/daily?date=2026-12-25&translation=asv"],
  },
  { method: "get", path: "/bible/daily.rss", group: "Scripture", summary: "The verse of the day for feed readers", answer: "application/rss+xml", errors: [], examples: ["/bible/daily.rss"] },
  { method: "get", path: "/bible/daily.ics", group: "Scripture", summary: "The verse of the day for calendars", answer: "text/calendar", errors: [], examples: ["/bible/daily.ics"] },
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
    summary: "A random verse, as bible-api.com is asked for one",
    description: "The same as `/bible/random`. Without `random` it leads to this documentation.",
    query: randomQuerySchema,
    answer: passageSchema,
    otherwise: { status: 302, description: "Without `random`: to the documentation" },
    errors: [...textErrors, "invalid_input"],
    examples: ["/bible?random=verse", "/bible/?random=verse&translation=asv"],
  },
  { method: "get", path: "/bible/data", group: "Scripture", summary: "The translations", answer: translationListSchema, errors: [], examples: ["/bible/data"] },
  {
    method: "get",
    path: "/bible/data/{translation}",
    group: "Scripture",
    summary: "The books of a translation",
    answer: bookListSchema,
    errors: ["translation_not_found"],
    examples: ["/bible/data/web"],
  },
  {
    method: "get",
    path: "/bible/data/{translation}/{book}",
    group: "Scripture",
    summary: "The chapters of a book",
    answer: chapterListSchema,
    errors: ["translation_not_found", "not_found"],
    examples: ["/bible/data/web/JHN"],
  },
  {
    method: "get",
    path: "/bible/data/{translation}/{book}/{chapter}",
    group: "Scripture",
    summary: "The verses of a chapter",
    answer: chapterSchema,
    errors: textErrors,
    examples: ["/bible/data/kjv/RUT/1"],
  },
  {
    method: "get",
    path: "/bible/data/{translation}/random",
    group: "Scripture",
    summary: "A random verse of a translation",
    answer: randomVerseSchema,
    errors: textErrors,
    examples: ["/bible/data/asv/random"],
  },
  {
    method: "get",
    path: "/bible/data/{translation}/random/{books}",
    group: "Scripture",
    summary: "A random verse of a testament or of some books",
    description: "`OT`, `NT`, or ids separated by commas.",
    answer: randomVerseSchema,
    errors: textErrors,
    examples: ["/bible/data/kjv/random/NT", "/bible/data/web/random/PSA,PRO"],
  },
  {
    method: "get",
    path: "/bible/{translation}/bulk",
    group: "Scripture",
    summary: "Where a whole translation lies as one file",
    answer: bulkSchema,
    errors: ["translation_not_found", "not_found"],
    examples: ["/bible/kjv/bulk"],
  },
  {
    method: "get",
    path: "/search",
    group: "Search",
    summary: "Verses by their words, or by a reference",
    description:
      "All words must stand in a verse, “quoted words” together; the best match comes first. Where nothing matches, `suggestions` are corrected queries and `nearest` the verses that have most of the words, in this or another form or spelling. `named_passage` is the passage that goes by the name asked for (“prodigal son”). A reference is answered with its verses. `next_cursor` asks for the next page of the same search.",
    query: searchQuerySchema,
    answer: searchSchema,
    errors: [...textErrors, "invalid_input", "passage_too_long"],
    examples: ["/search?q=twinkling+of+an+eye", "/search?q=%22still+waters%22&translation=asv", "/search?q=mercy&book=PSA&limit=5", "/search?q=jn+3:16", "/search?q=prodigal+son"],
  },
  {
    method: "get",
    path: "/cross-references/{reference}",
    group: "Search",
    summary: "What a passage points to elsewhere",
    description: "For each verse the related passages, the closest first, with their text. Show the credit with the data.",
    query: crossReferencesQuerySchema,
    answer: crossReferencesSchema,
    errors: ["not_found", "translation_not_found", "passage_too_long", "keyword_search", "invalid_input", "unavailable"],
    examples: ["/cross-references/john+3:16?limit=3", "/cross-references/gen+1:1-3?translation=web&limit=2"],
  },
  { method: "get", path: "/stats", group: "Counters", summary: "How often the site was used", answer: statRowsSchema, errors: ["unavailable"], examples: ["/stats"] },
  {
    method: "get",
    path: "/stats/prayed-today",
    group: "Counters",
    summary: "How often each topic of the prayer wall was prayed today",
    description: "The day is the server’s, in UTC. Totals only; topics that nobody has prayed yet are left out.",
    answer: prayedTodaySchema,
    errors: ["unavailable"],
    examples: ["/stats/prayed-today"],
  },
  {
    method: "post",
    path: "/stats/{name}/increment",
    group: "Counters",
    summary: "Count something, once for each operation id",
    description:
      "For this site’s own pages. `prayers_submitted` may name the topic of the prayer wall (`topic_id`); it is counted on the UTC day on which it was prayed (`seconds_ago`), and no longer when that day has passed.",
    body: incrementSchema,
    answer: statRowSchema,
    errors: ["not_found", "unavailable", ...writeErrors],
  },
  {
    method: "get",
    path: "/stats/live",
    group: "Counters",
    summary: "The counters as they change (WebSocket)",
    answer: null,
    status: 101,
    errors: ["forbidden_origin", "upgrade_required", "unavailable"],
  },
  {
    method: "get",
    path: "/cards/{cardId}/messages",
    group: "Event cards",
    summary: "The messages of a card, newest first",
    description: "A copy of the database may answer, some seconds behind. With the header `X-D1-Bookmark` of an earlier answer about cards it is not behind that one, with the value `latest` not behind at all.",
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
      "For this site’s own pages. At most five an hour for each visitor and card. After a post that was refused or looked suspicious the next one has to answer a sum: `challenge` of that answer, or of the error `step_up_required`, holds the question and a token that goes back with the answer.",
    body: newCardMessageSchema,
    answer: postedMessageSchema,
    status: 201,
    otherwise: { status: 200, description: "An `idempotency_key` that was sent before: the message of that time" },
    errors: ["step_up_required", "unavailable", ...writeErrors],
  },
  {
    method: "delete",
    path: "/cards/{cardId}/messages/{id}",
    group: "Event cards",
    summary: "Take an own message back",
    description: "With the token of the answer to the post, as `Authorization: Bearer`.",
    hasToken: true,
    answer: null,
    status: 204,
    errors: ["invalid_input", "forbidden", "forbidden_origin", "rate_limited", "unavailable"],
  },
  {
    method: "get",
    path: "/cards/{cardId}/live",
    group: "Event cards",
    summary: "Messages of a card as they come and go (WebSocket)",
    answer: null,
    status: 101,
    errors: ["invalid_input", "forbidden_origin", "upgrade_required", "unavailable"],
  },
  { method: "post", path: "/security/events", group: "Security", summary: "Report something suspicious", body: securityEventSchema, answer: null, status: 204, errors: writeErrors },
  { method: "post", path: "/security/csp-report", group: "Security", summary: "For browsers: what the content security policy stopped", answer: null, status: 204, errors: writeErrors },
  { method: "post", path: "/security/rate-limit", group: "Security", summary: "Ask whether an action is still allowed", body: rateLimitCheckSchema, answer: z.boolean(), errors: writeErrors },
];
