import { languageMessages, lookupMessages } from "#domain/scripture/messages.ts";
import type { Translated } from "../text/translated.ts";
import { live } from "../trivia-live/config.ts";
import { messagesPerCard } from "./budgets.ts";

/** What an error of the API says where nothing more is known than its code. */
export const errorMessages = {
  malformed_request: "We couldn’t read this request.",
  passage_too_long: "Please ask for no more than one book at a time.",
  forbidden_origin: "Only this site’s own pages can do this.",
  forbidden: "You’re not allowed to do this.",
  step_up_required: "Please solve the small sum first.",
  card_not_started:
    "Nobody has written on this card, and it wasn’t started here. Please choose a new one from the menu.",
  route_not_found: "There’s nothing at this address. See /api/docs for everything the API offers.",
  not_found: "We couldn’t find that.",
  translation_not_found: "We don’t have that translation.",
  method_not_allowed: "This address doesn’t support that method.",
  card_full: "This card is full.",
  room_closed: "Nobody can join this room now.",
  sync_full: "The synced data is full.",
  sync_erased: "What was synced under this code has been erased.",
  payload_too_large: "The request body is too large.",
  unsupported_media_type: "Please send the body as application/json.",
  invalid_input: "Some of the values aren’t valid.",
  keyword_search: lookupMessages.keyword,
  upgrade_required: "This address only accepts WebSocket connections.",
  not_offered: "Only json is offered.",
  rate_limited: "Too many requests. Please try again later.",
  internal: "Something went wrong on our side. Please try again later.",
  upstream_failed: lookupMessages.failed,
  upstream_unreachable: "The service that has this text can’t be reached. Please try again later.",
  unavailable: "This isn’t available right now. Please try again later.",
  upstream_timeout: lookupMessages.timeout,
} as const;

/** What an error of the API says where more is known than its code. */
export const refusalMessages = {
  notJson: "The request body isn’t valid JSON.",
  notObject: "The request body must be a JSON object.",
  nested: (levels: number): string => `The request body is nested more than ${levels} levels deep.`,
  tooLarge: (bytes: number): string => `The request body is larger than ${bytes} bytes.`,
  longQuery: (characters: number): string => `The query of the address is longer than ${characters} characters.`,
  cutOff: "The request body was cut off.",
  mediaType: (types: readonly string[]): string => `Please send the body as ${types.join(" or ")}.`,
  writeAgain: (minutes: number): string =>
    `You can write again in ${minutes === 1 ? "a minute" : minutes < 60 ? `${minutes} minutes` : "an hour"}.`,
  notDeleted: "Failed to delete message",
  notAuthor: "Only the author can delete a message.",
  keyUsed: "This key was already used for another message.",
  postingIsOff: "Posting is switched off until this site is set up.",
  countersClosed: "The counters take no more today.",
  noTopic: "Only prayers_submitted can have a topic.",
  translations: (asked: string, known: readonly string[]): string =>
    `We don’t have the translation “${asked}”. You can choose from ${known.join(", ")}, and more that /api/bible/data lists.`,
  translationsHere: (known: readonly string[]): string =>
    `This only works with these translations: ${known.join(", ")}.`,
  noBook: "We couldn’t find that book. Please use its three-letter id, such as JHN.",
  noChapter: "This book doesn’t have that chapter.",
  lastChapter: (asked: string, book: string, chapters: number): string =>
    `There is no ${asked}: ${book} has ${chapters === 1 ? "one chapter" : `${chapters} chapters`}.`,
  lastVerse: (asked: string, chapter: string, verses: number): string =>
    `There is no ${asked}: ${chapter} has ${verses} verses.`,
  omitted: (passage: string): string => `${passage} is omitted in this translation.`,
  passages: (most: number): string => `Please ask for no more than ${most} passages at a time in this translation.`,
  chapters: (most: number): string => `Please ask for no more than ${most} chapters at a time from this source.`,
  verses: (most: number): string => `Please ask for no more than ${most} verses at a time.`,
  noWords: "Only the King James Version (kjv) has words.",
  wordNumber: "Please use a number like H7225 or G26.",
  noWord: (asked: string): string => `There is no word with the number ${asked}.`,
  noComment: (authors: string): string => `${authors}: no commentary on this chapter.`,
  noCommentary: (authors: string): string =>
    `The commentary of ${authors} is no longer offered by its source. Please choose another one.`,
  noSubject: (asked: string): string => `There is no subject “${asked}”. /api/subjects lists them all.`,
  nearestSubjects: (asked: string, near: string): string =>
    `There is no subject “${asked}”. Nearest: ${near}. /api/subjects lists them all.`,
  cursor: "This cursor doesn’t belong to this search.",
  notWhole: "Only translations of other languages come as one file from here.",
  notStored: "Only translations stored on this site can be downloaded as one file.",
  languages: (known: readonly string[]): string => `References can be read in these languages: ${known.join(", ")}.`,
  notEmbedded: "Only addresses of chapters and verses in a translation stored here can be embedded.",
} as const;

