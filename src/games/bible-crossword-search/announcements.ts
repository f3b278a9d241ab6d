import { say } from "#src/games/kit/game.ts";
import { crosswordMessages } from "./messages.ts";
import type { Cell } from "./placement.ts";

/** Announcements for screen readers. */
export const crosswordSays = {
  anchored: (letter: string, { row, col }: Cell) => say(crosswordMessages.anchored(letter, row + 1, col + 1)),
  cleared: say(crosswordMessages.cleared),
  notInLine: say(crosswordMessages.notInLine),
  notAWord: (letters: string) => say(crosswordMessages.notAWord(letters)),
  alreadyFound: (word: string) => say(crosswordMessages.alreadyFound(word)),
  found: (word: string, found: number, of: number) => say(crosswordMessages.found(word, found, of)),
} as const;
