import type { StoryQuestion } from "#content/schema/story-questions.ts";
import { difficultActsToRevelation } from "./difficult-acts-to-revelation.ts";
import { difficultGospels } from "./difficult-gospels.ts";
import { difficultHistory } from "./difficult-history.ts";
import { difficultLaw } from "./difficult-law.ts";
import { difficultPoetsAndProphets } from "./difficult-poets-and-prophets.ts";

/** All difficult questions on people, places, events and sayings, in the order of the books. */
export const difficultQuestions: readonly StoryQuestion[] = [
  ...difficultLaw,
  ...difficultHistory,
  ...difficultPoetsAndProphets,
  ...difficultGospels,
  ...difficultActsToRevelation,
];