/** What a value of a request must be. Those of cards, sync and rooms are with theirs. */
export const fieldMessages = {
  /** What the schemas say where they have no sentence of their own. */
  invalid: "Invalid input",
  text: "Please give this as text.",
  number: "Please give this as a number.",
  whole: "Please give this as a whole number.",
  list: "Please give this as a list.",
  object: "Please give this as an object.",
  atMost: (characters: number | string): string => `At most ${characters} characters.`,
  reports: "At most 20 reports.",
  oneOf: (names: string): string => `Please use one of ${names}.`,
  wholeUpTo: (most: number | string): string => `Please use a whole number from 1 to ${most}.`,
  wholeFromZero: "Please use a whole number from 0.",
  token: "Please use 8 to 100 letters, digits, hyphens or underscores.",
  cursor: "This isn’t a valid cursor.",
  term: "Please enter a search term.",
  bookIds: "Please use three-letter book ids, such as PSA,JHN.",
  testament: "Please use OT or NT.",
  trueOrFalse: "Please use true or false.",
  bytes: "Please give a number of bytes.",
  date: "Please give the date as YYYY-MM-DD.",
  catalogue: "Please use card or year.",
  feedLanguage: "Please use en or es.",
  pixels: "Please give whole pixels.",
  languageTag: "Please use a language tag, such as es or pt-BR.",
  references: (most: number | string): string => `Please name one to ${most}, separated by semicolons.`,
  translations: (most: number | string): string => `Please name one to ${most}, separated by commas.`,
  address: "Please give the address of a page of this site.",
  shortName: "Please give a short name.",
  nameCharacters: "Please use a short name of letters, digits, dots, colons, hyphens or underscores.",
} as const;

/** What counts must be, and the topics of prayers. */
export const countMessages = {
  operationId: "Please use an id of 16 to 64 letters, digits and hyphens.",
  oneAtATime: "Please count one at a time, or send a batch.",
  secondsAgo: (days: number | string): string => `Please give a whole number of seconds, up to ${days} days.`,
  counter: "There’s no counter with that name.",
  counters: "Please name at least one counter.",
  counterOnce: "Please name each counter once.",
  prayers: "Please count each prayer in prayers_submitted, too.",
  topic: (most: number | string): string => `Please choose a topic from 1 to ${most}.`,
  wholeFromOne: "Please use a whole number from 1 up.",
  noMore: (most: number | string): string => `Please use ${most} at most.`,
} as const;

/** Messages shown to visitors of a card (docs/product/cards.md, "Limits and sentences"). */
export const cardMessages = {
  required: "All fields are required",
  nameTooLong: "Name must be 100 characters or less",
  messageTooLong: "Message must be 500 characters or less",
  recipientTooLong: "The name on the front must be 60 characters or less",
  recipientMarkup: "Please write only a name on the front",
  invalidCardId: "Invalid card ID",
  language: "Message contains inappropriate content",
  sumFirst: "Please solve the small sum first.",
  sumWrong: "That’s not quite right. Here’s another one.",
  limited: "Too many messages submitted for this card. Please try again later.",
  networkLimited: "Too many messages came from your network within an hour.",
  newCardsLimited: "Too many new cards were started from your network within an hour.",
  full: `This card is full: it holds ${messagesPerCard.toLocaleString("en")} messages. Please start another one.`,
  notStarted: "Nobody has written on this card, and it wasn’t started here. Please choose a new one from the menu.",
  closed: "So many messages were written today that no more can be added. Please come back tomorrow (UTC).",
  notSaved: "Failed to save message",
  notLoaded: "Failed to load messages",
} as const;

export const syncMessages = {
  unknown: "There’s no synced data under this code.",
  erased: "What was synced under this code has been erased everywhere.",
  full: "The synced data is full. Please remove something, then try again.",
  tooManyStores: "Too many codes were made from your network within an hour.",
  tooManyWrites: "Too many changes at once. They will be sent in a minute.",
  recordName: "Please use 22 characters of base64url.",
  records: (most: number | string): string => `Please send 1 to ${most} records.`,
  recordSize: "A record has at most 16 kB.",
  base64url: "Please use base64url.",
  pageNumber: "Please use the number from the page before.",
} as const;

export const liveMessages = {
  notFound: "There’s no room with this code. Codes have five letters; check the host’s screen.",
  tooManyCodes: "Too many wrong codes came from your network. Please try again later.",
  tooManyRooms: "Too many rooms were opened from your network within an hour.",
  full: `This room is full: ${live.maxPlayers} people are playing.`,
  crowded: "This room has no more seats for your network. Try another connection, such as mobile data.",
  locked: "The host has locked this room.",
  over: "This game is over.",
  removed: "The host has taken you out of this room.",
  noCode: "Every code that we tried is taken. Please try again.",
  hexadecimal: "Please use 32 hexadecimal digits.",
} as const;

/** Every sentence that the API says to people. */
export const apiSentences = {
  errors: errorMessages,
  refusals: refusalMessages,
  fields: fieldMessages,
  counts: countMessages,
  cards: cardMessages,
  sync: syncMessages,
  live: liveMessages,
  lookup: lookupMessages,
  languages: languageMessages,
} as const;

export type ApiSentences = Translated<typeof apiSentences>;

/** One of them, in whichever language it is asked for. */
export type Sentence = (words: ApiSentences) => string;
