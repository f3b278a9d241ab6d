import type { Leaving, Place } from "../schema/privacy.ts";
import { leavingTexts, placeTexts } from "./messages.ts";

/**
 * Everywhere that the server's side stores something, with every column, key and field. A test compares the tables with the
 * code (`tests/units/privacy.test.ts`): what is stored and not declared here fails it.
 */
export const places = {
  event_card_messages: { where: "database", ...placeTexts.event_card_messages },
  event_cards: { where: "database", ...placeTexts.event_cards },
  card_posts: { where: "database", ...placeTexts.card_posts },
  rate_limit_attempts: { where: "database", ...placeTexts.rate_limit_attempts },
  spending: { where: "database", ...placeTexts.spending },
  daily_writes: { where: "database", ...placeTexts.daily_writes },
  daily_salts: { where: "database", ...placeTexts.daily_salts },
  security_events: { where: "database", ...placeTexts.security_events },
  security_claims: { where: "database", ...placeTexts.security_claims },
  security_counts: { where: "database", ...placeTexts.security_counts },
  checkpoint: { where: "counters", ...placeTexts.checkpoint },
  operations: { where: "counters", ...placeTexts.operations },
  shard_totals: { where: "counters", ...placeTexts.shard_totals },
  listeners: { where: "counters", ...placeTexts.listeners },
  counter_object: { where: "counters", ...placeTexts.counter_object },
  trivia_round: { where: "rooms", ...placeTexts.trivia_round },
  trivia_seats: { where: "rooms", ...placeTexts.trivia_seats },
  trivia_answers: { where: "rooms", ...placeTexts.trivia_answers },
  trivia_object: { where: "rooms", ...placeTexts.trivia_object },
  sync_head: { where: "sync", ...placeTexts.sync_head },
  sync_records: { where: "sync", ...placeTexts.sync_records },
  sync_marks: { where: "sync", ...placeTexts.sync_marks },
  sync_object: { where: "sync", ...placeTexts.sync_object },
  open_connections: { where: "sockets", ...placeTexts.open_connections },
  passages: { where: "cache", ...placeTexts.passages },
  previews: { where: "cache", ...placeTexts.previews },
  request_log: { where: "log", ...placeTexts.request_log },
  log_lines: { where: "log", ...placeTexts.log_lines },
  recovery: { where: "database", ...placeTexts.recovery },
  mailbox: { where: "mail", ...placeTexts.mailbox },
} as const satisfies Readonly<Record<string, Place>>;

type PlaceId = keyof typeof places;

/** What the privacy page says about each kind of data that leaves the device, and where it is stored. */
export const leaving: readonly (Leaving & { readonly places: readonly PlaceId[] })[] = [
  { ...leavingTexts.numbers, places: ["checkpoint", "operations", "shard_totals", "listeners", "counter_object"] },
  { ...leavingTexts.chapters, places: ["passages", "previews"] },
  { ...leavingTexts.cards, places: ["event_card_messages", "event_cards"] },
  { ...leavingTexts.triviaLive, places: ["trivia_round", "trivia_seats", "trivia_answers", "trivia_object"] },
  { ...leavingTexts.sync, places: ["sync_head", "sync_records", "sync_marks", "sync_object"] },
  {
    ...leavingTexts.abuse,
    places: ["card_posts", "rate_limit_attempts", "spending", "daily_writes", "daily_salts", "open_connections"],
  },
  { ...leavingTexts.security, places: ["security_events", "security_claims", "security_counts"] },
  { ...leavingTexts.requests, places: ["request_log", "log_lines"] },
  { ...leavingTexts.recovery, places: ["recovery"] },
  { ...leavingTexts.mail, places: ["mailbox"] },
];
