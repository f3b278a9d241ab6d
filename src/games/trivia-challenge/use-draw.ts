import { useCallback, useState } from "react";
import type { TriviaQuestion } from "#content/schema/games.ts";
import { fetchChapterFile } from "#src/api/chapter-file.ts";
import { createRandom } from "#src/games/kit/random.ts";
import { randomSeed } from "#src/platform/random.ts";
import type { TriviaLevel } from "./config.ts";
import { drawChapter, drawQuestion } from "./endless.ts";

/** A chapter may have no usable verse (Joshua's lists of towns); then another one is drawn. */
const tries = 6;

/** Draws fill-in questions from the chapters of a level. Returns undefined and sets `hasFailed` if the text cannot be fetched. */
export const useDraw = (level: TriviaLevel) => {
  const [hasFailed, setHasFailed] = useState(false);
  const draw = useCallback(async (): Promise<TriviaQuestion | undefined> => {
    const random = createRandom(randomSeed());
    try {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const question = drawQuestion(await fetchChapterFile("kjv", drawChapter(level, random)), random);
        if (question) {
          setHasFailed(false);
          return question;
        }
      }
    } catch {
      // Reported below.
    }
    setHasFailed(true);
    return undefined;
  }, [level]);
  return { draw, hasFailed };
};
