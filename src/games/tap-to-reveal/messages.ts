export const revealMessages = {
  lead: (questions: number, description: string) => `${questions} questions. ${description}`,
  rules: [
    "Read the words and think where they come from.",
    "Choose the book, the chapter and the verse, then submit.",
    "All three must be right for the point. A hint costs nothing.",
  ],
  start: "Start Game",
  noVerses: "Today’s verses could not be fetched. Check your connection, then try again.",
  invitation: (title: string) => `Which book, which chapter, which verse? Try ${title}.`,
  /** Before the verse, for screen readers. */
  questionIs: (number: number, total: number) => `Question ${number} of ${total}: `,
  book: "Book",
  chapter: "Chapter",
  verse: "Verse",
  showHint: "Show hint",
  hideHint: "Hide hint",
  submit: "Submit",
  incorrect: "Incorrect",
  next: "Next",
  finish: "Finish Game",
  rightParts: (books: number, chapters: number, total: number) =>
    `The right book: ${books} of ${total}. The right chapter: ${chapters} of ${total}.`,
  complete: "Game Complete",
  verses: "The verses",
  /** Before a verse, for screen readers. */
  wasCorrect: "Correct: ",
  wasIncorrect: "Incorrect: ",
  result: (score: number, total: number, badge: string, title: string) =>
    `I found ${score} of ${total} verses in ${title}: ${badge}.`,
  /** For screen readers. */
  says: {
    question: (number: number, total: number) => `Question ${number} of ${total}`,
    correct: (reference: string) => `Correct! It is ${reference}.`,
    incorrect: (reference: string) => `Incorrect. It is ${reference}.`,
    end: (score: number, total: number) => `Game Complete! ${score} of ${total}.`,
  },
};

/** On today's board: the testament and the part of the book, never the book. */
export const hintMessages = {
  OT: {
    beginning: "In the Old Testament, near the beginning of its book.",
    middle: "In the Old Testament, about the middle of its book.",
    end: "In the Old Testament, near the end of its book.",
  },
  NT: {
    beginning: "In the New Testament, near the beginning of its book.",
    middle: "In the New Testament, about the middle of its book.",
    end: "In the New Testament, near the end of its book.",
  },
};
