import { useEffect } from "react";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { isStory } from "./question.ts";
import type { TriviaState } from "./state.ts";
import { askedStories } from "./stored.ts";
import { withAsked } from "./stories.ts";

/** Remembers on the device which question on people, places, events and sayings is on the screen. */
export const useAsked = (state: TriviaState): void => {
  const question = state.phase === "question" ? state.questions[state.index] : undefined;
  const story = question && isStory(question) ? question : undefined;
  const [level, id] = [story?.level, story?.id];
  useEffect(() => {
    if (level !== undefined && id !== undefined)
      void deviceStore().update(askedStories, (asked) => withAsked(asked, level, id));
  }, [level, id]);
};
