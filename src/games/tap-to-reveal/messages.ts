/** What Tap to Reveal says. */
export const revealSays = {
  question: (number: number, total: number) => `Question ${number} of ${total}`,
  correct: (reference: string) => `Correct! It is ${reference}.`,
  incorrect: (reference: string) => `Incorrect. It is ${reference}.`,
  end: (score: number, total: number) => `Game Complete! ${score} of ${total}.`,
};
