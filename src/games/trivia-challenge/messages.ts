import { toast } from "#src/games/kit/game.ts";
import { resultWords } from "#src/games/kit/result-words.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import type { Noun } from "./question.ts";
import type { HistoryEntry } from "./state.ts";
import { triviaWords } from "./trivia-words.ts";

type Verdict = HistoryEntry["verdict"];

/** Fixed messages of Trivia (docs/product/games.md, "Trivia Challenge"). */
export const triviaToasts = {
  timeUp: toast(triviaWords.timeUp, triviaWords.movingOn),
  noAnswer: toast(triviaWords.noAnswer, triviaWords.noAnswerWhy, "refusal"),
};

/** The message about a result, by the same percentages as the badges. */
export const resultMessage = (percent: number, isAboutStories = false): string => {
  const messages = isAboutStories ? triviaWords.stories : triviaWords.verses;
  if (percent >= 100) return messages.all;
  if (percent >= 80) return messages.most;
  if (percent >= 60) return messages.more;
  return percent >= 40 ? messages.some : messages.few;
};

export const triviaSays = {
  right: triviaWords.sayRight,
  wrong: triviaWords.sayWrong,
  near: triviaWords.near,
  late: triviaWords.late,
  question: (number: number, of: number | null) =>
    of === null ? triviaWords.question(number) : triviaWords.questionOf(number, of),
};

/** The text of the result panel under 'Correct!' or 'Incorrect'. */
export const verdictSentence = (verdict: Verdict, answer: string, noun: Noun): string =>
  verdict === "right" ? triviaWords.right(noun) : triviaWords[verdict](answer, noun);

export const winnerSentence = (winner: 0 | 1 | 2): string =>
  winner === 0 ? triviaWords.draw : triviaWords.wins(winner);

/** A player's right answers and the number of questions. */
interface PlayerScore {
  readonly score: number;
  readonly of: number;
}

const { title } = gameCatalogue["trivia-challenge"];

/** The result of a two-player game, for sharing. */
export const duelResult = (one: PlayerScore, other: PlayerScore): string =>
  triviaWords.duel(title, resultWords.of(one.score, one.of), resultWords.of(other.score, other.of));

export const triviaShare = { text: triviaWords.invitation(title), mailSubject: title };
