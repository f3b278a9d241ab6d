import type { Leaving } from "../schema/privacy.ts";
import { leavingTexts } from "./leaving-texts.ts";
import type { PlaceId } from "./places.ts";

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
