import { useCallback, useState } from "react";
import type { QuestionLevel, TriviaQuestion } from "#content/schema/games.ts";
import { createRandom, type Random } from "#src/games/kit/random.ts";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { randomSeed } from "#src/platform/random.ts";
import type { StoryLevel, StoryQuestion } from "#content/schema/story-questions.ts";
import { lazyCode, type LazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { questionLevelOf, trivia, type TriviaLevel } from "./config.ts";
import type { AskedQuestion } from "./question.ts";
import { drawStories } from "./stories.ts";
import { askedStories, askedVerses } from "./stored.ts";

/** The verses of today's board load with it. */
const daily = lazyCode("daily verses", async () => {
  const [{ drawDaily }, { revealVerses }] = await Promise.all([
    import("./daily.ts"),
    import("#content/games/reveal-verses.ts"),
  ]);
  return (iso: string, seed: number) => drawDaily(revealVerses, iso, seed);
});

/** The ten questions of a date. Rejects if they cannot be fetched; the next call tries again. */
const loadDaily = async (iso: string, seed: number): Promise<readonly TriviaQuestion[]> =>
  (await loadCode(daily))(iso, seed);

/** How endless games draw a verse of a level. Rejects if it cannot be fetched; the next call tries again. */
const endlessVerse = lazyCode("endless verses", async () => (await import("./endless-verse.ts")).drawVerse);

/** The questions on people, places, events and sayings load on demand, level by level. */
const stories: Readonly<Record<StoryLevel, LazyCode<readonly StoryQuestion[]>>> = {
  simple: lazyCode("simple stories", async () => (await import("#content/games/trivia/simple.ts")).simpleQuestions),
  medium: lazyCode("medium stories", async () => (await import("#content/games/trivia/medium.ts")).mediumQuestions),
  difficult: lazyCode(
    "difficult stories",
    async () => (await import("#content/games/trivia/difficult.ts")).difficultQuestions,
  ),
};

/** Rejects if the questions cannot be fetched; the next call tries again. */
const loadStories = (level: StoryLevel): Promise<readonly StoryQuestion[]> => loadCode(stories[level]);

const verseFrom = async (level: QuestionLevel, random: Random): Promise<readonly AskedQuestion[]> => {
  const question = await (await loadCode(endlessVerse))(level, deviceStore().read(askedVerses)[level], random);
  return question ? [question] : [];
};

const storiesFrom = async (level: QuestionLevel, count: number, random: Random): Promise<readonly AskedQuestion[]> =>
  drawStories(await loadStories(level), deviceStore().read(askedStories)[level], count, random);

/**
 * Draws what is not built in. `drawBoard` gives today's ten verses; `drawRound` ten questions on people, places, events
 * and sayings; `drawNext` the endless game's question at a position: known verses of the level's books alternate with
 * such questions. All return undefined and set `hasFailed` if the text or the questions cannot be fetched.
 */
export const useDraw = (triviaLevel: TriviaLevel) => {
  const level = questionLevelOf[triviaLevel];
  const [hasFailed, setHasFailed] = useState(false);
  const attempt = useCallback(async (draw: (random: Random) => Promise<readonly AskedQuestion[]>) => {
    const drawn = await draw(createRandom(randomSeed())).catch((): readonly AskedQuestion[] => []);
    setHasFailed(drawn.length === 0);
    return drawn.length === 0 ? undefined : drawn;
  }, []);
  const drawBoard = useCallback(({ iso, seed }: Daily) => attempt(() => loadDaily(iso, seed)), [attempt]);
  const drawRound = useCallback(
    () => attempt((random) => storiesFrom(level, trivia.questionsPerGame, random)),
    [attempt, level],
  );
  const drawNext = useCallback(
    (position: number) =>
      attempt((random) => (position % 2 === 0 ? verseFrom(level, random) : storiesFrom(level, 1, random))),
    [attempt, level],
  );
  return { drawBoard, drawRound, drawNext, hasFailed };
};
