import type { LiveReference, LiveSettings } from "../api/trivia-live.ts";

/** A question as a room asks it: its choices in the order in which everybody sees them. */
export interface LiveQuestion {
  readonly id: string;
  /** A question, or a verse with `___` for the missing word. */
  readonly text: string;
  readonly choices: readonly string[];
  /** The place of the right one. */
  readonly right: number;
  readonly reference: LiveReference;
}

export interface Seat {
  readonly seat: number;
  readonly name: string;
  /** Chosen by the player's device: asked again with the same one, the room gives the same seat. */
  readonly key: string;
  /** A name of the network that took the seat; empty if unknown. */
  readonly network: string;
  readonly status: "in" | "left" | "removed";
}

/** An answer that was taken. There is one for a seat and question, and it never changes. */
export interface RoomAnswer {
  readonly question: number;
  readonly seat: number;
  readonly choice: number;
  /** Since the question was opened, without pauses, by the server's clock. */
  readonly elapsedMs: number;
}

/** Times are milliseconds since the epoch, by the server's clock. */
export type Phase =
  | { readonly phase: "lobby" }
  | {
      readonly phase: "question";
      readonly index: number;
      readonly closesAt: number;
      /** What is left of the time while the room is paused; otherwise null. */
      readonly pausedLeftMs: number | null;
    }
  | { readonly phase: "reveal"; readonly index: number }
  | { readonly phase: "over"; readonly reason: "played" | "ended" | "time" };

/** A room but for its seats and answers, which are stored row by row. */
export interface Round {
  readonly id: string;
  readonly code: string;
  readonly openedAt: number;
  readonly settings: LiveSettings;
  readonly questions: readonly LiveQuestion[];
  /** Questions of earlier games in this room. */
  readonly asked: readonly string[];
  readonly phase: Phase;
  /** Goes up with every change of the phase, so that a press that comes twice or too late does nothing. */
  readonly step: number;
  /** Questions that do not count. */
  readonly skipped: readonly number[];
  readonly isLocked: boolean;
  /** The network that opened the room; empty if unknown. */
  readonly hostNetwork: string;
  /** Networks whose players were all taken out. They get no more seats. */
  readonly closedTo: readonly string[];
  /** When the last connection of a seat broke, until it is back. */
  readonly brokenAt?: Readonly<Record<number, number>>;
  /** When the host's last connection ended or fell silent; null while there is one. */
  readonly hostLeftAt: number | null;
  readonly isHostAway: boolean;
  /** The player who leads while the host is away. */
  readonly deputy: number | null;
  /** The start of the wait after which the room goes on by itself. */
  readonly waitsSince: number;
}

export interface Room {
  readonly round: Round;
  readonly seats: readonly Seat[];
  readonly answers: readonly RoomAnswer[];
}

/** The host, or the number of a player's seat. */
export type Who = "host" | number;

/** Who is there, as the connections tell. */
export interface Presence {
  readonly now: number;
  /** The last sign of life of the host. */
  readonly hostSeenAt: number;
  readonly isHostConnected: boolean;
  /** Seats with an open connection, and the last sign of life on it. */
  readonly present: ReadonlyMap<number, number>;
  /** Those, and seats whose connection broke a moment ago, with the time until which they are waited for. */
  readonly awaited: ReadonlyMap<number, number>;
}

export type OpenedRoom = Pick<Round, "id" | "code" | "settings" | "questions" | "hostNetwork">;

export const newRoom = (opened: OpenedRoom, now: number): Room => ({
  round: {
    ...opened,
    openedAt: now,
    asked: [],
    phase: { phase: "lobby" },
    step: 0,
    skipped: [],
    isLocked: false,
    closedTo: [],
    hostLeftAt: now,
    isHostAway: false,
    deputy: null,
    waitsSince: now,
  },
  seats: [],
  answers: [],
});

export const limitMsOf = (round: Round): number => round.settings.seconds * 1000;

/** Seats of a network; none of an unknown one, which all share. */
export const seatsOfNetwork = (seats: readonly Seat[], network: string): Seat[] =>
  network === "" ? [] : seats.filter((one) => one.network === network);

export const playersOf = (room: Room): Seat[] => room.seats.filter(({ status }) => status === "in");

export const seatOf = (room: Room, seat: number): Seat | undefined => room.seats.find((one) => one.seat === seat);

export const answersTo = (room: Room, question: number): RoomAnswer[] =>
  room.answers.filter((answer) => answer.question === question);
