import type { RoomView, Stage, Standing } from "../api/trivia-live.ts";
import { live } from "./config.ts";
import { answersTo, limitMsOf, type Presence, playersOf, type Room, seatOf, seatsOfNetwork, type Who } from "./room.ts";
import { gainOf, standingsOf } from "./standings.ts";

const stageOf = (room: Room, seat: number | undefined, presence: Presence): Stage => {
  const { round } = room;
  const { phase } = round;
  if (phase.phase === "lobby" || phase.phase === "over") return phase;
  const { index } = phase;
  const { text, choices, right, reference } = round.questions[index]!;
  const answers = answersTo(room, index);
  const own = answers.find((answer) => answer.seat === seat);
  const asked = { index, text, choices: [...choices], answered: answers.length, choice: own?.choice ?? null };
  if (phase.phase === "question")
    return {
      phase: "question",
      ...asked,
      leftMs: Math.max(0, phase.pausedLeftMs ?? phase.closesAt - presence.now),
      limitMs: limitMsOf(round),
      isPaused: phase.pausedLeftMs !== null,
    };
  return {
    phase: "reveal",
    ...asked,
    right,
    reference,
    counts: choices.map((_, choice) => answers.filter((answer) => answer.choice === choice).length),
    isSkipped: round.skipped.includes(index),
    gained: own ? gainOf(room, own) : 0,
    goesOnInMs: round.isHostAway ? Math.max(0, round.waitsSince + live.onByItselfMs - presence.now) : null,
  };
};

const gainIn = (room: Room, index: number, seat: number): number => {
  const answer = answersTo(room, index).find((one) => one.seat === seat);
  return answer ? gainOf(room, answer) : 0;
};

/** How many players of each network but the host's, by the first of them in the list. */
const playersByNetwork = (room: Room, shown: readonly Standing[]): ReadonlyMap<number, number> => {
  const first = new Map<string, number>();
  for (const { seat } of shown) {
    const { network } = seatOf(room, seat)!;
    if (network !== room.round.hostNetwork && !first.has(network)) first.set(network, seat);
  }
  const players = playersOf(room);
  return new Map([...first].map(([network, seat]) => [seat, seatsOfNetwork(players, network).length]));
};

/** How many players a room says it has: those who are here or have answered, since a seat costs nothing. */
export const countOf = (room: Room, { awaited }: Presence): number => {
  const answered = new Set(room.answers.map(({ seat }) => seat));
  return playersOf(room).filter(({ seat }) => awaited.has(seat) || answered.has(seat)).length;
};

/**
 * What a connection may know of the room: while a question is open, nothing of who answered what, nor which is right.
 * @param standings those of the room, made once for all connections
 */
export const viewOf = (
  room: Room,
  who: Who,
  presence: Presence,
  standings: readonly Standing[] = standingsOf(room),
): RoomView => {
  const { round } = room;
  const isLeading = who === "host" || (round.isHostAway && round.deputy === who);
  const isScored = round.phase.phase === "reveal" || round.phase.phase === "over";
  const shown = isLeading ? standings : isScored ? standings.slice(0, live.shownStandings) : [];
  const networks = isLeading ? playersByNetwork(room, shown) : new Map<number, number>();
  return {
    code: round.code,
    step: round.step,
    settings: round.settings,
    players: countOf(room, presence),
    isLocked: round.isLocked,
    // Said as soon as the connection ends; the room hands over later.
    isHostAway: round.isHostAway || round.hostLeftAt !== null,
    ...(round.deputy !== null && { deputy: seatOf(room, round.deputy)!.name }),
    isLeading,
    you: who === "host" ? null : (standings.find(({ seat }) => seat === who) ?? null),
    standings: shown.map((standing) => ({
      ...standing,
      ...(round.phase.phase === "reveal" && { gained: gainIn(room, round.phase.index, standing.seat) }),
      isHere: presence.present.has(standing.seat),
      ...(networks.has(standing.seat) && { ofNetwork: networks.get(standing.seat)! }),
    })),
    stage: stageOf(room, who === "host" ? undefined : who, presence),
  };
};
