import { live } from "#domain/trivia-live/config.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import type { PlaceText } from "../schema/privacy.ts";
import { logFields } from "./log-fields.ts";

const aDay = "a day";
const days = (count: number): string => `${count} days`;
const logged = days(retentionDays.log);
const twoDays = `${retentionDays.today * 24} hours at most`;

const triviaRoom = `${live.lifeMs / 3_600_000} hours and ${live.farewellMs / 60_000} minutes after the room was opened`;

const syncStore = `until you erase it everywhere; otherwise ${syncLimits.unusedDays} days after a device last asked`;

const browser =
  "Your browser’s name and version, at most 200 characters, to see what a fault or an attack has in common";
const noAddress = "Always empty. The database refuses an address";

/** The description of each place in places.ts: contents, retention, and every column, key and field. */
export const placeTexts = {
  event_card_messages: {
    title: "Card messages",
    kept: "until their author deletes them, or asks us to",
    fields: {
      id: "A number of the message that begins with its time",
      card_id: "The card it stands on",
      sender_name: "The name it is signed with",
      message: "Its words",
      created_at: "When it was written",
      ip_address: noAddress,
      user_agent: "The name and version of the author’s browser, at most 200 characters; it is never shown",
      idempotency_key:
        "A fingerprint of a random number that the device chose, so that a message that is sent twice is stored once",
      delete_digests: "A fingerprint of what deletes the message, which only its author’s device has",
    },
  },
  event_cards: {
    title: "Whom cards are for",
    kept: "until the card’s last message is deleted, or somebody asks us to",
    fields: {
      card_id: "The card",
      recipient: "The name on its front, if whoever started the card wrote one, at most 60 characters",
    },
  },
  card_posts: {
    title: "Counts of card messages",
    kept: aDay,
    fields: {
      id: "The message’s number",
      at: "When it was written",
      card_id: "The card",
      device: "A fingerprint of the device’s random mark, another one on each card",
      network_64: "The day’s fingerprint of the address it came from; for newer addresses, of their first half",
      network_56: "The same of a shorter part of the address, that of a household",
      network_48: "The same of a still shorter part, that of a large network",
      is_new_card: "Whether it was the card’s first",
    },
  },
  rate_limit_attempts: {
    title: "Sums to solve, and limits that other programs check",
    kept: aDay,
    fields: {
      id: "A random number",
      key: "What was attempted (also a room of Trivia live, a code of one, or a new sync code), with the day’s fingerprint of the address, or that of the device on this card",
      at: "When",
    },
  },
  daily_writes: {
    title: "How much was written on a day",
    kept: twoDays,
    fields: {
      day: "The day",
      messages: "How many messages all visitors wrote",
      unproven_messages: "How many of them came from new devices",
      logged: "Whether the day’s ceiling was reached",
    },
  },
  daily_salts: {
    title: "Daily secrets of the fingerprints",
    kept: twoDays,
    fields: {
      day: "The day",
      salt: "A random number. Without it nobody can tell whose fingerprint of that day is whose",
    },
  },
  security_events: {
    title: "Security log: what the server saw",
    kept: logged,
    fields: {
      id: "A running number",
      at: "When",
      event_type: "What happened: a message was accepted or refused, a limit was reached, the database failed",
      severity: "How serious it is",
      details: "The card it happened on, or the error",
      ip_address: noAddress,
      user_agent: browser,
      session_id: "Always empty",
      visitor: "The day’s fingerprint of the network it came from",
    },
  },
  security_claims: {
    title: "Security log: what browsers report",
    kept: logged,
    fields: {
      id: "A running number",
      day: "The day",
      digest: "A checksum of the report, so that the same one is counted and not stored again",
      event_type: "What is reported",
      severity: "How serious that would be",
      details: "Which script, frame, request or key was blocked, and on which page, without what was searched for",
      reports: "How often it was reported on that day",
      first_at: "When first",
      last_at: "When last",
      user_agent: browser,
      session_id: "A random number that lives as long as the open page that reported it first",
      visitor: "The day’s fingerprint of the network that reported it first",
    },
  },
  security_counts: {
    title: "Security log: how many of each kind",
    kept: logged,
    fields: { day: "The day", name: "The kind", count: "How many" },
  },
  checkpoint: {
    title: "The public numbers",
    kept: "always; those for a subject of prayer until the end of the next day, fingerprints for a day at most",
    fields: {
      id: "Always the same number: there is one row",
      number: "A running number",
      part: "In which of its tables a counter now writes what it counts",
      totals: "How many of each, and of each subject of the prayer wall on the day",
      writes: "How many on the day, for the day’s ceiling",
      networks: "How many were added from each network in the last hour, by a fingerprint of the address",
    },
  },
  operations: {
    title: "What has been counted already, in seven tables by day",
    kept: days(operationMemoryDays),
    fields: {
      id: "The random number that counts were sent with",
      checkpoint: "After which state of the public numbers it came",
      gains: "How many of each were sent with it, without subjects of prayer",
    },
  },
  shard_totals: {
    title: "Numbers of the counters that share the work",
    kept: "as the public numbers",
    fields: { shard: "Which counter", totals: "How many of each" },
  },
  listeners: {
    title: "Counters with visitors who watch",
    kept: "while somebody watches",
    fields: { shard: "Which counter" },
  },
  counter_object: {
    title: "A counter’s own settings",
    kept: "always",
    fields: { name: "Its name", alarm: "When it next tidies up" },
  },
  trivia_round: {
    title: "Trivia live: the room",
    kept: triviaRoom,
    fields: {
      id: "Always the same number: there is one row",
      version: "How the next field is written",
      round:
        "The room’s code and random number, its level, its questions, where the game is, whether it is locked, when it was opened and when the host was last there",
    },
  },
  trivia_seats: {
    title: "Trivia live: the players",
    kept: triviaRoom,
    fields: {
      seat: "The player’s number in the room",
      name: "The name of the Bible that was drawn",
      device_key: "A random number that the device made for this room, so that joining twice gives one seat",
      status: "Whether the player is in, has left, or was taken out by the host",
    },
  },
  trivia_answers: {
    title: "Trivia live: the answers",
    kept: triviaRoom,
    fields: {
      question: "To which question",
      seat: "Whose",
      choice: "Which of the four",
      elapsed_ms: "After how many thousandths of a second",
    },
  },
  trivia_object: {
    title: "Trivia live: the room’s clock",
    kept: triviaRoom,
    fields: { alarm: "When something happens next" },
  },
  sync_head: {
    title: "Sync: the store of one code",
    kept: syncStore,
    fields: {
      id: "Always the same number: there is one row",
      token_digest: "A checksum of the key by which devices with the code are let in; not the key, and not the code",
      epoch: "A random number of this store",
      sequence: "How many changes it has taken",
      mark: "A random number of the last change",
      used_on: "The day on which a device last asked",
      erased_at: "When it was erased, if it was; then nothing else is left",
    },
  },
  sync_records: {
    title: "Sync: sealed notes, marks and settings",
    kept: syncStore,
    fields: {
      name: "A code for what it is, which only your devices understand",
      sequence: "The number of the change that brought it",
      data: "What your device has sealed: without your twelve words nobody can open it",
    },
  },
  sync_marks: {
    title: "Sync: where devices stood",
    kept: syncStore,
    fields: {
      sequence: "The number of a change",
      mark: "A random number, so that a device notices if the store was set back",
    },
  },
  sync_object: {
    title: "Sync: when the store ends",
    kept: syncStore,
    fields: { alarm: "When it is deleted unless a device asks before" },
  },
  open_connections: {
    title: "Live connections of open pages",
    kept: "while the page is open",
    fields: {
      tags: "A fingerprint of the address’s network, so that no network takes all places; in a room of Trivia live also whose seat it is",
      attachment: "When the connection was opened; in a room of Trivia live also whose seat it is",
    },
  },
  passages: {
    title: "Passages of translations that are not stored here",
    kept: `${days(retentionDays.passages)} at most`,
    fields: {
      key: "Which passage, of which translation; not who asked for it",
      answer: "Its words",
      "X-Kept-At": "When it was fetched",
    },
  },
  previews: {
    title: "Pictures that others show beside a link to a chapter or verses",
    kept: `${days(retentionDays.previews)} at most`,
    fields: {
      key: "Which chapter or verses, of which translation; not who asked for it",
      answer: "The picture",
    },
  },
  request_log: {
    title: "Cloudflare’s record of requests that our code answers",
    kept: days(retentionDays.requestLogs),
    fields: {
      request: "When, which address was asked for, and the headers that the browser sent",
      connection: "What Cloudflare adds to them, which can include the address you connect from and its country",
      result: "The answer’s code and how long it took",
    },
  },
  log_lines: {
    title: "Lines that our code adds to it when something fails",
    kept: days(retentionDays.requestLogs),
    fields: logFields,
  },
  recovery: {
    title: "The database as it was at any earlier moment",
    kept: days(retentionDays.recovery),
    fields: { everything: "All of the database’s tables, also what was deleted from them since" },
  },
  mailbox: {
    title: "Mail to us",
    kept: days(retentionDays.mail),
    fields: { mail: "Your words, your mail address and name, and when you wrote" },
  },
} as const satisfies Readonly<Record<string, PlaceText>>;
