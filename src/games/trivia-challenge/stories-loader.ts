import type { StoryLevel, StoryQuestion } from "#content/schema/story-questions.ts";
import { lateCode, loadCode, type LateCode } from "#src/platform/late-code.ts";

/** The questions on people, places, events and sayings load on demand, level by level. */
const stories: Readonly<Record<StoryLevel, LateCode<readonly StoryQuestion[]>>> = {
  simple: lateCode("simple stories", async () => (await import("#content/games/trivia/simple.ts")).simpleQuestions),
  medium: lateCode("medium stories", async () => (await import("#content/games/trivia/medium.ts")).mediumQuestions),
  difficult: lateCode(
    "difficult stories",
    async () => (await import("#content/games/trivia/difficult.ts")).difficultQuestions,
  ),
};

/** Rejects if the questions cannot be fetched; the next call tries again. */
export const loadStories = (level: StoryLevel): Promise<readonly StoryQuestion[]> => loadCode(stories[level]);
