import * as z from "zod/mini";
import {
  bookListSchema,
  bulkSchema,
  chapterListSchema,
  chapterSchema,
  dailyQuerySchema,
  feedQuerySchema,
  dailySchema,
  passageQuerySchema,
  passageSchema,
  passagesQuerySchema,
  passagesSchema,
  randomQuerySchema,
  randomVerseSchema,
  translationListSchema,
  translationQuerySchema,
  wholeQuerySchema,
  wholeTranslationSchema,
  translationsQuerySchema,
} from "./bible.ts";
import { type BudgetName, budgets, serviceBudgets } from "./budgets.ts";
import { bookmarkHeader } from "./card-bookmark.ts";
import {
  cardCursorSchema,
  cardPageSchema,
  newCardMessageSchema,
  postedMessageSchema,
  startCardSchema,
  startedCardSchema,
  newDeviceSchema,
} from "./cards.ts";
import { commentaryQuerySchema, commentarySchema, maxCommentaryChapters } from "./commentary.ts";
import { crossReferencesQuerySchema, crossReferencesSchema } from "./cross-references.ts";
import { deviceTokenHeader } from "./headers.ts";
import type { ErrorCode } from "./errors.ts";
import { batchSchema, incrementSchema } from "./increments.ts";
import { oembedQuerySchema, oembedSchema } from "./oembed.ts";
import { site } from "../site/site.ts";
import { searchLimits } from "../scripture/search/types.ts";
import { searchQuerySchema, searchSchema } from "./search.ts";
import { prayedTodaySchema } from "./prayed-today.ts";
import { healthSchema } from "./service.ts";
import { rateLimitCheckSchema, securityEventSchema } from "./security.ts";
import { statRowSchema, statRowsSchema } from "./stat-frames.ts";
import { incrementsPerBatch } from "./stats.ts";
import { subjectAnswerSchema, subjectListSchema } from "./subjects.ts";
import {
  syncLimits,
  syncProtocol,
  syncPulledSchema,
  syncPullSchema,
  syncPushedSchema,
  syncPushSchema,
} from "./sync.ts";
import { liveProtocol, liveSettingsSchema, openedRoomSchema, takeSeatSchema, takenSeatSchema } from "./trivia-live.ts";
import { wordListSchema, wordQuerySchema, wordSchema, wordSearchQuerySchema } from "./words.ts";

/** The documentation of a parameter: its form and unit, its default and an example. */
export interface ParameterText {
  readonly description: string;
  readonly default?: string | number;
  readonly example: string | number;
}

interface AnyEndpoint {
  readonly method: "get" | "post" | "delete";
  /** Relative to /api, with parameters in braces. */
  readonly path: string;
  readonly group: "Scripture" | "Search" | "Counters" | "Event cards" | "Trivia live" | "Sync" | "Security" | "Service";
  readonly summary: string;
  /** What a request spends from (docs/decisions/limits.md). */
  readonly budgets: readonly BudgetName[];
  readonly description?: string;
  readonly query?: z.ZodMiniType;
  /** Texts for parameters that mean something else here than `parameters.ts` says. */
  readonly parameters?: Readonly<Record<string, ParameterText>>;
  /** Optional request headers that change the response. */
  readonly headers?: readonly string[];
  /** Requires a token as `Authorization: Bearer`. */
  readonly hasToken?: true;
  /** The success response: JSON of this schema, another content type, or no body. */
  readonly response: z.ZodMiniType | string | null;
  /** 200 unless stated. */
  readonly status?: 101 | 201 | 204;
  /** A second success status and when it applies. A 200 has the same body as the first. */
  readonly otherwise?: { readonly status: 200 | 302; readonly description: string };
  /** Why its handler refuses a request (`errorsOf` has the other reasons). */
  readonly errors?: readonly ErrorCode[];
  /** Paths relative to /api for readers to try. The tests request each one. */
  readonly examples?: readonly string[];
}

interface WithBody {
  /** The JSON that is sent. */
  readonly body: z.ZodMiniType;
  readonly maxBodyBytes: number;
  /** A body that could be sent. */
  readonly exampleBody: unknown;
}

