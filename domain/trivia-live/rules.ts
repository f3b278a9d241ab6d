import { live } from "./config.ts";
import {
  answersTo,
  type LiveQuestion,
  limitMsOf,
  type Presence,
  type Phase,
  playersOf,
  type Room,
  type Round,
  type Seat,
  seatOf,
  seatsOfNetwork,
  type Who,
} from "./room.ts";

export type LeaderAct =
  | { readonly type: "start" | "next" | "pause" | "resume" | "skip"; readonly step: number }
  | { readonly type: "again"; readonly step: number; readonly questions: readonly LiveQuestion[] }
  | { readonly type: "lock"; readonly isLocked: boolean }
  | { readonly type: "remove"; readonly seat: number }
  /** Takes out everybody of the network that took the seat, for good. */
  | { readonly type: "remove-network"; readonly seat: number }
  | { readonly type: "end" };

export type RoomEvent =
  | { readonly type: "lead"; readonly by: Who; readonly act: LeaderAct }
  | { readonly type: "answer"; readonly seat: number; readonly question: number; readonly choice: number }
  | { readonly type: "rename"; readonly seat: number; readonly name: string }
  | { readonly type: "leave"; readonly seat: number }
  /** A connection of the host, or of a player, was opened or was the last to end. */
  | { readonly type: "host-here" | "host-gone" | "player-here" }
  /** Time has passed. */
  | { readonly type: "tick" };

const withRound = (room: Room, change: Partial<Round>): Room => ({ ...room, round: { ...room.round, ...change } });

/** Into another phase, which outdates every press that was meant for the last one. */
const enter = (room: Room, phase: Phase, now: number): Room =>
  withRound(room, { phase, step: room.round.step + 1, waitsSince: now });

const openQuestion = (room: Room, index: number, now: number): Room =>
  enter(room, { phase: "question", index, closesAt: now + limitMsOf(room.round), pausedLeftMs: null }, now);

const afterReveal = (room: Room, index: number, now: number): Room =>
  index + 1 < room.round.questions.length
    ? openQuestion(room, index + 1, now)
    : enter(room, { phase: "over", reason: "played" }, now);

const resumed = (room: Room, now: number): Room => {
  const { phase } = room.round;
  if (phase.phase !== "question" || phase.pausedLeftMs === null) return room;
  return enter(room, { ...phase, closesAt: now + phase.pausedLeftMs, pausedLeftMs: null }, now);
};

/** Everybody who can be expected to answer has answered. */
const isAnsweredByAll = (room: Room, index: number, { awaited }: Presence): boolean => {
  const answered = new Set(answersTo(room, index).map(({ seat }) => seat));
  return answered.size > 0 && playersOf(room).every(({ seat }) => answered.has(seat) || !awaited.has(seat));
};

/** An open connection of the host that falls silent is treated as one that ended, until the next sign of life. */
const withHostSigns = (room: Room, { now, hostSeenAt, isHostConnected }: Presence): Room => {
  const isQuiet = now - hostSeenAt >= live.quietHostMs;
  if (!isHostConnected || isQuiet === (room.round.hostLeftAt !== null)) return room;
  return withRound(room, { hostLeftAt: isQuiet ? hostSeenAt : null });
};

/** Who can lead without the host: those whose pages give signs of life, or if none does, all who are connected. */
const candidates = (room: Room, { now, present }: Presence): Seat[] => {
  const here = playersOf(room).filter(({ seat }) => present.has(seat));
  const awake = here.filter(({ seat }) => now - present.get(seat)! < live.quietPlayerMs);
  return awake.length > 0 ? awake : here;
};

/** Whether the host is away, and who leads meanwhile: whoever did, or the one who has been here longest. */
const withLeader = (room: Room, presence: Presence): Room => {
  const { now, hostSeenAt } = presence;
  const { round } = room;
  const isHostAway = now - hostSeenAt >= live.hostAwayMs;
  const able = isHostAway ? candidates(room, presence) : [];
  const deputy = (able.find(({ seat }) => seat === round.deputy) ?? able[0])?.seat ?? null;
  if (isHostAway === round.isHostAway && deputy === round.deputy) return room;
  return withRound(room, {
    isHostAway,
    deputy,
    waitsSince: isHostAway && !round.isHostAway ? Math.max(now, round.waitsSince) : round.waitsSince,
  });
};

/** When a room that nobody leads goes on; undefined if it does not. */
const goesOnAt = ({ round }: Room, { present }: Presence): number | undefined => {
  const { phase } = round;
  const isWaiting = phase.phase === "reveal" || (phase.phase === "question" && phase.pausedLeftMs !== null);
  return isWaiting && round.isHostAway && present.size > 0 ? round.waitsSince + live.onByItselfMs : undefined;
};

