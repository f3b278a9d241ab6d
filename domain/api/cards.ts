import * as z from "zod/mini";
import { isBlank, normaliseText } from "../text/sanitise.ts";

/** Limits of specification 2, section 9. */
export const cardLimits = {
  nameCharacters: 100,
  messageCharacters: 500,
  cardIdCharacters: 100,
  userAgentCharacters: 200,
  postsPerWindow: 5,
  windowMinutes: 60,
  pageSize: 50,
} as const;

/** Messages from specification 2, sections 5 and 8. */
export const cardMessages = {
  required: "All fields are required",
  nameTooLong: "Name must be 100 characters or less",
  messageTooLong: "Message must be 500 characters or less",
  invalidCardId: "Invalid card ID",
  language: "Message contains inappropriate content",
  sumFirst: "Please solve the small sum first.",
  sumWrong: "That’s not quite right. Here’s another one.",
  limited: "Too many messages submitted for this card. Please try again later.",
  notSaved: "Failed to save message",
  notLoaded: "Failed to load messages",
} as const;

export const isCardId = (text: string): boolean => /^[A-Za-z0-9_-]{1,100}$/.test(text);

/**
 * A new card id, `{timestamp}-{random}`, that nobody can guess (decision 27).
 * @param now milliseconds since the epoch
 * @param randomHex returns the given number of random bytes as hexadecimal
 */
export const newCardId = (now: number, randomHex: (bytes: number) => string): string => `${now}-${randomHex(16)}`;

const line = (maxCharacters: number, tooLong: string) =>
  z.string(cardMessages.required).check(
    z.overwrite(normaliseText),
    z.refine((text: string) => !isBlank(text), cardMessages.required),
    z.maxLength(maxCharacters, tooLong),
  );

/** A sum to solve before the next post (decision 30). */
export const challengeSchema = z.object({
  question: z.string(),
  /** Signed by the server and sent back with the answer. Valid for this card, once, for a few minutes. */
  token: z.string(),
});

export type Challenge = z.infer<typeof challengeSchema>;

const answeredChallengeSchema = z.object({
  token: z.string().check(z.maxLength(200, "At most 200 characters.")),
  answer: z.string().check(z.maxLength(20, "At most 20 characters.")),
});

export type AnsweredChallenge = z.infer<typeof answeredChallengeSchema>;

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,100}$/, "Please use 8 to 100 letters, digits, hyphens or underscores."));

export const newCardMessageSchema = z.object({
  sender_name: line(cardLimits.nameCharacters, cardMessages.nameTooLong),
  message: line(cardLimits.messageCharacters, cardMessages.messageTooLong),
  /** Chosen by the client. Sending the same key again returns the same message instead of creating a second one. */
  idempotency_key: z.optional(token),
  /** The browser's fingerprint. It can only tighten the rate limit (decision 26). */
  fingerprint: z.optional(z.string().check(z.maxLength(200, "At most 200 characters."))),
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

/** The response to a post: the row and the token that deletes it, which is sent only once. */
export const postedMessageSchema = z.extend(cardMessageSchema, {
  delete_token: z.string(),
  /** True when the next post from this visitor must solve the sum in `challenge` (decision 30). */
  step_up: z.boolean(),
  challenge: z.optional(challengeSchema),
});

export type PostedMessage = z.infer<typeof postedMessageSchema>;

export const cardPageSchema = z.object({
  messages: z.array(cardMessageSchema),
  total: z.int(),
  next_cursor: z.nullable(z.string()),
});

export type CardPage = z.infer<typeof cardPageSchema>;

export const cardCursorSchema = z.object({
  cursor: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/, "This isn’t a valid cursor."))),
});

const frameBookmark = z.optional(z.string());

/** A frame of a card's live socket. `bookmark` is how recent a replica must be to include the change. */
export const cardFrameSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("added"), message: cardMessageSchema, bookmark: frameBookmark }),
  z.object({ type: z.literal("removed"), id: z.string(), bookmark: frameBookmark }),
]);

export type CardFrame = z.infer<typeof cardFrameSchema>;
