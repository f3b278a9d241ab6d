import { live } from "#domain/trivia-live/config.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import { embeddedNames } from "#domain/scripture/translations/translations.ts";
import { cardDetailTexts } from "#domain/site/cards/messages.ts";
import { eachCardDetail } from "#domain/api/cards.ts";
import { site } from "#domain/site/site.ts";
import type { Leaving, OnDevice, PlaceText } from "../schema/privacy.ts";

/**
 * Every field of the lines that the server's code writes to Cloudflare's log. `worker/log.ts` accepts no other: a new field
 * that is not described here does not compile.
 */
export const logFields = {
  message: "What happened, in fixed words",
  requestId: "A random number of the request, also in its answer, to find the two together",
  method: "Whether something was read or written",
  path: "The address asked for without what follows a question mark; it can name a card or a passage",
  status: "The answer’s code",
  error: "The error in the program’s or the database’s words",
  stack: "Where in our code the error was",
  type: "Which entry of the security log could not be written",
  isForAll: "Whether the day’s ceiling holds for all devices or for new ones",
  kind: "Which limit refused a message",
  key: "Which passage of the public service could not be read from the cache",
  translation: "Which translation the public service could not give",
  range: "Which passage that was",
  reason: "Why it could not",
} as const;

export type LogField = keyof typeof logFields;

const aDay = "a day";
const days = (count: number): string => `${count} days`;
const logged = days(retentionDays.log);
const twoDays = `${retentionDays.today * 24} hours at most`;

const triviaRoom = `until ${live.lifeMs / 3_600_000} hours and ${live.farewellMs / 60_000} minutes after the room was opened`;

const syncStore = `until you erase it; otherwise ${syncLimits.unusedDays} days after a device last asked`;

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
      ...eachCardDetail((name) => cardDetailTexts[name].stored),
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
      network_56: "A coarser fingerprint, covering the addresses of a household",
      network_48: "A still coarser fingerprint, covering a whole network",
      is_new_card: "Whether it was the card’s first",
    },
  },
  rate_limit_attempts: {
    title: "Sums to solve",
    kept: aDay,
    fields: {
      id: "A random number",
      key: "What must be solved: the card, with the day’s fingerprint of the address, or that of the device on this card",
      at: "When",
    },
  },
  spending: {
    title: "Budgets",
    kept: aDay,
    fields: {
      key: "What was used (also by other programs’ checks of a limit), with the day’s fingerprint of the address; nothing for the site’s own budgets",
      at: "When",
      amount: "How much",
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
      is_open: "Whether anything was counted since this row was written",
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
    kept: "as long as the public numbers",
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
        "The room’s code and random number, its level, its questions, where the game is, whether it is locked, when it was opened and when the host was last there; fingerprints of the host’s network and of networks that were taken out",
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
      network: "A fingerprint of the address’s network, so that no network takes all seats",
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
    title: "Cloudflare’s record of requests in which something failed or was refused",
    kept: days(retentionDays.requestLogs),
    fields: {
      request: "When, which address was asked for, and the headers that the browser sent",
      connection: "What Cloudflare adds to them, which can include the address you connect from and its country",
      result: "The answer’s code and how long it took",
    },
  },
  log_lines: {
    title: "Lines that our code adds to it",
    kept: days(retentionDays.requestLogs),
    fields: logFields,
  },
  recovery: {
    title: "The database as it was at any earlier moment",
    kept: days(retentionDays.recovery),
    fields: { everything: "All of the database’s tables, including what was deleted from them since" },
  },
  mailbox: {
    title: "Mail to us",
    kept: days(retentionDays.mail),
    fields: { mail: "Your words, your mail address and name, and when you wrote" },
  },
} as const satisfies Readonly<Record<string, PlaceText>>;

