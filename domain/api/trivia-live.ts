import * as z from "zod/mini";
import { liveMessages } from "./messages.ts";

/** Requests, answers and frames of Trivia live (docs/product/trivia-live.md). */

export const liveLevels = ["simple", "medium", "difficult"] as const;
export type LiveLevel = (typeof liveLevels)[number];

/** Seconds for an answer, and questions in a game. */
export const liveSeconds = [10, 20, 30, 60] as const;
export const liveCounts = [5, 10, 20] as const;

/** The languages that have questions and names. */
export const liveLanguages = ["en", "es"] as const;
export type LiveLanguage = (typeof liveLanguages)[number];

export const liveSettingsSchema = z.object({
  level: z.enum(liveLevels),
  seconds: z.literal([...liveSeconds]),
  questions: z.literal([...liveCounts]),
  /** English where none is named. */
  language: z.optional(z.enum(liveLanguages)),
});

export type LiveSettings = z.infer<typeof liveSettingsSchema>;

/**
 * Closes the oldest connection of somebody who has opened too many: its page connects again when it is looked at. With
 * another code, their pages would take the place from each other without end.
 */
export const openElsewhereCode = 4001;

/** Who opened the room leads it with this token. */
export const openedRoomSchema = z.object({ code: z.string(), host_token: z.string() });

const randomKey = z.string().check(z.regex(/^[0-9a-f]{32}$/, liveMessages.hexadecimal));

/** `key` is random, and made by the device: sent again, it gives the same seat. */
export const takeSeatSchema = z.object({ key: randomKey });

export const takenSeatSchema = z.object({ seat_token: z.string(), name: z.string() });

/** The subprotocol of the live socket; the second one that a client names is its token. */
export const liveProtocol = "lampstand-trivia";

const stepNumber = z.int().check(z.minimum(0));

const actSchema = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["start", "next", "pause", "resume", "skip"]), step: stepNumber }),
  z.object({ type: z.literal("again"), step: stepNumber }),
  z.object({ type: z.literal("lock"), isLocked: z.boolean() }),
  z.object({ type: z.enum(["remove", "remove-network"]), seat: z.int() }),
  z.object({ type: z.literal("end") }),
]);

/** What a page sends: of the host or whoever leads, an act; of a player, an answer, another name, or that they leave. */
export const clientFrameSchema = z.union([
  z.object({ type: z.literal("lead"), act: actSchema }),
  z.object({ type: z.literal("answer"), question: z.int(), choice: z.int() }),
  z.object({ type: z.enum(["draw", "leave"]) }),
]);

export type ClientFrame = z.infer<typeof clientFrameSchema>;

/** No frame of a page is longer. */
export const longestFrame = 200;

const referenceSchema = z.object({
  book: z.string(),
  chapter: z.int(),
  verse: z.int(),
  lastVerse: z.optional(z.int()),
});

/** A verse, or consecutive ones of a chapter. */
export type LiveReference = z.infer<typeof referenceSchema>;

const asked = {
  index: z.int(),
  text: z.string(),
  choices: z.array(z.string()),
  /** How many answers were taken. */
  answered: z.int(),
  /** One's own. */
  choice: z.nullable(z.int()),
};

const stageSchema = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("lobby") }),
  z.object({
    phase: z.literal("question"),
    ...asked,
    leftMs: z.number(),
    limitMs: z.number(),
    isPaused: z.boolean(),
  }),
  z.object({
    phase: z.literal("reveal"),
    ...asked,
    right: z.int(),
    reference: referenceSchema,
    /** How many chose each. */
    counts: z.array(z.int()),
    isSkipped: z.boolean(),
    gained: z.int(),
    /** Until the room goes on by itself; null if somebody leads it. */
    goesOnInMs: z.nullable(z.number()),
  }),
  z.object({ phase: z.literal("over"), reason: z.enum(["played", "ended", "time"]) }),
]);

export type Stage = z.infer<typeof stageSchema>;

const standingSchema = z.object({
  seat: z.int(),
  name: z.string(),
  points: z.int(),
  /** How many answers were right. */
  right: z.int(),
  /** From 1; equal points have the same rank. */
  rank: z.int(),
});

export type Standing = z.infer<typeof standingSchema>;

/** The room as one connection sees it. Every frame is the whole of it. */
const viewSchema = z.object({
  code: z.string(),
  /** Sent back with an act, so that it is done once. */
  step: z.int(),
  settings: liveSettingsSchema,
  players: z.int(),
  isLocked: z.boolean(),
  isHostAway: z.boolean(),
  /** The player who leads while the host is away. */
  deputy: z.optional(z.string()),
  /** May start, go on, pause, skip, lock and remove. */
  isLeading: z.boolean(),
  you: z.nullable(standingSchema),
  /** Whoever leads sees all, everybody else the first five once there are points. */
  standings: z.array(
    z.extend(standingSchema, {
      /** What the last question gained, between questions. */
      gained: z.optional(z.int()),
      isHere: z.boolean(),
      /** For whoever leads, with the first player of each network but the host's: how many players it has. */
      ofNetwork: z.optional(z.int()),
    }),
  ),
  stage: stageSchema,
});

export type RoomView = z.infer<typeof viewSchema>;

/** Why a connection ends for good. */
const endings = ["gone", "removed", "left"] as const;
export type Ending = (typeof endings)[number];

export const roomFrameSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("room"), view: viewSchema }),
  z.object({ type: z.literal("closed"), reason: z.enum(endings) }),
]);

export type RoomFrame = z.infer<typeof roomFrameSchema>;