export type Endpoint = AnyEndpoint & (WithBody | { readonly [Name in keyof WithBody]?: undefined });

const feedLanguage = {
  description: "`es`: in Spanish, with the verses of the Reina-Valera of 1909.",
  default: "en",
  example: "es",
};

const serviceErrors = ["upstream_failed", "upstream_unreachable", "upstream_timeout"] as const;

/** For endpoints that read verses, since some translations come from an upstream service. */
const textErrors = ["translation_not_found", "not_found", ...serviceErrors] as const;

const bodyErrors = ["unsupported_media_type", "payload_too_large", "malformed_request", "invalid_input"] as const;

/** An example id of 32 hexadecimal digits. */
export const exampleId = "0b5f3c9ad1e24f6788c2a4d3e5f60718";
const exampleOperation = "7d0c9c52-8f0e-4f0c-9b1a-3f5b2a9e4d61";

/** What rows have in common, unless they say otherwise. */
const scripture = { method: "get", group: "Scripture", budgets: serviceBudgets, errors: textErrors } as const;
const lookUp = { method: "get", group: "Search", budgets: serviceBudgets } as const;
const socket = { method: "get", response: null, status: 101 } as const;
const report = {
  method: "post",
  group: "Security",
  budgets: ["requests", "reports", "siteReports"],
  response: null,
  status: 204,
} as const;

/**
 * The API's endpoints as data: the only place that names an endpoint's schemas. The worker has a handler for each, typed
 * by its row, and validates requests by it (`worker/contract.ts`); the OpenAPI document, the readable page and their tests
 * are generated from them.
 */
