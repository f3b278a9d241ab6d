import { outboxDays } from "#domain/api/stats.ts";
import type { OnDevice } from "../schema/privacy.ts";

const untilErased = "until you erase it";
const nextGame = "until the game ends or another begins";
const nextDay = "until another day’s board begins";

const playing = (game: string): OnDevice => ({ what: `${game}: the game you are in`, kept: nextGame });
const board = (game: string): OnDevice => ({ what: `${game}: today’s board`, kept: nextDay });

/**
 * Every key that is written to this browser's storage. A key that a room declares and this list lacks fails a test
 * (`tests/units/privacy.test.ts`), and so does the reverse.
 */
export const deviceKeys = {
  "bible-notes": { what: "Your notes on verses", kept: untilErased },
  "bible-bookmarks": { what: "Verses you bookmarked", kept: untilErased },
  "bible-highlights": { what: "Verses you highlighted, and in which color", kept: untilErased },
  gbh_note_draft: { what: "A note you have begun", kept: "until you save or discard it" },
  gbh_last_read: { what: "Where you last read, so that you can go on from there", kept: untilErased },
  gbh_reading_comfort: { what: "How you like the text: size, spacing, width, page, words", kept: untilErased },
  gbh_recent_searches: { what: "Your last eight searches, to offer them again", kept: untilErased },
  gbh_dictionary_favourites: { what: "Words you starred in the dictionary", kept: untilErased },
  theme: { what: "Light, dark or as your device has it", kept: untilErased },
  gbh_shortcuts: { what: "Whether single keys are shortcuts", kept: untilErased },
  "prayer-wall-stats": { what: "Which prayers you prayed on the wall, and when", kept: untilErased },
  gbh_prayer_diary: { what: "Your prayer diary, word for word", kept: untilErased },
  gbh_prayer_draft: { what: "A prayer you have begun", kept: "until you save or discard it" },
  "daily-prayer-shield-stats": { what: "On which days you completed the shield", kept: untilErased },
  "mentor-me-jesus-stats": { what: "Which days with the mentor you completed", kept: untilErased },
  "gbh_mentor-answers": { what: "Your answers to the mentor’s questions", kept: untilErased },
  "bible-reading-stats": { what: "Reading plan: the days you read", kept: untilErased },
  "gbh_whole-bible-stats": { what: "Whole Bible plan: the days you read", kept: untilErased },
  "gbh_reading-plan": { what: "Which plan you read, and since when", kept: untilErased },
  "gbh_reading-archive": { what: "Years of reading that you put away", kept: untilErased },
  "birthday-sticker-stats": { what: "Birthday stickers you claimed, and when", kept: untilErased },
  salvationAcceptances: { what: "How often you accepted Jesus Christ here", kept: untilErased },
  deviceId: { what: "A random number, made when you accept Jesus Christ; it is never sent", kept: untilErased },
  gbh_game_trivia: playing("Trivia"),
  gbh_game_trivia_daily: board("Trivia"),
  gbh_game_wall_of_jericho: playing("Wall of Jericho"),
  gbh_game_wall_of_jericho_daily: board("Wall of Jericho"),
  gbh_game_bible_crossword_search: playing("Crossword"),
  gbh_game_bible_crossword_search_daily: board("Crossword"),
  gbh_game_play_n_pray: playing("Play N Pray"),
  gbh_game_wisdom_nuggets: playing("Wisdom Nuggets"),
  gbh_game_wisdom_nuggets_daily: board("Wisdom Nuggets"),
  gbh_game_scholar: playing("Bible Scholar"),
  gbh_game_scholar_daily: board("Bible Scholar"),
  gbh_game_reveal: playing("Tap to Reveal"),
  gbh_game_reveal_daily: board("Tap to Reveal"),
  gbh_game_daily_board: { what: "Your results on today’s boards", kept: nextDay },
  gbh_game_bests: { what: "Your best and your last result in each game", kept: untilErased },
  gbh_game_daily_days: { what: "Days on which you finished a board, for your streak", kept: untilErased },
  gbh_game_sound: { what: "Whether games make sounds", kept: untilErased },
  gbh_game_trophies: { what: "Badges you earned", kept: untilErased },
  gbh_trivia_asked: { what: "Which questions you were asked, so that none comes back too soon", kept: untilErased },
  gbh_trivia_live_seats: {
    what: "Rooms of Trivia live that you opened or joined today, with the tokens that lead back to your seats",
    kept: "until you leave the room; they are removed a day later",
  },
  gbh_trivia_asked_verses: {
    what: "Which verses endless games asked you, so that none comes back too soon",
    kept: untilErased,
  },
  gbh_my_cards: { what: "The last hundred event cards you opened", kept: untilErased },
  gbh_card_tokens: { what: "Keys by which you can delete the card messages you wrote", kept: untilErased },
  gbh_card_sender_name: { what: "The name you last signed a card with", kept: untilErased },
  gbh_card_drafts: { what: "Card messages you have begun, the last ten", kept: "until you send or clear them" },
  gbh_card_recipients: {
    what: "Whom cards are for that you have begun, the last ten",
    kept: "until you send or clear them",
  },
  gbh_card_attempt: {
    what: "A card message on its way, so that it arrives only once",
    kept: "until we know that it has arrived",
  },
  gbh_card_bookmark: {
    what: "How recent a card’s list must be to show what you wrote",
    kept: "until you write again; it is used for a day",
  },
  gbh_device_token: {
    what: "The random mark by which the server counts this device’s card messages. It is sent with them, and with the public numbers",
    kept: untilErased,
  },
  gbh_usage_stats: { what: "How often you played, shared, searched and prayed", kept: untilErased },
  gbh_usage_outbox: {
    what: "Counts that have not reached the server yet",
    kept: `until they have reached it, for ${outboxDays} days at most`,
  },
  gbh_sync: {
    what: "Your sync code, and where this device stands, if you made or joined one",
    kept: "until you end sync",
  },
  gbh_sync_versions: {
    what: "When each note and mark was changed, and on which of your devices, if you sync",
    kept: "until you end sync",
  },
  gbh_sync_devices: { what: "Your devices, and when each was last here, if you sync", kept: "until you end sync" },
  gbh_revision: { what: "A count of changes, which keeps open tabs in step", kept: untilErased },
} as const satisfies Readonly<Record<string, OnDevice>>;

export type DeviceKey = keyof typeof deviceKeys;

/** Keys whose names are made as needed. */
export const deviceKeyPatterns = {
  "gbh_quarantine_{key}_{n}": {
    what: "Something stored that could not be read, set aside as it was",
    kept: untilErased,
  },
  gbh_probe: { what: "A test whether anything can be stored here", kept: "for an instant" },
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
  "lampstand-kept-{translation}": { what: "A translation that you chose to keep", kept: "until you remove it" },
  "lampstand-book-face": {
    what: "The letters of Source Serif, on Android or if you chose it",
    kept: "until you erase everything",
  },
} as const satisfies Readonly<Record<string, OnDevice>>;
