import { say } from "#src/games/kit/game.ts";
import { crosswordWords } from "./crossword-words.ts";
import type { Cell } from "./placement.ts";

/** Announcements for screen readers. */
export const crosswordSays = {
  anchored: (letter: string, { row, col }: Cell) => say(crosswordWords.anchored(letter, row + 1, col + 1)),
  cleared: say(crosswordWords.cleared),
  notInLine: say(crosswordWords.notInLine),
  notAWord: (letters: string) => say(crosswordWords.notAWord(letters)),
  alreadyFound: (word: string) => say(crosswordWords.alreadyFound(word)),
  found: (word: string, found: number, of: number) => say(crosswordWords.found(word, found, of)),
} as const;
