import { toast } from "#src/games/kit/game.ts";

/** Fixed sentences of Trivia (specification 2, sections 2, 5 and 8). */
export const triviaToasts = {
  timeUp: toast("Time's up!", "Moving to the next question."),
  noAnswer: toast("Please enter an answer.", "You must provide an answer before submitting.", "refusal"),
};

/** What is said about a result, by the same percentages as the badges. */
const resultMessages: readonly (readonly [from: number, message: string])[] = [
  [100, "Every word in its place. You have these verses by heart."],
  [80, "Nearly all of them. You have spent time in these books."],
  [60, "More than half. Read the verses you missed, then try again."],
  [40, "A fair start. Every verse you look up makes the next one easier."],
  [0, "Everybody begins somewhere. Open the passages and read around them."],
];

export const resultMessage = (percent: number): string => resultMessages.find(([from]) => percent >= from)![1];

export const triviaSays = {
  correct: (answer: string) => `Correct: ${answer}.`,
  wrong: (answer: string) => `Not this time. The word is ${answer}.`,
  near: (answer: string) => `So close. The word is spelled ${answer}.`,
  late: (answer: string) => `Time's up! The word is ${answer}.`,
  question: (number: number, of: number | null) => (of === null ? `Question ${number}` : `Question ${number} of ${of}`),
  turn: (player: 1 | 2) => `Player ${player}, it is your turn.`,
  end: (score: number, of: number) => `Game Complete! ${score} of ${of}.`,
};
