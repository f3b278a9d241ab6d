import { useCallback, useState } from "react";
import { fetchChapterFile } from "#src/scripture/text/read-chapter.ts";
import type { QuestionLevel } from "#content/schema/games.ts";
import { createRandom, type Random } from "#src/games/kit/random.ts";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { randomSeed } from "#src/platform/random.ts";
import { questionLevelOf, trivia, type TriviaLevel } from "./config.ts";
import { loadDaily } from "./daily-loader.ts";
import { drawQuestion } from "./endless.ts";
import { loadKnownVerses } from "./known-verses-loader.ts";
import type { AskedQuestion } from "./question.ts";
import { drawStories, inTurn } from "./stories.ts";
import { loadStories } from "./stories-loader.ts";
import { askedStories, askedVerses } from "./stored.ts";

/** A verse may have no choices that fit; then the next one in turn is taken. */
const tries = 6;

const verseFrom = async (level: QuestionLevel, random: Random): Promise<readonly AskedQuestion[]> => {
  const open = inTurn(await loadKnownVerses(level), deviceStore().read(askedVerses)[level], random);
  for (const { reference } of open.slice(0, tries)) {
    const question = drawQuestion(await fetchChapterFile("kjv", reference), [reference.verse], random);
    if (question) return [question];
  }
  return [];
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