export const endpoints = {
  passage: {
    ...scripture,
    path: "/bible/{reference}",
    summary: "Look up a passage",
    description:
      "Write the reference the way you would on paper: abbreviations, lists, ranges across verses, chapters or books, and whole books all work; with `language`, in the words of another language. Responses have the same shape as those of bible-api.com, `reference` included, so existing clients only need a new base address. Two things differ: the default translation is `kjv`, and `text` is a single line unless you ask for `line_breaks=true`. With `words=true`, each verse of the King James Version also has `words`: which of them stand for a Hebrew or Greek word, and its number (see `/words/{number}`). `Jude 1` is verse 1; with `single_chapter_book_matching=indifferent` it is the whole chapter, as `Jude` is.",
    query: passageQuerySchema,
    headers: ["X-Single-Chapter-Book-Matching"],
    response: passageSchema,
    errors: [...textErrors, "passage_too_long", "keyword_search"],
    examples: [
      "/bible/john+3:16",
      "/bible/matt+25:31-33,46?translation=web",
      "/bible/psalm+23?verse_numbers=true",
      "/bible/jude+5",
      "/bible/john+11:35?words=true",
      "/bible/psalm+23:1-2?translation=web&line_breaks=true",
      "/bible/Juan+3:16?language=es",
    ],
  },
  passages: {
    ...scripture,
    path: "/passages",
    summary: "Look up several passages, in several translations",
    description:
      "`passages` has one for each reference and translation, each as `/bible/{reference}` answers: by reference, and each in all translations. One that a translation omits has no verses. Together they may be as long as the longest book, and ask the public services for as much as one passage may (400 otherwise).",
    query: passagesQuerySchema,
    response: passagesSchema,
    errors: [...textErrors, "passage_too_long", "keyword_search"],
    examples: ["/passages?references=John+3:16;Psalm+23:1-3&translations=kjv,web", "/passages?references=Acts+8:37"],
  },
  dailyVerse: {
    ...scripture,
    path: "/bible/daily",
    summary: "The verse of the day",
    description:
      "Without a `date` you get today’s verse, going by UTC. If you know your visitor’s local date, pass that. `catalogue=year` chooses from 366 verses, a date keeping its own, instead of the twenty of the home page.",
    query: dailyQuerySchema,
    response: dailySchema,
    errors: textErrors,
    examples: [
      "/bible/daily",
      "/bible/daily?date=2026-12-25&translation=asv",
      "/bible/daily?date=2026-12-25&catalogue=year",
    ],
  },
  dailyFeed: {
    ...scripture,
    path: "/bible/daily.rss",
    summary: "The verse of the day as an RSS feed",
    description: "The last two weeks, from the list for a whole year.",
    budgets: [],
    query: feedQuerySchema,
    parameters: { language: feedLanguage },
    response: "application/rss+xml",
    errors: ["unavailable"],
    examples: ["/bible/daily.rss", "/bible/daily.rss?language=es"],
  },
  dailyCalendar: {
    ...scripture,
    path: "/bible/daily.ics",
    summary: "The verse of the day as a calendar to subscribe to",
    description: "From a week ago to two months ahead, from the list for a whole year.",
    budgets: [],
    query: feedQuerySchema,
    parameters: { language: feedLanguage },
    response: "text/calendar",
    errors: ["unavailable"],
    examples: ["/bible/daily.ics", "/bible/daily.ics?language=es"],
  },
  randomVerse: {
    ...scripture,
    path: "/bible/random",
    summary: "A random verse",
    description: "Any of the translation’s verses, each as likely as any other.",
    query: translationQuerySchema,
    response: passageSchema,
    examples: ["/bible/random", "/bible/random?translation=web"],
  },
  root: {
    ...scripture,
    path: "/bible",
    summary: "A random verse, in the style of bible-api.com",
    description: "Works like `/bible/random`. Without `random`, it redirects to this documentation.",
    query: randomQuerySchema,
    response: passageSchema,
    otherwise: { status: 302, description: "Without `random`: a redirect to the documentation" },
    examples: ["/bible?random=true", "/bible/?random=verse&translation=asv"],
  },
  translations: {
    ...scripture,
    path: "/bible/data",
    summary: "List the translations",
    description:
      "Ours, and those in other languages that were reviewed. With `all=true`, everything that the service of the world’s languages has: more than a thousand translations, each with its language, direction and licence.",
    query: translationsQuerySchema,
    response: translationListSchema,
    errors: serviceErrors,
    examples: ["/bible/data"],
  },
  books: {
    ...scripture,
    path: "/bible/data/{translation}",
    summary: "List the books of a translation",
    description: "Each with its number of chapters and, if known, of verses.",
    response: bookListSchema,
    examples: ["/bible/data/web"],
  },
  chapters: {
    ...scripture,
    path: "/bible/data/{translation}/{book}",
    summary: "List the chapters of a book",
    description: "Each with its number of verses, if known.",
    response: chapterListSchema,
    examples: ["/bible/data/web/JHN"],
  },
  chapter: {
    ...scripture,
    path: "/bible/data/{translation}/{book}/{chapter}",
    summary: "Read a chapter, verse by verse",
    description:
      "With `layout` where the text has one: headings, paragraphs, lines of poetry, words supplied by the translators, words of Jesus, a psalm’s title and notes, as UTF-16 offsets into the verses’ texts.",
    response: chapterSchema,
    examples: ["/bible/data/kjv/RUT/1"],
  },
  wholeTranslation: {
    ...scripture,
    path: "/bible/data/{translation}/complete",
    parameters: { translation: { description: "The key of a translation of another language.", example: "spa_r09" } },
    summary: "A whole translation of another language in one file",
    budgets: ["requests", "wholeTranslations", "siteWholeTranslations", "lookUps", "serviceCalls"],
    description:
      "The file of the service that has it, as it comes. This site’s pages read it chapter by chapter. With `from` and the `ETag` of an earlier answer as `If-Range`, only what follows that byte, if it is still the same file; `X-Text-From` says where the answer begins.",
    query: wholeQuerySchema,
    headers: ["If-Range"],
    response: wholeTranslationSchema,
  },
  randomVerseOfTranslation: {
    ...scripture,
    path: "/bible/data/{translation}/random",
    summary: "A random verse from a translation",
    description: "As bible-api.com has it; `/bible/random` answers in the shape of a passage.",
    response: randomVerseSchema,
    examples: ["/bible/data/asv/random"],
  },
  randomVerseOfBooks: {
    ...scripture,
    path: "/bible/data/{translation}/random/{books}",
    summary: "A random verse from a testament or from books you choose",
    description: "Use `OT`, `NT` or book ids separated by commas.",
    response: randomVerseSchema,
    examples: ["/bible/data/kjv/random/NT", "/bible/data/web/random/PSA,PRO"],
  },
  bulk: {
    ...scripture,
    path: "/bible/{translation}/bulk",
    summary: "Take a whole translation away",
    budgets: [],
    description:
      "Links to static files, each with its size, SHA-256 and licence: `json` (books, chapters, verses), `text` (a verse a line) and `usfm` (a ZIP with a file for each book, for translators’ tools). They never change under their address; ask here for the newest.",
    response: bulkSchema,
    errors: ["translation_not_found", "not_found"],
    examples: ["/bible/kjv/bulk"],
  },
  search: {
    ...lookUp,
    path: "/search",
    summary: "Search for verses by word or reference",
    description:
      "Finds verses that contain all of your words, best match first. Put words in quotation marks to find them side by side. If nothing matches, `suggestions` has corrected searches, and `nearest` has verses with most of your words, including other forms and spellings. If you search for a well-known passage by name (“prodigal son”), `named_passage` tells you where it is. If you search for a reference, you get its verses. For the next page, pass `next_cursor` as `cursor`.",
    query: searchQuerySchema,
    parameters: {
      limit: { description: "The most results in an answer.", default: searchLimits.defaultLimit, example: 10 },
      book: { description: "Ids of the books to search, separated by commas. Without it, all.", example: "PSA,JHN" },
    },
    response: searchSchema,
    errors: [...textErrors, "passage_too_long"],
    examples: [
      "/search?q=twinkling+of+an+eye",
      "/search?q=%22still+waters%22&translation=asv",
      "/search?q=mercy&book=PSA&limit=5",
      "/search?q=jn+3:16",
      "/search?q=prodigal+son",
    ],
  },
  commentary: {
    ...lookUp,
    path: "/commentary/{reference}",
    summary: "Read what a commentary says of a passage",
    description: `The sections of the commentary that touch the passage, at most ${maxCommentaryChapters} chapters at a time. A section begins at \`verse\` and lasts to the verse before the next one; with the first verse comes what introduces the chapter. Paragraphs are plain text, with \`marks\` and \`references\` as UTF-16 offsets; a reference that does not exist stays text. \`cut_off\`: the source ends in mid-sentence. Please show authors and year wherever you use this: old commentaries judge as their age did.`,
    query: commentaryQuerySchema,
    response: commentarySchema,
    errors: ["not_found", "passage_too_long", "keyword_search", ...serviceErrors],
    examples: ["/commentary/john+3:16", "/commentary/psalm+23?commentary=matthew-henry"],
  },
  crossReferences: {
    ...lookUp,
    path: "/cross-references/{reference}",
    summary: "Find passages related to a passage",
    budgets: [],
    description:
      "Lists the related passages for each verse, closest first, with their text. Please show the `credit` wherever you use this data.",
    query: crossReferencesQuerySchema,
    parameters: {
      limit: { description: "The most related passages of a verse, closest first.", default: 10, example: 3 },
    },
    response: crossReferencesSchema,
    errors: ["not_found", "translation_not_found", "passage_too_long", "keyword_search", "unavailable"],
    examples: ["/cross-references/john+3:16?limit=3", "/cross-references/gen+1:1-3?translation=web&limit=2"],
  },
  word: {
    ...lookUp,
    path: "/words/{number}",
    summary: "A Hebrew or Greek word, and where it stands",
    budgets: [],
    description:
      "The number is Strong’s: `H1` to `H8674`, `G1` to `G5624` (101 of the Greek ones are of no word). `places` are the verses of the King James Version where the word stands, in order, with the words that translate it; `next` leads to more. Please show the `credit` wherever you use this data.",
    query: wordQuerySchema,
    parameters: { limit: { description: "The most places in an answer.", default: 50, example: 10 } },
    response: wordSchema,
    errors: ["not_found", "unavailable"],
    examples: ["/words/G26?limit=3", "/words/H7225?offset=10&limit=2"],
  },
  wordSearch: {
    ...lookUp,
    path: "/words",
    summary: "Find a Hebrew or Greek word",
    budgets: [],
    description:
      "By its letters (`ἀγάπη`, with or without marks and points), by its sound or its name in Latin letters (`agape`), by words that the King James Version uses for it (`love`), or by its number. Of several words, all must belong to it. At most two hundred words, the nearest first.",
    query: wordSearchQuerySchema,
    parameters: {
      q: { description: "Letters, sound, name, translation or number of a word.", example: "agape" },
      limit: { description: "The most words in an answer.", default: 10, example: 5 },
      offset: { description: "How many words to skip.", default: 0, example: 10 },
    },
    response: wordListSchema,
    errors: ["unavailable"],
    examples: ["/words?q=agape&limit=2", "/words?q=love&limit=3", "/words?q=%D7%A8%D7%95%D7%97&limit=1"],
  },
  subjects: {
    ...lookUp,
    path: "/subjects",
    summary: "List the subjects with verses chosen for them",
    budgets: [],
    description:
      "Needs and subjects such as fear, grief, debt or thanks, each with the other names people use for it. Where `care` is true, please also show where to find help.",
    response: subjectListSchema,
    errors: ["unavailable"],
    examples: ["/subjects"],
  },
  subject: {
    ...lookUp,
    path: "/subjects/{id}",
    parameters: {
      id: {
        description:
          "A subject’s id (`/subjects` lists them), or a name of it in English, Spanish, Portuguese or French.",
        example: "worry",
      },
    },
    summary: "Read the passages chosen for a subject",
    budgets: [],
    description:
      "Each passage was chosen by hand and read in its context. `why` says in one sentence what it gives to somebody in that place, and to whom it was first said. The text comes in any embedded translation; the sentences were written for the King James Version. Asked for by another name (`anxiety`, `ansiedad`), the subject is answered at once, since not every program follows redirects, and `id` says which it is. An unknown name is a 404; `subjects` has ids of those with a similar name.",
    query: translationQuerySchema,
    response: subjectAnswerSchema,
    errors: ["not_found", "translation_not_found", "unavailable"],
    examples: ["/subjects/worry", "/subjects/ansiedad", "/subjects/the-loss-of-a-child?translation=web"],
  },
  stats: {
    method: "get",
    path: "/stats",
    group: "Counters",
    summary: "How often the site has been used",
    budgets: ["requests"],
    response: statRowsSchema,
    examples: ["/stats"],
  },
  prayedToday: {
    method: "get",
    path: "/stats/prayed-today",
    group: "Counters",
    summary: "How often each prayer wall topic was prayed for today",
    budgets: ["requests"],
    description:
      "Days start at midnight UTC. Only totals are kept, and topics nobody has prayed for yet today are left out.",
    response: prayedTodaySchema,
    examples: ["/stats/prayed-today"],
  },
  increment: {
    method: "post",
    path: "/stats/{name}/increment",
    group: "Counters",
    summary: "Add one to a counter",
    budgets: ["requests", "increments", "siteIncrements"],
    description:
      "Only for this site’s own pages, which now send batches. `increment_by` is 1. Each `operation_id` counts once, so it is safe to retry. With `prayers_submitted` you can name the prayer wall topic (`topic_id`) and say how long ago the prayer was (`seconds_ago`). Only prayers from the current UTC day are added to today’s total for the topic.",
    headers: [deviceTokenHeader],
    body: incrementSchema,
    maxBodyBytes: 1024,
    exampleBody: { operation_id: exampleOperation },
    response: statRowSchema,
    errors: ["not_found"],
  },
  batch: {
    method: "post",
    path: "/stats/increments",
    group: "Counters",
    summary: "Add a visit’s counts in one batch",
    budgets: ["requests", "increments", "siteIncrements"],
    description: `Only for this site’s own pages. Names each counter once, with its count: up to ${incrementsPerBatch.scripture_searches} searches, up to ${incrementsPerBatch.other} of anything else. The \`operation_id\` counts once, so it is safe to retry; what comes with it later is ignored. \`prayers\` lists the prayer wall topics of the \`prayers_submitted\` that have one, and how long ago each prayer was. A network can add ${budgets.increments.most} an hour; beyond that, and if the counts can’t be stored now, send the same batch again after \`Retry-After\`. Returns the counters of the batch.`,
    headers: [deviceTokenHeader],
    body: batchSchema,
    maxBodyBytes: 2048,
    exampleBody: {
      operation_id: exampleOperation,
      increments: [
        { stat_name: "visitors", count: 1 },
        { stat_name: "prayers_submitted", count: 1 },
      ],
      prayers: [{ topic_id: 3, seconds_ago: 20 }],
    },
    response: statRowsSchema,
  },
  liveStats: {
    ...socket,
    path: "/stats/live",
    group: "Counters",
    summary: "Watch the counters live (WebSocket)",
    budgets: ["requests", "sockets"],
  },
  cardMessages: {
    method: "get",
    path: "/cards/{cardId}/messages",
    group: "Event cards",
    summary: "List the messages on a card, newest first",
    budgets: ["requests"],
    description:
      "The list can be a few seconds old. To get one at least as recent as an earlier response about cards, send back the `X-D1-Bookmark` header from that response. Send `latest` instead to get everything up to this moment.",
    query: cardCursorSchema,
    parameters: {
      cursor: {
        description: "Where the page begins: `next_cursor` of the page before. Without it, the newest.",
        example: exampleId,
      },
    },
    headers: [bookmarkHeader],
    response: z.extend(cardPageSchema, {
      /** The address of the next page; null on the last one. The pages of this site go by the cursor. */
      next: z.optional(z.nullable(z.url())),
    }),
  },
  startCard: {
    method: "post",
    path: "/cards",
    group: "Event cards",
    summary: "Start a card",
    budgets: ["requests", "startTokens", "siteStartTokens"],
    headers: [deviceTokenHeader],
    description:
      "Only for this site’s own pages. The first message on a card needs a `start_token`. Leave `card_id` out to get a new card, or send one that this endpoint gave before; no other is started. The token is good for an hour. Nothing is stored of the card until somebody writes. A card that has a message needs no token.",
    body: startCardSchema,
    maxBodyBytes: 1024,
    exampleBody: {},
    response: startedCardSchema,
    errors: ["card_not_started"],
  },
  newDevice: {
    method: "post",
    path: "/devices",
    group: "Event cards",
    summary: "Get a token for a device",
    budgets: ["requests"],
    description: `Only for this site’s own pages. Keep the token on the device and send it as \`${deviceTokenHeader}\`. It says nothing but when it was made; nothing is stored.`,
    response: newDeviceSchema,
    status: 201,
  },
  signCard: {
    method: "post",
    path: "/cards/{cardId}/messages",
    group: "Event cards",
    summary: "Sign a card",
    budgets: [
      "requests",
      "deviceMessages",
      "messagesOnOneCard",
      "messages",
      "newCards",
      "messagesPerCard",
      "siteMessages",
      "refusedMessages",
    ],
    description:
      "Only for this site’s own pages. Each device can post up to five messages an hour on a card; requests without a device token share five for their whole network. A network can post 60 an hour on a card and 120 on all cards together, and start 20 cards; a card holds 2,000 messages. The first message on a card needs a `start_token`, and may say in `recipient` whom the card is for (at most 60 characters; it stays until the card’s last message is deleted). After a post that was refused or looked suspicious, the next one must come with the answer to a small sum. You’ll find the question and its token under `challenge` in that response, or in the `step_up_required` error; send the token back with your answer.",
    headers: [deviceTokenHeader],
    body: newCardMessageSchema,
    maxBodyBytes: 4096,
    exampleBody: {
      sender_name: "Ruth",
      message: "May your first year together be full of light.",
      recipient: "Anna and Tom",
      idempotency_key: exampleOperation,
    },
    response: postedMessageSchema,
    status: 201,
    otherwise: { status: 200, description: "This `idempotency_key` was used before: the message posted then" },
    errors: ["step_up_required", "card_not_started", "card_full"],
  },
  deleteCardMessage: {
    method: "delete",
    path: "/cards/{cardId}/messages/{id}",
    group: "Event cards",
    summary: "Delete your own message",
    budgets: ["requests"],
    description: "Send the `delete_token` you got when you posted the message, as `Authorization: Bearer`.",
    hasToken: true,
    response: null,
    status: 204,
    errors: ["invalid_input", "forbidden"],
  },
  liveCard: {
    ...socket,
    path: "/cards/{cardId}/live",
    group: "Event cards",
    summary: "Watch a card’s messages live (WebSocket)",
    budgets: ["requests", "cardSockets", "sockets"],
    errors: ["invalid_input"],
  },
  openRoom: {
    method: "post",
    path: "/trivia/rooms",
    group: "Trivia live",
    summary: "Open a room",
    budgets: ["requests", "newRooms", "siteRooms"],
    headers: [deviceTokenHeader],
    description: `Only for this site’s own pages. Returns the code by which others join, and the token with which its host leads the room. A room ends after two hours. A network can open ${budgets.newRooms.most} an hour.`,
    body: liveSettingsSchema,
    maxBodyBytes: 1024,
    exampleBody: { level: "medium", seconds: 20, questions: 10 },
    response: openedRoomSchema,
    status: 201,
  },
  takeSeat: {
    method: "post",
    path: "/trivia/rooms/{code}/seats",
    group: "Trivia live",
    summary: "Join a room",
    budgets: ["requests", "wrongCodes", "roomSeats"],
    description:
      "Only for this site’s own pages. Returns a token for the seat and the name that was drawn for it. The same `key` gives the same seat again.",
    body: takeSeatSchema,
    maxBodyBytes: 1024,
    exampleBody: { key: exampleId },
    response: takenSeatSchema,
    status: 201,
    errors: ["not_found", "room_closed"],
  },
  liveRoom: {
    ...socket,
    path: "/trivia/rooms/{code}/live",
    group: "Trivia live",
    summary: "Play in a room (WebSocket)",
    budgets: ["requests", "sockets", "roomFrames"],
    description: `The subprotocols are \`${liveProtocol}\` and the token of the host or the seat. A connection whose room or seat does not exist gets one frame that says so, and ends.`,
  },
  makeSyncStore: {
    method: "post",
    path: "/sync/{storeId}",
    group: "Sync",
    summary: "Make the store of a new code",
    budgets: ["requests", "newSyncStores", "siteSyncStores"],
    headers: [deviceTokenHeader],
    description: `The address and the token are derived from the code, which never leaves a device (docs/sync.md). Sent again with the same token, it changes nothing. A network can make ${budgets.newSyncStores.most} an hour.`,
    hasToken: true,
    response: null,
    status: 201,
    otherwise: { status: 200, description: "The store was there already" },
    errors: ["not_found", "sync_erased"],
  },
  pullSync: {
    method: "get",
    path: "/sync/{storeId}",
    group: "Sync",
    summary: "Sealed records that changed since a cursor",
    budgets: ["requests", "unknownSyncStores", "siteUnknownSyncStores"],
    description:
      "Without a cursor, or with one of another history, all of them. A store that does not exist and a token that is not its own both answer 404.",
    hasToken: true,
    query: syncPullSchema,
    parameters: {
      cursor: {
        description: "Where the device stands: `cursor` of its last answer.",
        example: "8a1f6c03d92e47b5.12.5d90e2b7",
      },
    },
    response: syncPulledSchema,
    errors: ["not_found", "sync_erased"],
  },
  pushSync: {
    method: "post",
    path: "/sync/{storeId}/records",
    group: "Sync",
    summary: "Store sealed records",
    budgets: [
      "requests",
      "unknownSyncStores",
      "siteUnknownSyncStores",
      "syncWrites",
      "syncCharacters",
      "syncCharactersOfDay",
      "siteSyncCharacters",
    ],
    headers: [deviceTokenHeader],
    description: `Each names the sequence of the version that it replaces, and is refused if the store has another one. At most ${syncLimits.writesPerMinute} requests a minute.`,
    hasToken: true,
    body: syncPushSchema,
    maxBodyBytes: syncLimits.batchBytes,
    exampleBody: {
      cursor: "",
      records: [{ name: "8b0bJ3wUu0mJv5cQfW1mYA", base: 0, data: "c2VhbGVkIGJ5IHRoZSBkZXZpY2U" }],
    },
    response: syncPushedSchema,
    errors: ["not_found", "sync_full", "sync_erased"],
  },
  eraseSync: {
    method: "delete",
    path: "/sync/{storeId}",
    group: "Sync",
    summary: "Erase a store everywhere",
    budgets: ["requests", "unknownSyncStores", "siteUnknownSyncStores"],
    description: "Everything under the code is deleted at once. What devices keep themselves stays there.",
    hasToken: true,
    response: null,
    status: 204,
    errors: ["not_found", "sync_erased"],
  },
  liveSync: {
    ...socket,
    path: "/sync/{storeId}/live",
    group: "Sync",
    summary: "Hear of changes (WebSocket)",
    budgets: ["requests", "unknownSyncStores", "siteUnknownSyncStores", "sockets"],
    description: `The subprotocols are \`${syncProtocol}\` and the token. The one frame, \`{"type":"more","cursor":…}\`, says that there is something to pull.`,
    errors: ["not_found"],
  },
  securityEvent: {
    ...report,
    path: "/security/events",
    summary: "Report something suspicious",
    headers: [deviceTokenHeader],
    body: securityEventSchema,
    maxBodyBytes: 8192,
    exampleBody: { event_type_param: "storage_access_blocked", severity_param: "medium" },
  },
  cspReport: {
    ...report,
    path: "/security/csp-report",
    summary: "Report something the content security policy blocked (sent by browsers)",
    errors: bodyErrors,
  },
  rateLimitCheck: {
    method: "post",
    path: "/security/rate-limit",
    group: "Security",
    summary: "Check whether an action is still within its limit",
    budgets: ["requests", "checks", "siteChecks"],
    body: rateLimitCheckSchema,
    maxBodyBytes: 8192,
    exampleBody: { action_type_param: "card_message", max_attempts: 5, window_minutes: 60 },
    response: z.boolean(),
  },
  oembed: {
    method: "get",
    path: "/oembed",
    group: "Service",
    summary: "A link to a passage as something to embed (oEmbed)",
    budgets: [],
    description:
      "For addresses of chapters and verses of this site, in the translations stored here: a frame that shows the passage, without scripts. Sites that know oEmbed find this address in the pages themselves.",
    query: oembedQuerySchema,
    response: oembedSchema,
    errors: ["not_found", "not_offered"],
    examples: [`/oembed?url=${encodeURIComponent(`${site.origin}/verse/kjv/john/3/16`)}&maxwidth=480`],
  },
  health: {
    method: "get",
    path: "/health",
    group: "Service",
    summary: "Whether the service runs, its version and that of the texts",
    budgets: [],
    description:
      "If `texts.version` has not changed since you last asked, no text has. `sha256` tells which translation changed.",
    response: healthSchema,
    examples: ["/health"],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** All endpoints, in the order in which the documentation shows them. */
export const endpointList: readonly Endpoint[] = Object.values(endpoints);

/** Why a request may be refused: before it is handled (`worker/contract.ts`), and by its handler. */
export const errorsOf = (row: Endpoint): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...(row.method === "get" && row.status !== 101 ? [] : (["forbidden_origin"] as const)),
    ...(row.status === 101 ? (["upgrade_required"] as const) : []),
    ...(row.budgets.length > 0 ? (["rate_limited", "unavailable"] as const) : []),
    ...(row.query ? (["invalid_input"] as const) : []),
    ...(row.body ? bodyErrors : []),
    ...(row.errors ?? []),
  ]),
];
