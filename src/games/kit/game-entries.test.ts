import { expect, it } from "vitest";
import { triviaEntries } from "#src/games/trivia-challenge/stored.ts";
import { decode } from "#src/platform/storage/codec.ts";

it.each([
  ["a round of an older version", { phase: "question", settings: {} }, true],
  ["the settings of an older version, before any round", { phase: "setup", settings: {} }, false],
  ["no JSON", undefined, true],
])("%s is missed if it cannot be read: %s", (_what, stored, isMissed) => {
  const text = stored ? JSON.stringify(stored) : '{"phase":"setup';
  for (const entry of [triviaEntries.ordinary, triviaEntries.daily])
    expect(decode(entry, text)).toEqual({ value: entry.fallback, isClean: false, isLost: isMissed });
});
