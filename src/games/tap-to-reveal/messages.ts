/** Messages of Tap to Reveal. */
export const revealSays = {
  question: (number: number, total: number) => `Question ${number} of ${total}`,
  correct: (reference: string) => `Correct! It is ${reference}.`,
  incorrect: (reference: string) => `Incorrect. It is ${reference}.`,
  end: (score: number, total: number) => `Game Complete! ${score} of ${total}.`,
};

export const howToPlay = [
  "Read the words and think where they come from.",
  "Choose the book, the chapter and the verse, then submit.",
  "All three must be right for the point. A hint costs nothing.",
] as const;

export const revealShare = {
  text: "Which book, which chapter, which verse? Try Tap to Reveal.",
  mailSubject: "Tap to Reveal",
};

export const revealProblems = {
  noVerses: "Today’s verses could not be fetched. Check your connection, then try again.",
};
