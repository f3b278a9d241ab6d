import { plural } from "#domain/text/counting.ts";

export const resultWords = {
  of: (done: number, total: number) => `${done} of ${total}`,
  moves: (count: number) => plural(count, "1 move", `${count} moves`),
  mistakes: (count: number) => plural(count, "1 mistake", `${count} mistakes`),
  hints: (count: number) => plural(count, "1 hint", `${count} hints`),
  relaxed: "relaxed",
  boardsOf: (date: string) => `Today’s boards, ${date}`,
  inARow: (days: number) => `${days} days in a row`,
  badge: (name: string) => `Badge: ${name}`,
  saveImage: "Save as image",
  boards: "Today’s boards",
};