/** One change that is due, or the same room. */
const dueChange = (room: Room, presence: Presence): Room => {
  const { now } = presence;
  const { phase, openedAt } = room.round;
  const isOver = phase.phase === "over";
  if (isOver && phase.reason === "time") return room;
  if (!isOver && now >= openedAt + live.lifeMs) return enter(room, { phase: "over", reason: "time" }, now);
  const led = withLeader(withHostSigns(room, presence), presence);
  if (led !== room || isOver) return led;
  if (phase.phase === "question" && phase.pausedLeftMs === null) {
    const isDone = now >= phase.closesAt || isAnsweredByAll(room, phase.index, presence);
    return isDone ? enter(room, { phase: "reveal", index: phase.index }, now) : room;
  }
  if (now < (goesOnAt(room, presence) ?? Infinity)) return room;
  return phase.phase === "reveal" ? afterReveal(room, phase.index, now) : resumed(room, now);
};

/** Everything that is due at this moment, whether or not an alarm came in time. */
const settled = (room: Room, presence: Presence): Room => {
  const next = dueChange(room, presence);
  return next === room ? room : settled(next, presence);
};

const answered = (room: Room, { seat, question, choice }: RoomEvent & { type: "answer" }, now: number): Room => {
  const { phase } = room.round;
  const isOpen = phase.phase === "question" && phase.index === question && phase.pausedLeftMs === null;
  const isChoice = Number.isInteger(choice) && choice >= 0 && choice < live.choices;
  if (!isOpen || !isChoice || seatOf(room, seat)?.status !== "in") return room;
  if (answersTo(room, question).some((answer) => answer.seat === seat)) return room;
  const elapsedMs = limitMsOf(room.round) - (phase.closesAt - now);
  return { ...room, answers: [...room.answers, { question, seat, choice, elapsedMs }] };
};

const withStatus = (room: Room, seat: number, status: "left" | "removed"): Room =>
  seatOf(room, seat)?.status === "in"
    ? { ...room, seats: room.seats.map((one) => (one.seat === seat ? { ...one, status } : one)) }
    : room;

const withoutNetwork = (room: Room, network: string): Room => {
  if (network === "" || room.round.closedTo.includes(network)) return room;
  const emptied = seatsOfNetwork(room.seats, network).reduce(
    (rest, { seat }) => withStatus(rest, seat, "removed"),
    room,
  );
  return withRound(emptied, { closedTo: [...room.round.closedTo, network] });
};

const mayLead = ({ round }: Room, by: Who): boolean => by === "host" || (round.isHostAway && round.deputy === by);

const again = (room: Room, questions: readonly LiveQuestion[], now: number): Room => {
  // Each once: a room that is played again and again does not grow.
  const asked = [...new Set([...room.round.asked, ...room.round.questions.map(({ id }) => id)])];
  return enter({ ...withRound(room, { questions, asked, skipped: [] }), answers: [] }, { phase: "lobby" }, now);
};

const led = (room: Room, act: LeaderAct, now: number): Room => {
  const { phase, step, isLocked, skipped } = room.round;
  if (act.type === "remove") return withStatus(room, act.seat, "removed");
  if (act.type === "remove-network") return withoutNetwork(room, seatOf(room, act.seat)?.network ?? "");
  if (act.type === "lock") return act.isLocked === isLocked ? room : withRound(room, { isLocked: act.isLocked });
  if (act.type === "end") return phase.phase === "over" ? room : enter(room, { phase: "over", reason: "ended" }, now);
  if (act.step !== step) return room;
  if (act.type === "start" && phase.phase === "lobby" && playersOf(room).length > 0) return openQuestion(room, 0, now);
  if (act.type === "next" && phase.phase === "reveal") return afterReveal(room, phase.index, now);
  if (act.type === "again" && phase.phase === "over" && phase.reason !== "time") return again(room, act.questions, now);
  if (phase.phase !== "question") return room;
  if (act.type === "skip")
    return enter(withRound(room, { skipped: [...skipped, phase.index] }), { phase: "reveal", index: phase.index }, now);
  if (act.type === "pause" && phase.pausedLeftMs === null)
    return enter(room, { ...phase, pausedLeftMs: Math.max(0, phase.closesAt - now) }, now);
  return act.type === "resume" ? resumed(room, now) : room;
};

const happened = (room: Room, event: RoomEvent, { now, present }: Presence): Room => {
  switch (event.type) {
    case "tick":
      return room;
    case "host-here":
      return withRound(room, { hostLeftAt: null });
    case "host-gone":
      return withRound(room, { hostLeftAt: room.round.hostLeftAt ?? now });
    case "player-here":
      // The first one back does not set off what waited for somebody.
      return present.size <= 1 ? withRound(room, { waitsSince: now }) : room;
    case "answer":
      return answered(room, event, now);
    case "leave":
      return withStatus(room, event.seat, "left");
    case "rename":
      return room.round.phase.phase === "lobby"
        ? { ...room, seats: room.seats.map((one) => (one.seat === event.seat ? { ...one, name: event.name } : one)) }
        : room;
    case "lead":
      return mayLead(room, event.by) ? led(room, event.act, now) : room;
  }
};

