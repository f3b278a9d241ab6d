import { say } from "#src/games/kit/game.ts";

export const crosswordTitles = {
  complete: (level: number) => `Level ${level} Complete!`,
  finished: (level: number) => `Level ${level} finished`,
} as const;

/** A cell in words: 'row 3, column 7'. */
export const cellName = ({ row, col }: { row: number; col: number }): string => `row ${row + 1}, column ${col + 1}`;

/** What a screen reader is told of what the eye sees. */
export const crosswordSays = {
  anchored: (letter: string, cell: { row: number; col: number }) => say(`${letter}, ${cellName(cell)}: first letter chosen. Choose the last letter.`),
  cleared: say("First letter let go."),
  notInLine: say("Words run straight across or straight down. This is the new first letter."),
  notAWord: (letters: string) => say(`${letters} is not one of the words.`),
  alreadyFound: (word: string) => say(`${word} is found already.`),
  found: (word: string, found: number, of: number) => say(`${word} found. ${found} of ${of} words.`),
} as const;