/** What the privacy page says about each kind of data that leaves the device. */
export const leavingTexts = {
  numbers: {
    title: "Public numbers",
    what: "When you open the site, search, play, share or say that you have prayed, a public number goes up by one. Your browser sends these together, every few minutes, with a random number so that they are not counted twice. A prayer on the prayer wall also sends the number of its subject and how many seconds ago it was, for the total under that subject. It says nothing about you, what you searched for or what you prayed.",
    howLong: `The totals stay; those for a subject until the end of the next day. The random numbers, with how many of each came with them, are not linked to a subject or an address, and are deleted after ${operationMemoryDays} days.`,
    remove: "Nothing in the numbers can be traced back to you.",
  },
  chapters: {
    title: "Chapters and searches",
    what: `Chapters of the ${embeddedNames("en-GB")} and the word lists for searching come as files from this site, and your browser does the searching. What you search for is not sent. For any other translation, our server asks a public Bible text service, for other languages and for commentaries a second one. They see the passage, but not who is reading it.`,
    howLong: `We write down nothing about chapters that come as files. A passage from a public service is kept for up to ${retentionDays.passages} days for the next reader, without who asked for it, and so is the picture that others show beside a link to a chapter or verses, for up to ${retentionDays.previews} days.`,
    remove:
      "Nothing to remove. If you download a translation, in whichever language, not even its files are requested.",
  },
  cards: {
    title: "Messages on event cards",
    what: "The name and message you write on a card, and the time; with the first message also whom the card is for, if you say so. Everyone who has the card’s link can read them. Your browser’s name and version (at most 200 characters) are stored with them but never shown; your address is not stored.",
    howLong: "Until you delete it; whom the card is for, until its last message is deleted. Cards have no end.",
    remove: "You can delete your message on the device you wrote it on. Otherwise, write to us with the card’s link.",
  },
  triviaLive: {
    title: "Trivia live",
    what: "When you open or join a room, our server keeps the room: its code, its questions, the names of the Bible that its players drew, what they chose and how quickly. Everyone in the room sees these names and their points. You type no name; your device makes a random number for your seat, and keeps a token that leads back to it.",
    howLong: "Two hours and ten minutes after the room was opened, all of it is deleted.",
    remove: "It is deleted automatically. If you leave a room, your name disappears from its scoreboard at once.",
  },
  sync: {
    title: "Sync, if you make a code",
    what: "Your notes, highlights, bookmarks, prayer diary, answers, plan, streaks, badges, cards and reading settings, and a list of your devices, sealed on your device with a key that is made from the code. The server stores them without being able to read them. It sees the address you connect from, when your devices sync, and how much.",
    howLong: `Until you erase it; ${syncLimits.unusedDays} days after a device last asked, all of it is deleted. That it was erased is known for ${syncLimits.erasedDays} days, so that your other devices can say so.`,
    remove: "‘Erase from the server’, above, deletes it at once. Ending sync on a device leaves it for your others.",
  },
  abuse: {
    title: "Protection against abuse",
    what: "To count messages, the server makes a fingerprint of the address you connect from, using a secret that changes every day. The address itself is not stored. With your first card message, your device gets a random mark from the server, so that people who share a connection are counted separately. It says nothing but when it was made, and the server keeps only a fingerprint of it, another one on each card. While a page shows live numbers, an open card or a room of Trivia live, or syncs, its connection has such a fingerprint, too. So that nobody can drive up the public numbers, the server also counts for an hour how many come from a network, by a fingerprint of its address; if your device has a mark, it is sent with them, and only its age is looked at.",
    howLong:
      "What is counted of a message is kept for a day, what is counted of a network’s numbers for an hour, a day at most, and the daily secrets for 48 hours at most. Without its secret, nobody can tell whose fingerprint it was (but see the copies for recovery below).",
    remove: "They are deleted automatically. Erasing your data on this device removes the mark.",
  },
  security: {
    title: "Security log",
    what: "Each card message that is accepted gets a line in our security log: when, on which card, your browser’s name and version, and the day’s fingerprint of your network; not its words, and not your name. One that is refused for its words or by a limit gets a line too, and so does a failure of our database. If a foreign script or frame gets into a page, or a request is blocked, your browser reports that: what it was and on which page, without what you searched for.",
    howLong: `${retentionDays.log} days.`,
    remove: "It is deleted automatically.",
  },
  requests: {
    title: "Records of requests",
    what: "This site runs on Cloudflare’s network. If something fails or is refused while our own code answers a request (cards, numbers, rooms of Trivia live, sync, passages of translations that are not stored here, shared verses, pictures for links, and pages that do not exist), our code writes a line that says what. With it the network records for us the time, the address that was asked for, and what a browser sends along, which can include the address you connect from. We look at these records only to find faults and stop attacks. Other requests leave no such record.",
    howLong: `${retentionDays.requestLogs} days.`,
    remove: "They are deleted automatically.",
  },
  recovery: {
    title: "Copies for recovery",
    what: "So that an accident cannot destroy what people wrote, Cloudflare lets us set the database back to any moment of recent weeks. Until that time has passed, what was deleted could be brought back: a message you deleted, a line of the log, and a day’s secret, with which a fingerprint could be compared again. We do this only after a loss, and what had expired is deleted again within the hour. If it brings back a message that you had deleted, delete it once more, or tell us.",
    howLong: `${retentionDays.recovery} days after something was deleted.`,
    remove: "These copies cannot be changed one by one; they expire.",
  },
  mail: {
    title: "Prayer requests and other mail",
    what: `‘Request Prayer’ opens a draft in your own mail program. Nothing is sent unless you send it. Then it goes to ${site.supportEmail} like any letter: your mail provider and ours handle it, and we see your mail address, your name as your program gives it, and your words. A person reads it and prays. It is not copied into this site, not shown to other visitors and not passed on. On the site itself, only the number of requests goes up by one.`,
    howLong: `We delete it within ${retentionDays.mail} days.`,
    remove: "Write to us and we delete it sooner. Your own copy is in your mail program.",
  },
} as const satisfies Readonly<Record<string, Leaving>>;

const untilErased = "until you erase it";

/** Keys whose names are made as needed. */
export const deviceKeyPatterns = {
  "gbh_quarantine_{key}_{n}": {
    what: "Something stored that could not be read, set aside as it was",
    kept: untilErased,
  },
  gbh_probe: { what: "A test of whether anything can be stored here", kept: "for an instant" },
} as const satisfies Readonly<Record<string, OnDevice>>;

/** The browser's caches for files. There is no other storage: no cookies, no IndexedDB, no session storage. */
export const deviceCaches = {
  "lampstand-shell-{build}": {
    what: "The site’s own scripts, styles and pictures, so that it opens offline",
    kept: "until two newer versions have replaced them",
  },
  "lampstand-visited": {
    what: "Chapters you opened and word lists you searched, which show what you read",
    kept: "until you erase everything, or the text is corrected",
  },
  "lampstand-kept-{translation}": {
    what: "A translation that you downloaded; chapters of a commentary that you read",
    kept: "until you remove it",
  },
  "lampstand-book-face": {
    what: "The letters of Source Serif, on Android or if you chose it",
    kept: "until you erase everything",
  },
} as const satisfies Readonly<Record<string, OnDevice>>;
