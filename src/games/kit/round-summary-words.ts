import { plural } from "#domain/text/counting.ts";

/** How a round compares with those before it. */
export const standingWords = {
  points: (count: number) => plural(count, "1 point", `${count} points`),
  pointsIn: (points: string, time: string) => `${points} in ${time}`,
  first: "Your first result here. Next time there is one to beat.",
  newBest: (before: string) => `A new best. Before: ${before}.`,
  best: (best: string) => `Your best: ${best}.`,
  bestAndLastBeaten: (best: string) => `Your best: ${best}. You beat your last.`,
  beatBest: (best: string) => `Beat your best: ${best}.`,
  beatLast: (last: string, best: string) => `Beat your last: ${last}. Your best: ${best}.`,
  /** By what a game counts. */
  missing: {
    answer: (count: number, badge: string) => `${count} more ${plural(count, "answer", "answers")} for ${badge}.`,
    book: (count: number, badge: string) => `${count} more ${plural(count, "book", "books")} for ${badge}.`,
    name: (count: number, badge: string) => `${count} more ${plural(count, "name", "names")} for ${badge}.`,
    pair: (count: number, badge: string) => `${count} more ${plural(count, "pair", "pairs")} for ${badge}.`,
    parable: (count: number, badge: string) => `${count} more ${plural(count, "parable", "parables")} for ${badge}.`,
    verse: (count: number, badge: string) => `${count} more ${plural(count, "verse", "verses")} for ${badge}.`,
    word: (count: number, badge: string) => `${count} more ${plural(count, "word", "words")} for ${badge}.`,
  },
};
