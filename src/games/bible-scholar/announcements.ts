import { kitMessages } from "#src/games/kit/messages.ts";
import { toast } from "#src/games/kit/game.ts";
import { type ScholarLevel, scholarLevels } from "./config.ts";
import { scholarMessages } from "./messages.ts";

/** The name of a level. */
export const levelNames: Readonly<Record<ScholarLevel, string>> = {
  1: scholarMessages.newTestament,
  2: scholarMessages.oldTestament,
  3: scholarMessages.advanced,
};

/** Fixed messages of Bible Scholar (docs/product/games.md, "Bible Scholar"). */
export const scholarToasts = {
  /** Shown briefly, because the next pick follows soon. */
  correct: (book: string) => ({
    ...toast(kitMessages.correct, scholarMessages.rightPosition(book)),
    durationMs: 1500,
  }),
  notYet: (number: number, level: ScholarLevel) =>
    toast(scholarMessages.notYet, scholarMessages.lookForNumber(number, level), "refusal"),
  timeUp: toast(kitMessages.timeUp, scholarMessages.keepStudying),
  congratulations: (level: ScholarLevel) => toast(scholarMessages.congratulations, scholarMessages.mastered(level)),
  levelUp: (level: ScholarLevel) =>
    toast(level === 2 ? scholarMessages.secondLevel : levelNames[level], scholarMessages.challengeContinues),
};

export const scholarAnnouncements = {
  start: (level: ScholarLevel) => scholarMessages.saidStart(scholarLevels[level].books.length),
  correct: scholarMessages.saidCorrect,
  over: scholarMessages.saidOver,
};
