import { live } from "../trivia-live/config.ts";

/**
 * What a device, a network, an object of ours and the whole site may use (docs/product/counters-and-limits.md, "Budgets").
 * Each endpoint (`endpoints.ts`) and each page that the worker makes names those that it spends from.
 */

/**
 * Where a budget is counted. `edge`: by Cloudflare's rate limiter, approximately and by data centre. `middleware`: exactly,
 * in the database, one for each valid request before it is handled. `handler`: the same, where amount or validity
 * depend on more than the schemas say.
 * `row`: exactly, in the transaction that stores. `object`: exactly, in the Durable Object that is asked. `isolate`: in the
 * memory of one isolate.
 */
type Counted = "edge" | "middleware" | "handler" | "row" | "object" | "isolate";

export interface Budget {
  readonly of: "device" | "network" | "card" | "room" | "store" | "service" | "site";
  /** What is counted, for the documentation. */
  readonly what: string;
  /** For a network: of an IPv4 address or a /64; a wider one has more (`widerNetworks`). */
  readonly most: number;
  /** Seconds of the sliding window; null: at all times, or at once. */
  readonly seconds: number | null;
  readonly counted: Counted;
  /** A budget of the site of which devices known for less than a day get only half (`reservedForProvenDevices`). */
  readonly isHalfReserved?: true;
}

/** How many messages a device may post on one card. */
export const messagesPerHour = 5;

/** How long a start token is good for. Pages ask for it right before the first message. */
export const startTokenMs = 3_600_000;

/** A card is full at this many messages. */
export const messagesPerCard = 2000;

/** In one store of sync. */
export const syncWritesPerMinute = 60;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const ofNetworkAnHour = { of: "network", seconds: hour } as const;
const ofNetworkAMinute = { of: "network", seconds: minute } as const;

/** Of the site in a day: half is for devices known for more than a day. */
const ofSiteADay = { of: "site", seconds: day, isHalfReserved: true } as const;

