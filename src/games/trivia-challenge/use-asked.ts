import { useEffect } from "react";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { questionLevelOf } from "./config.ts";
import { isStory, verseId } from "./question.ts";
import { isEndless } from "./rules.ts";
import type { TriviaState } from "./state.ts";
import { askedStories, askedVerses } from "./stored.ts";
import { withAsked } from "./stories.ts";

/** Remembers on the device which question on people and places, or which verse of an endless game, is on the screen. */
export const useAsked = (state: TriviaState): void => {
  const question = state.phase === "question" ? state.questions[state.index] : undefined;
  const story = question && isStory(question) ? question : undefined;
  const [level, id] = [story?.level, story?.id];
  const verse = question && !isStory(question) && state.phase === "question" && isEndless(state) ? question : undefined;
  const place = verse && verseId(verse.reference);
  const verseLevel = questionLevelOf[state.settings.level];
  useEffect(() => {
    if (level !== undefined && id !== undefined)
      void deviceStore().update(askedStories, (asked) => withAsked(asked, level, id));
  }, [level, id]);
  useEffect(() => {
    if (place !== undefined) void deviceStore().update(askedVerses, (asked) => withAsked(asked, verseLevel, place));
  }, [verseLevel, place]);
};
