import { say } from "#src/games/kit/game.ts";

export const crosswordTitles = {
  complete: (level: number) => `Level ${level} Complete!`,
  finished: (level: number) => `Level ${level} finished`,
} as const;

/** A cell in words: 'row 3, column 7'. */
const cellName = ({ row, col }: { row: number; col: number }): string => `row ${row + 1}, column ${col + 1}`;

/** Announcements for screen readers. */
export const crosswordSays = {
  anchored: (letter: string, cell: { row: number; col: number }) =>
    say(`${letter}, ${cellName(cell)}: first letter chosen. Choose the last letter.`),
  cleared: say("First letter cleared."),
  notInLine: say("Words run straight across or straight down. This is the new first letter."),
  notAWord: (letters: string) => say(`${letters} is not one of the words.`),
  alreadyFound: (word: string) => say(`You have already found ${word}.`),
  found: (word: string, found: number, of: number) => say(`${word} found. ${found} of ${of} words.`),
} as const;

export const crosswordIntro = {
  lead: "Words from the Bible are hidden in a square of letters, across and down.",
  rules: [
    "Draw a line over a word, or tap its first and last letters. On a keyboard, use the arrow keys and press Enter.",
    "Words run straight across or straight down. Backwards counts too.",
    "Every word has a hint, and once you find it, a link to its verse.",
  ],
} as const;

export const crosswordShare = {
  invitation: "Find the hidden Bible words in Bible Crossword Search:",
  result: (badge: string, found: number, words: number, level: number) =>
    `${badge}: ${found} of ${words} words at level ${level} of Bible Crossword Search. How many can you find?`,
} as const;
