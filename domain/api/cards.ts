import * as z from "zod/mini";
import { messagesPerHour } from "./budgets.ts";
import { isBlank, isSuspicious, normaliseText } from "../text/sanitise.ts";
import { cardMessages, fieldMessages } from "./messages.ts";

/** docs/product/cards.md, "Limits and sentences". */
export const cardLimits = {
  nameCharacters: 100,
  messageCharacters: 500,
  cardIdCharacters: 100,
  userAgentCharacters: 200,
  postsPerWindow: messagesPerHour,
  windowMinutes: 60,
  pageSize: 50,
} as const;

export { cardMessages };

export const isCardId = (text: string): boolean => /^[A-Za-z0-9_-]{1,100}$/.test(text);

/** When a card was made, in milliseconds since the epoch, by its id; undefined for ids of other forms. */
export const cardMadeAt = (id: string): number | undefined => {
  const [, timestamp] = /^(\d{13})(?:-|$)/.exec(id) ?? [];
  return timestamp === undefined ? undefined : Number(timestamp);
};

/** Whether an id has the form of those that the server makes (docs/product/cards.md, "Card ids"); it may still be invented. */
export const isStartableCardId = (text: string): boolean => /^\d{13}-[0-9a-f]{32}$/.test(text);

/** In how many minutes one can write again. At least one, since nobody counts seconds. */
export const minutesToWait = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

/** Which card to start: one that the server made before, or none for a new one. */
export const startCardSchema = z.object({
  card_id: z.optional(z.string().check(z.refine(isStartableCardId, cardMessages.invalidCardId))),
});

/** A card that may be written on. */
export const startedCardSchema = z.object({
  card_id: z.string(),
  /** Sent with a message while the card has none. */
  start_token: z.string(),
});

export type StartedCard = z.infer<typeof startedCardSchema>;

const line = (maxCharacters: number, tooLong: string) =>
  z.string(cardMessages.required).check(
    z.overwrite(normaliseText),
    z.refine((text: string) => !isBlank(text), cardMessages.required),
    z.maxLength(maxCharacters, tooLong),
  );

/** Characters that turn the direction of what follows. A name of any script does without them. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu;

interface CardDetail {
  readonly maxCharacters: number;
  /** Why a text is refused: too long, or code. */
  readonly tooLong: string;
  readonly markup: string;
}

/**
 * What the first message on a card may say of the card itself, in one line each. Form, drafts, request, language filter,
 * table, responses, live frames, front and picture follow from this list.
 */
export const cardDetails = {
  /** For whom the card is. */
  recipient: {
    maxCharacters: 60,
    tooLong: cardMessages.recipientTooLong,
    markup: cardMessages.recipientMarkup,
  },
} as const satisfies Readonly<Record<string, CardDetail>>;

export type CardDetailName = keyof typeof cardDetails;

/** The details of a card. One that nobody gave is absent. */
export type CardDetails = { readonly [Name in CardDetailName]?: string | undefined };

export const cardDetailNames = Object.keys(cardDetails) as readonly CardDetailName[];

/** A record with a value for each detail. */
export const eachCardDetail = <Value>(valueOf: (name: CardDetailName) => Value): Record<CardDetailName, Value> =>
  Object.fromEntries(cardDetailNames.map((name) => [name, valueOf(name)])) as Record<CardDetailName, Value>;

/** The details among other fields, without the blank ones. */
export const cardDetailsOf = (fields: CardDetails): CardDetails =>
  Object.fromEntries(
    cardDetailNames.flatMap((name) => {
      const text = fields[name];
      return text === undefined || isBlank(text) ? [] : [[name, text]];
    }),
  );

/** A detail as it is sent. Blank: not given. */
const sentDetail = ({ maxCharacters, tooLong, markup }: CardDetail) =>
  z.optional(
    z.string().check(
      z.overwrite((text: string) => normaliseText(text.replace(turns, "").replace(/\s+/gu, " "))),
      z.maxLength(maxCharacters, tooLong),
      z.refine((text: string) => !isSuspicious(text), markup),
    ),
  );

/** A sum to solve before the next post (docs/product/cards.md, "The sum"). */
export const challengeSchema = z.object({
  question: z.string(),
  /** Signed by the server and sent back with the answer. Valid for this card, once, for a few minutes. */
  token: z.string(),
});

export type Challenge = z.infer<typeof challengeSchema>;

const answeredChallengeSchema = z.object({
  token: z.string().check(z.maxLength(200, fieldMessages.atMost(200))),
  answer: z.string().check(z.maxLength(20, fieldMessages.atMost(20))),
});

export type AnsweredChallenge = z.infer<typeof answeredChallengeSchema>;

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,100}$/, fieldMessages.token));

export const newCardMessageSchema = z.object({
  sender_name: line(cardLimits.nameCharacters, cardMessages.nameTooLong),
  message: line(cardLimits.messageCharacters, cardMessages.messageTooLong),
  /** Stored with the card's first message, ignored with later ones. */
  ...eachCardDetail((name) => sentDetail(cardDetails[name])),
  /** Chosen by the client. Sending the same key again returns the same message instead of creating a second one. */
  idempotency_key: z.optional(token),
  /** The server's word that this card may be written on. Needed while the card has no message. */
  start_token: z.optional(z.string().check(z.maxLength(100, fieldMessages.atMost(100)))),
  /** The solved sum, required after a post that was refused or looked suspicious. */
  challenge: z.optional(answeredChallengeSchema),
});

export const cardMessageSchema = z.object({
  id: z.string(),
  card_id: z.string(),
  sender_name: z.string(),
  message: z.string(),
  created_at: z.string(),
});

export type CardMessage = z.infer<typeof cardMessageSchema>;

const shownDetails = eachCardDetail(() => z.optional(z.string()));

/** The response to a post: the row and the token that deletes it, which is sent only once. */
export const postedMessageSchema = z.extend(cardMessageSchema, {
  ...shownDetails,
  delete_token: z.string(),
  /** For a request without a valid one: the device's token from now on. */
  device_token: z.optional(z.string()),
  /** True when the next post from this visitor must solve the sum in `challenge`. */
  step_up: z.boolean(),
  challenge: z.optional(challengeSchema),
});

export type PostedMessage = z.infer<typeof postedMessageSchema>;

export const cardPageSchema = z.object({
  ...shownDetails,
  messages: z.array(cardMessageSchema),
  total: z.int(),
  next_cursor: z.nullable(z.string()),
});

export type CardPage = z.infer<typeof cardPageSchema>;

export const cardCursorSchema = z.object({
  cursor: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/, fieldMessages.cursor))),
});

const frameBookmark = z.optional(z.string());

/** A frame of a card's live socket. `bookmark` is how recent a replica must be to include the change. */
export const cardFrameSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("added"),
    message: cardMessageSchema,
    ...shownDetails,
    bookmark: frameBookmark,
  }),
  z.object({ type: z.literal("removed"), id: z.string(), bookmark: frameBookmark }),
]);

export type CardFrame = z.infer<typeof cardFrameSchema>;

/** `POST /api/devices` */
export const newDeviceSchema = z.object({ device_token: z.string() });
