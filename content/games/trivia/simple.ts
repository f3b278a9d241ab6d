import type { StoryQuestion } from "#content/schema/story-questions.ts";
import { simpleActsToRevelation } from "./simple-acts-to-revelation.ts";
import { simpleGospels } from "./simple-gospels.ts";
import { simpleHistory } from "./simple-history.ts";
import { simpleLaw } from "./simple-law.ts";
import { simplePoetsAndProphets } from "./simple-poets-and-prophets.ts";

/** All simple questions on people, places, events and sayings, in the order of the books. */
export const simpleQuestions: readonly StoryQuestion[] = [
  ...simpleLaw,
  ...simpleHistory,
  ...simplePoetsAndProphets,
  ...simpleGospels,
  ...simpleActsToRevelation,
];
