import type { StoryLevel, StoryQuestion } from "#content/schema/story-questions.ts";
import { lazyCode, loadCode, type LazyCode } from "#src/platform/loading/lazy-code.ts";

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
export const loadStories = (level: StoryLevel): Promise<readonly StoryQuestion[]> => loadCode(stories[level]);
