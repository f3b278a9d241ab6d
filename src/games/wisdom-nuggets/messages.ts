export const wisdomMessages = {
  lead: "No Time Limit: 8 parables, drawn from 33.",
  rules: [
    "Each page has two parables of Jesus, each with a word missing.",
    "Choose a word from the bank. It fills the first open parable on the page, or the one whose blank you press.",
    "Every right word is worth 100 points. When a page is done, the next one opens.",
  ],
  invitation: (title: string) => `Complete the parables of Jesus in ${title}:`,
  remark: "Choose the missing word. The marked parable comes first.",
  parables: "Parables",
  /** After a parable's name, for screen readers. */
  isWhole: ", complete",
  isOpen: ", a word is missing",
  bank: "Word bank",
  /** After a word of the bank, for screen readers. */
  isUsed: ", used",
  pages: "Pages",
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  wrong: "Try Again",
  wrongWord: "That's not the right word for this parable.",
  pageComplete: "Page Complete!",
  victory: "Wisdom Achieved!",
  allWhole: "All eight parables are whole again.",
  completed: (verse: string, done: number, of: number) => `${verse}. ${done} of ${of} parables.`,
  found: (done: number, of: number) => `${done} of ${of} parables`,
  foundWithScore: (done: number, of: number, score: number) => `${done} of ${of} parables. Score ${score}.`,
  result: (badge: string, done: number, title: string) =>
    `${badge}: ${done} of 8 parables in ${title}. Which words do you remember?`,
};