export const budgets = {
  requests: { ...ofNetworkAMinute, what: "requests to a part of the API", most: 1200, counted: "edge" },
  sockets: { of: "network", what: "open sockets of one object", most: 250, seconds: null, counted: "object" },

  deviceMessages: { of: "device", what: "messages on one card", most: messagesPerHour, seconds: hour, counted: "row" },
  messagesOnOneCard: { ...ofNetworkAnHour, what: "messages on one card", most: 60, counted: "row" },
  messages: { ...ofNetworkAnHour, what: "messages on all cards", most: 120, counted: "row" },
  /** Each may wake an object, whether or not the card exists. A hall behind one address may connect a few times. */
  cardSockets: { ...ofNetworkAnHour, what: "live sockets of cards opened", most: 1200, counted: "isolate" },
  newCards: { ...ofNetworkAnHour, what: "cards begun", most: 20, counted: "row" },
  /** New ids, and tokens for first messages. A class behind one address may look at several kinds of card. */
  startTokens: { ...ofNetworkAnHour, what: "start tokens of cards", most: 240, counted: "middleware" },
  siteStartTokens: { ...ofSiteADay, what: "start tokens of cards", most: 200_000, counted: "middleware" },
  messagesPerCard: { of: "card", what: "messages", most: messagesPerCard, seconds: null, counted: "row" },
  siteMessages: { ...ofSiteADay, what: "messages", most: 200_000, counted: "row" },
  refusedMessages: { ...ofNetworkAnHour, what: "refused messages that need a new sum", most: 60, counted: "handler" },

  increments: { ...ofNetworkAnHour, what: "counts of the counters", most: 600, counted: "object" },
  siteIncrements: { ...ofSiteADay, what: "counts of the counters", most: 5_000_000, counted: "object" },

  newRooms: { ...ofNetworkAnHour, what: "rooms of Trivia live opened", most: 30, counted: "middleware" },
  siteRooms: { ...ofSiteADay, what: "rooms of Trivia live opened", most: 20_000, counted: "middleware" },
  /** Counts codes while they are looked up, too: a hundred players may join at once. */
  wrongCodes: { ...ofNetworkAnHour, what: "codes of rooms that do not exist", most: 200, counted: "middleware" },

  roomSeats: {
    of: "network",
    what: "seats of a room of Trivia live that it did not open",
    most: live.seatsOfNetwork,
    seconds: null,
    counted: "object",
  },
  roomFrames: { of: "network", what: "frames to a room of Trivia live", most: 400, seconds: 10, counted: "object" },

  newSyncStores: { ...ofNetworkAnHour, what: "stores of sync made", most: 10, counted: "handler" },
  siteSyncStores: { ...ofSiteADay, what: "stores of sync made", most: 10_000, counted: "handler" },
  syncCharacters: { ...ofNetworkAnHour, what: "characters synced", most: 14_000_000, counted: "handler" },
  syncCharactersOfDay: {
    of: "network",
    what: "characters synced",
    most: 28_000_000,
    seconds: day,
    counted: "handler",
  },
  siteSyncCharacters: { ...ofSiteADay, what: "characters synced", most: 10_000_000_000, counted: "handler" },
  syncWrites: {
    of: "store",
    what: "requests that write",
    most: syncWritesPerMinute,
    seconds: minute,
    counted: "object",
  },
  unknownSyncStores: {
    ...ofNetworkAnHour,
    what: "stores of sync asked for that do not exist",
    most: 60,
    counted: "isolate",
  },
  /** Counts stores that the isolate has not seen before, so that many networks together cannot wake more objects. */
  siteUnknownSyncStores: {
    of: "site",
    what: "stores of sync asked for that do not exist, of an isolate",
    most: 4000,
    seconds: hour,
    counted: "isolate",
  },

  /** The service takes 15 in half a minute from one address (https://bible-api.com); we count by isolate. */
  lookUps: { of: "network", what: "look-ups at a public service", most: 10, seconds: 30, counted: "isolate" },
  serviceCalls: {
    of: "service",
    what: "calls to a public service, of an isolate",
    most: 15,
    seconds: 30,
    counted: "isolate",
  },
  wholeTranslations: { ...ofNetworkAnHour, what: "whole translations begun", most: 30, counted: "middleware" },
  siteWholeTranslations: {
    of: "site",
    what: "whole translations begun",
    most: 3000,
    seconds: day,
    counted: "middleware",
  },
  /** A call of a tool costs 1 to 4 (worker/mcp). */
  toolCost: { ...ofNetworkAMinute, what: "calls of assistants’ tools, by cost", most: 1200, counted: "isolate" },

  pictures: { ...ofNetworkAMinute, what: "link previews drawn", most: 60, counted: "isolate" },

  checks: { ...ofNetworkAnHour, what: "checks of a limit", most: 120, counted: "handler" },
  siteChecks: { of: "site", what: "checks of a limit", most: 100_000, seconds: day, counted: "handler" },
  reports: { ...ofNetworkAnHour, what: "reports of browsers", most: 120, counted: "middleware" },
  siteReports: { ...ofSiteADay, what: "reports of browsers", most: 200_000, counted: "middleware" },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof budgets;

/** Spent by what asks a public service for a text that is not stored here. Only what is in no cache counts. */
export const serviceBudgets = ["lookUps", "serviceCalls"] as const satisfies readonly BudgetName[];

/** What the worker answers besides the endpoints. */
export const pageBudgets = {
  assistants: ["requests", "toolCost"],
  documentation: [],
  frame: [],
  picture: ["pictures"],
  /** Chapters, verses, words and cards. What is not stored here they ask of the API, as the visitor would. */
  page: serviceBudgets,
  notFound: [],
} as const satisfies Readonly<Record<string, readonly BudgetName[]>>;

export type PageName = keyof typeof pageBudgets;

/** Milliseconds of the sliding window in which most writes are counted. */
export const budgetWindowMs = hour * 1000;

/** A wider IPv6 network may use this many times as much as a /64, by the length of its prefix in bits. */
export const widerNetworks = [
  { prefixBits: 64, times: 1 },
  { prefixBits: 56, times: 4 },
  { prefixBits: 48, times: 8 },
] as const;

/** The part of what the site takes in a day that is kept for devices whose token is older than `provenDeviceMs`. */
export const reservedForProvenDevices = 0.5;

export const provenDeviceMs = 24 * 60 * 60_000;

/** How long a device's token is valid. Then the next answer brings another. */
export const deviceTokenMs = 400 * 24 * 60 * 60_000;

/** How far ahead of the server's clock a token may have been made: the clock may have been ahead when it was. */
export const clockLeewayMs = 24 * 60 * 60_000;
