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

/** Sentences of specification 2, sections 5 and 8. */
export const cardMessages = {
  required: "All fields are required",
  nameTooLong: "Name must be 100 characters or less",
  messageTooLong: "Message must be 500 characters or less",
  invalidCardId: "Invalid card ID",
  language: "Message contains inappropriate content",
  sumFirst: "Please answer the small sum first.",
  sumWrong: "That is not it. Here is another one.",
  limited: "Too many messages submitted for this card. Please try again later.",
  notSaved: "Failed to save message",
  notLoaded: "Failed to load messages",
} as const;

export const isCardId = (text: string): boolean => /^[A-Za-z0-9_-]{1,100}$/.test(text);

/** `{timestamp}-{random}` (decision 27): nobody guesses a card's address. `randomHex` gives that many random bytes. */
export const newCardId = (now: number, randomHex: (bytes: number) => string): string => `${now}-${randomHex(16)}`;

const line = (maxCharacters: number, tooLong: string) =>
  z.string(cardMessages.required).check(
    z.overwrite(normaliseText),
    z.refine((text: string) => !isBlank(text), cardMessages.required),
    z.maxLength(maxCharacters, tooLong),
  );

/** A sum that the server asks for before the next post (decision 30). */
export const challengeSchema = z.object({
  question: z.string(),
  /** Signed by the server; it goes back with the answer. Good for this card and once, for a few minutes. */
  token: z.string(),
});

export type Challenge = z.infer<typeof challengeSchema>;

const answeredChallengeSchema = z.object({
  token: z.string().check(z.maxLength(200, "At most 200 characters.")),
  answer: z.string().check(z.maxLength(20, "At most 20 characters.")),
});

export type AnsweredChallenge = z.infer<typeof answeredChallengeSchema>;

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,100}$/, "Give 8 to 100 letters, digits, hyphens or underscores."));

export const newCardMessageSchema = z.object({
  sender_name: line(cardLimits.nameCharacters, cardMessages.nameTooLong),
  message: line(cardLimits.messageCharacters, cardMessages.messageTooLong),
  /** Chosen by the client: the same key again gives the same message back instead of a second one. */
  idempotency_key: z.optional(token),
  /** The browser's fingerprint; it can only tighten the limit (decision 26). */
  fingerprint: z.optional(z.string().check(z.maxLength(200, "At most 200 characters."))),
  /** The answer to the sum, after a post that was refused or looked suspicious. */
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

/** The answer to a post: the row and, once, the token that deletes it. */
export const postedMessageSchema = z.extend(cardMessageSchema, {
  delete_token: z.string(),
  /** True when the next post from here has to answer a sum first (decision 30), which is in `challenge`. */
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
  cursor: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/, "This is no cursor of ours."))),
});

const frameBookmark = z.optional(z.string());

/** What a card's live socket sends; `bookmark` says how far a copy of the database has to have come to know of it. */
export const cardFrameSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("added"), message: cardMessageSchema, bookmark: frameBookmark }),
  z.object({ type: z.literal("removed"), id: z.string(), bookmark: frameBookmark }),
]);

export type CardFrame = z.infer<typeof cardFrameSchema>;
