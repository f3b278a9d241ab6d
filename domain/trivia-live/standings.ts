import type { Standing } from "../api/trivia-live.ts";
import { live } from "./config.ts";
import { type RoomAnswer, limitMsOf, playersOf, type Room } from "./room.ts";

/** What an answer is worth: rightness first, then the part of the time that was left. */
export const pointsFor = (isRight: boolean, elapsedMs: number, limitMs: number): number => {
  if (!isRight) return 0;
  const left = Math.min(1, Math.max(0, (limitMs - elapsedMs) / limitMs));
  return live.pointsForRight + Math.round(live.pointsForTime * left);
};

/** What an answer gained; nothing for a question that was skipped. */
export const gainOf = ({ round }: Room, { question, choice, elapsedMs }: RoomAnswer): number =>
  round.skipped.includes(question)
    ? 0
    : pointsFor(round.questions[question]?.right === choice, elapsedMs, limitMsOf(round));

/** Whether a question's answers can be told: never those of the one that is open. */
const isClosed = ({ round: { phase } }: Room, question: number): boolean =>
  phase.phase !== "question" || question !== phase.index;

/** The scoreboard, best first, made from the answers alone. A question that is open does not show in it. */
export const standingsOf = (room: Room): Standing[] => {
  const scores = new Map(playersOf(room).map(({ seat, name }) => [seat, { seat, name, points: 0, right: 0 }]));
  for (const answer of room.answers) {
    const score = scores.get(answer.seat);
    if (!score || !isClosed(room, answer.question)) continue;
    const gain = gainOf(room, answer);
    score.points += gain;
    score.right += gain > 0 ? 1 : 0;
  }
  const sorted = [...scores.values()].toSorted((one, other) => other.points - one.points || one.seat - other.seat);
  let rank = 0;
  return sorted.map((score, index) => {
    if (index === 0 || score.points !== sorted[index - 1]!.points) rank = index + 1;
    return { ...score, rank };
  });
};
