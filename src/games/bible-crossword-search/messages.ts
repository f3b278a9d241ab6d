import { say } from "#src/games/kit/game.ts";

export const crosswordTitles = {
  complete: (level: number) => `Level ${level} Complete!`,
  finished: (level: number) => `Level ${level} finished`,
} as const;

/** A cell in words: 'row 3, column 7'. */
const cellName = ({ row, col }: { row: number; col: number }): string => `row ${row + 1}, column ${col + 1}`;

/** What a screen reader is told of what the eye sees. */
export const crosswordSays = {
  anchored: (letter: string, cell: { row: number; col: number }) => say(`${letter}, ${cellName(cell)}: first letter chosen. Choose the last letter.`),
  cleared: say("First letter let go."),
  notInLine: say("Words run straight across or straight down. This is the new first letter."),
  notAWord: (letters: string) => say(`${letters} is not one of the words.`),
  alreadyFound: (word: string) => say(`${word} is found already.`),
  found: (word: string, found: number, of: number) => say(`${word} found. ${found} of ${of} words.`),
} as const;

export const crosswordIntro = {
  lead: "Words from the Bible lie hidden in a square of letters, across and down.",
  rules: [
    "Draw a line over a word, or touch its first and its last letter. With the keyboard, go with the arrows and press Enter.",
    "Words run straight across or straight down. Backwards counts as well.",
    "Every word has a hint, and once found it leads to its verse.",
  ],
} as const;

export const crosswordShare = {
  invitation: "Find the hidden Bible words in Bible Crossword Search:",
  result: (badge: string, found: number, words: number, level: number) => `${badge}: ${found} of ${words} words at level ${level} of Bible Crossword Search. How many can you find?`,
} as const;
