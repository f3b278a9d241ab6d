import { toast } from "#src/games/kit/game.ts";
import { resultMessages } from "#src/games/kit/messages.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import type { Noun } from "./question.ts";
import type { HistoryEntry } from "./state.ts";
import { triviaMessages } from "./messages.ts";

type Verdict = HistoryEntry["verdict"];

/** Fixed messages of Trivia (docs/product/games.md, "Trivia Challenge"). */
export const triviaToasts = {
  timeUp: toast(triviaMessages.timeUp, triviaMessages.movingOn),
  noAnswer: toast(triviaMessages.noAnswer, triviaMessages.noAnswerWhy, "refusal"),
};

/** The message about a result, by the same percentages as the badges. */
export const resultMessage = (percent: number, isAboutStories = false): string => {
  const messages = isAboutStories ? triviaMessages.stories : triviaMessages.verses;
  if (percent >= 100) return messages.all;
  if (percent >= 80) return messages.most;
  if (percent >= 60) return messages.more;
  return percent >= 40 ? messages.some : messages.few;
};

export const triviaAnnouncements = {
  right: triviaMessages.sayRight,
  wrong: triviaMessages.sayWrong,
  near: triviaMessages.near,
  late: triviaMessages.late,
  question: (number: number, of: number | null) =>
    of === null ? triviaMessages.question(number) : triviaMessages.questionOf(number, of),
};

/** The text of the result panel under 'Correct!' or 'Incorrect'. */
export const verdictSentence = (verdict: Verdict, answer: string, noun: Noun): string =>
  verdict === "right" ? triviaMessages.right(noun) : triviaMessages[verdict](answer, noun);

export const winnerSentence = (winner: 0 | 1 | 2): string =>
  winner === 0 ? triviaMessages.draw : triviaMessages.wins(winner);

/** A player's right answers and the number of questions. */
interface PlayerScore {
  readonly score: number;
  readonly of: number;
}

const { title } = gameCatalogue["trivia-challenge"];

/** The result of a two-player game, for sharing. */
export const duelResult = (one: PlayerScore, other: PlayerScore): string =>
  triviaMessages.duel(title, resultMessages.of(one.score, one.of), resultMessages.of(other.score, other.of));

export const triviaShare = { text: triviaMessages.invitation(title), mailSubject: title };