/**
 * The room after an event, and after everything that is due by then. Returns the same room if nothing changes: what comes
 * too early, too late, twice or from somebody who may not do it is no error and has no effect.
 */
export const step = (room: Room, event: RoomEvent, presence: Presence): Room => {
  // Who comes back is back before anything is done in their absence.
  const isArrival = event.type === "host-here" || event.type === "player-here";
  const before = isArrival ? room : settled(room, presence);
  return settled(happened(before, event, presence), presence);
};

/** Why somebody gets no seat. */
export type Refused = "full" | "crowded" | "locked" | "over" | "removed";

/** Who asks for a seat. */
interface Newcomer {
  readonly key: string;
  /** One that nobody in the room has. */
  readonly name: string;
  readonly network: string;
}

/** A player who never answered and is not here, and whose seat may go to somebody who is. */
const absentPlayer = (room: Room, { awaited }: Presence): Seat | undefined =>
  playersOf(room).find(({ seat }) => !awaited.has(seat) && room.answers.every((answer) => answer.seat !== seat));

/** Whether a network has as many seats as it may. */
const isCrowded = ({ round, seats }: Room, network: string): boolean => {
  const own = seatsOfNetwork(seats, network);
  const present = own.filter(({ status }) => status === "in").length;
  const most = network === round.hostNetwork ? Infinity : live.seatsOfNetwork;
  return present >= most || own.length >= live.maxSeatsOfNetwork;
};

/** Gives a seat. The same key gets the same seat again, also in a locked room. */
export const join = (
  room: Room,
  { key, name, network }: Newcomer,
  presence: Presence,
): { room: Room; seat: number } | { refused: Refused } => {
  const present = room.seats.find((one) => one.key === key);
  if (present) return present.status === "in" ? { room, seat: present.seat } : { refused: "removed" };
  if (room.round.phase.phase === "over") return { refused: "over" };
  if (room.round.closedTo.includes(network)) return { refused: "removed" };
  if (room.round.isLocked) return { refused: "locked" };
  if (room.seats.length >= live.maxSeats || isCrowded(room, network)) return { refused: "crowded" };
  const absent = playersOf(room).length >= live.maxPlayers ? absentPlayer(room, presence) : undefined;
  const rest = absent ? withStatus(room, absent.seat, "left") : room;
  if (playersOf(rest).length >= live.maxPlayers) return { refused: "full" };
  const seat = room.seats.length + 1;
  return { room: { ...rest, seats: [...rest.seats, { seat, name, key, network, status: "in" }] }, seat };
};

/** When to look again whether the player who leads is awake: only while there is another who could. */
const deputyDueAt = ({ round: { deputy } }: Room, { now, present }: Presence): number => {
  const seenAt = deputy === null ? undefined : present.get(deputy);
  if (seenAt === undefined || present.size < 2) return Infinity;
  const quietAt = seenAt + live.quietPlayerMs;
  return quietAt > now ? quietAt : now + live.quietPlayerMs;
};

/** When to look again whether the host is there, or whether somebody else leads: only while there is somebody to tell. */
const hostDueAt = (room: Room, presence: Presence): number => {
  const { round } = room;
  const { now, hostSeenAt, isHostConnected, present } = presence;
  if (present.size === 0) return Infinity;
  if (round.hostLeftAt === null) return hostSeenAt + live.quietHostMs;
  return Math.min(
    isHostConnected ? now + live.hostPingMs : Infinity,
    round.isHostAway ? deputyDueAt(room, presence) : hostSeenAt + live.hostAwayMs,
  );
};

export const nextDueAt = (room: Room, presence: Presence): number => {
  const { phase, openedAt } = room.round;
  const pastAt = openedAt + live.lifeMs + live.farewellMs;
  if (phase.phase === "over") return phase.reason === "time" ? pastAt : Math.min(pastAt, hostDueAt(room, presence));
  return Math.min(
    openedAt + live.lifeMs,
    phase.phase === "question" && phase.pausedLeftMs === null ? phase.closesAt : Infinity,
    // A question may close without them, and the lobby counts them no more.
    phase.phase === "question" || phase.phase === "lobby" ? Math.min(...presence.awaited.values()) : Infinity,
    hostDueAt(room, presence),
    goesOnAt(room, presence) ?? Infinity,
  );
};

/** Whether the room and everything in it can be forgotten. */
export const isPast = ({ round }: Room, now: number): boolean => now >= round.openedAt + live.lifeMs + live.farewellMs;
