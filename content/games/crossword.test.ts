import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { crosswordLevelSchema } from "#content/schema/games.ts";
import { fold } from "#domain/text/fold.ts";
import { crosswordLevels } from "./crossword.ts";
import { crosswordLevels as spanishLevels } from "./crossword.es.ts";
import { crosswordThemes as spanishThemes } from "./crossword-themes.es.ts";
import { allLevels, furtherLevelsOf } from "./crossword-levels.ts";

it("the three puzzles have the titles and word counts of their levels", () => {
  expect(crosswordLevels.map(({ level, title, words }) => [level, title, words.length])).toEqual([
    [1, "Fruits of the Spirit", 9],
    [2, "Disciples of Jesus", 8],
    [3, "Bible Words", 8],
  ]);
});

describe.each([
  ["English", allLevels],
  ["Spanish", [...spanishLevels, ...furtherLevelsOf(spanishThemes)]],
])("the puzzles of Bible Crossword Search in %s", (_, levels) => {
  it("are fifty levels with 400 words in all, each once, numbered on and titled apart", () => {
    expect(z.array(crosswordLevelSchema).safeParse(levels).error).toBeUndefined();
    const words = levels.flatMap((level) => level.words);
    expect(words).toHaveLength(400);
    expect(new Set(words.map(({ word }) => word)).size).toBe(400);
    expect(new Set(words.map(({ hint }) => hint)).size).toBe(400);
    expect(levels.map(({ level }) => level)).toEqual(Array.from({ length: 50 }, (__, index) => index + 1));
    expect(new Set(levels.map(({ title }) => title)).size).toBe(50);
    for (const level of levels) expect(level.words.length).toBeGreaterThanOrEqual(7);
  });

  it("never give away the word in its hint", () => {
    for (const { word, hint } of levels.flatMap(({ words }) => words)) expect(fold(hint)).not.toContain(fold(word));
  });

  it("have no word that is contained in another, forwards or backwards", () => {
    for (const { words } of levels) {
      for (const { word } of words) {
        const reverse = [...word].toReversed().join("");
        expect(words.filter((other) => other.word.includes(word) || other.word.includes(reverse))).toHaveLength(1);
      }
    }
  });
});
