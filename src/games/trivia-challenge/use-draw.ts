import { useCallback, useState } from "react";
import { fetchChapterFile } from "#src/api/chapter-file.ts";
import { createRandom, type Random } from "#src/games/kit/random.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { randomSeed } from "#src/platform/random.ts";
import { trivia, type TriviaLevel } from "./config.ts";
import { drawChapter, drawQuestion } from "./endless.ts";
import type { AskedQuestion } from "./question.ts";
import { drawStories, storyLevelOf } from "./stories.ts";
import { loadStories } from "./stories-loader.ts";
import { askedStories } from "./stored.ts";

/** A chapter may have no usable verse (Joshua's lists of towns); then another one is drawn. */
const tries = 6;

const verseFrom = async (level: TriviaLevel, random: Random): Promise<readonly AskedQuestion[]> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const question = drawQuestion(await fetchChapterFile("kjv", drawChapter(level, random)), random);
    if (question) return [question];
  }
  return [];
};

const storiesFrom = async (level: TriviaLevel, count: number, random: Random): Promise<readonly AskedQuestion[]> => {
  const storyLevel = storyLevelOf[level];
  return drawStories(await loadStories(storyLevel), deviceStore().read(askedStories)[storyLevel], count, random);
};

/**
 * Draws what is not built in. `drawRound` gives ten questions on people, places, events and sayings; `drawNext` the
 * endless game's question at a position: verses from the chapters of the level alternate with such questions. Both
 * return undefined and set `hasFailed` if the text or the questions cannot be fetched.
 */
export const useDraw = (level: TriviaLevel) => {
  const [hasFailed, setHasFailed] = useState(false);
  const attempt = useCallback(async (draw: (random: Random) => Promise<readonly AskedQuestion[]>) => {
    const drawn = await draw(createRandom(randomSeed())).catch((): readonly AskedQuestion[] => []);
    setHasFailed(drawn.length === 0);
    return drawn.length === 0 ? undefined : drawn;
  }, []);
  const drawRound = useCallback(
    () => attempt((random) => storiesFrom(level, trivia.questionsPerGame, random)),
    [attempt, level],
  );
  const drawNext = useCallback(
    (position: number) =>
      attempt((random) => (position % 2 === 0 ? verseFrom(level, random) : storiesFrom(level, 1, random))),
    [attempt, level],
  );
  return { drawRound, drawNext, hasFailed };
};
