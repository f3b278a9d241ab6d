import type { HistoryEntry } from "./state.ts";
import { toast } from "#src/games/kit/game.ts";

type Verdict = HistoryEntry["verdict"];
/** What a question asks for: the missing word of a verse, or an answer. */
type Noun = "word" | "answer";

/** Fixed messages of Trivia (docs/product/games.md, "Trivia Challenge"). */
export const triviaToasts = {
  timeUp: toast("Time's up!", "Moving to the next question."),
  noAnswer: toast("Please enter an answer.", "You must provide an answer before submitting.", "refusal"),
};

/** The message about a result, by the same percentages as the badges. */
const resultMessages: readonly (readonly [from: number, message: string])[] = [
  [100, "Every word in its place. You have these verses by heart."],
  [80, "Nearly all of them. You have spent time in these books."],
  [60, "More than half. Read the verses you missed, then try again."],
  [40, "A fair start. Every verse you look up makes the next one easier."],
  [0, "Everybody begins somewhere. Open the passages and read around them."],
];

/** The same tiers for rounds on people and places. */
const storyMessages: readonly (readonly [from: number, message: string])[] = [
  [100, "All of them. You know these people by name."],
  [80, "Nearly all of them. You have walked these roads before."],
  [60, "More than half. Open the passages you missed; the stories are worth it."],
  [40, "A fair start. Each passage below holds one more answer."],
  [0, "Everybody begins somewhere. Pick the story that surprised you and read it whole."],
];

export const resultMessage = (percent: number, isAboutStories = false): string =>
  (isAboutStories ? storyMessages : resultMessages).find(([from]) => percent >= from)![1];

export const triviaSays = {
  right: (answer: string) => `Correct: ${answer}.`,
  wrong: (answer: string, noun: Noun) => `Not this time. The ${noun} is ${answer}.`,
  near: (answer: string, noun: Noun) => `So close. The ${noun} is spelled ${answer}.`,
  late: (answer: string, noun: Noun) => `Time’s up! The ${noun} is ${answer}.`,
  question: (number: number, of: number | null) => (of === null ? `Question ${number}` : `Question ${number} of ${of}`),
  turn: (player: 1 | 2) => `Player ${player}, it is your turn.`,
  end: (score: number, of: number) => `Game Complete! ${score} of ${of}.`,
};

/** The text of the result panel under 'Correct!' or 'Incorrect'. */
export const verdictSentence = (verdict: Verdict, answer: string, noun: Noun): string => {
  const sentences: Record<Verdict, string> = {
    right: `That is the ${noun}.`,
    near: `So close. The ${noun} is spelled ${answer}.`,
    wrong: `The ${noun} is ${answer}.`,
    late: `Time’s up! The ${noun} is ${answer}.`,
  };
  return sentences[verdict];
};

export const winnerSentence = (winner: 0 | 1 | 2): string => (winner === 0 ? "A draw." : `Player ${winner} wins.`);

export const modeNames = { single: "Single player", two: "Two players" } as const;

export const howToPlay = [
  "Each verse has one word missing.",
  "Type the word, or turn on the choices and pick one of four.",
  "Answer before the ring is empty; a relaxed game has no clock.",
  "Two players take turns, one verse each.",
  "People and places asks who, where and what; nothing comes twice until all of a level were asked.",
] as const;

export const triviaProblems = {
  noText: "The next question could not be fetched. Check your connection, then try again.",
};

/** A player's right answers and the number of questions. */
interface PlayerScore {
  readonly score: number;
  readonly of: number;
}

/** The result of a two-player game, for sharing. */
export const duelResult = (one: PlayerScore, other: PlayerScore): string =>
  `Two of us played the Bible Trivia Challenge: ${one.score} of ${one.of} against ${other.score} of ${other.of}.`;

export const triviaShare = {
  text: "Can you fill the missing words? Try the Bible Trivia Challenge.",
  mailSubject: "Bible Trivia Challenge",
};
