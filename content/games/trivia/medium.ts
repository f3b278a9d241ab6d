import type { StoryQuestion } from "#content/schema/story-questions.ts";
import { mediumActsToRevelation } from "./medium-acts-to-revelation.ts";
import { mediumGospels } from "./medium-gospels.ts";
import { mediumHistory } from "./medium-history.ts";
import { mediumLaw } from "./medium-law.ts";
import { mediumPoetsAndProphets } from "./medium-poets-and-prophets.ts";

/** All medium questions on people, places, events and sayings, in the order of the books. */
export const mediumQuestions: readonly StoryQuestion[] = [
  ...mediumLaw,
  ...mediumHistory,
  ...mediumPoetsAndProphets,
  ...mediumGospels,
  ...mediumActsToRevelation,
];
