import { toast } from "#src/games/kit/game.ts";
import { type ScholarLevel, scholarLevels } from "./config.ts";
import { scholarWords } from "./scholar-words.ts";

/** What a level is called. */
export const levelNames: Readonly<Record<ScholarLevel, string>> = {
  1: scholarWords.newTestament,
  2: scholarWords.oldTestament,
  3: scholarWords.advanced,
};

/** Fixed messages of Bible Scholar (docs/product/games.md, "Bible Scholar"). */
export const scholarToasts = {
  /** Shown briefly, because the next pick follows soon. */
  correct: (book: string) => ({
    ...toast(scholarWords.isCorrect, scholarWords.rightPosition(book)),
    durationMs: 1500,
  }),
  notYet: (number: number, level: ScholarLevel) =>
    toast(scholarWords.notYet, scholarWords.lookForNumber(number, level), "refusal"),
  timeUp: toast(scholarWords.timeUp, scholarWords.keepStudying),
  congratulations: (level: ScholarLevel) => toast(scholarWords.congratulations, scholarWords.mastered(level)),
  levelUp: (level: ScholarLevel) =>
    toast(level === 2 ? scholarWords.secondLevel : levelNames[level], scholarWords.challengeContinues),
};

export const scholarSays = {
  start: (level: ScholarLevel) => scholarWords.saidStart(scholarLevels[level].books.length),
  correct: scholarWords.saidCorrect,
  over: scholarWords.saidOver,
};
