import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { crosswordLevelSchema } from "#content/schema/crossword.ts";
import { crosswordLevels } from "./crossword.ts";
import { allLevels } from "./crossword-themes/themes.ts";

describe("the puzzles of Bible Crossword Search", () => {
  it("are three, with the titles and word counts of their levels", () => {
    expect(z.array(crosswordLevelSchema).safeParse(crosswordLevels).error).toBeUndefined();
    expect(crosswordLevels.map(({ level, title, words }) => [level, title, words.length])).toEqual([
      [1, "Fruits of the Spirit", 9],
      [2, "Disciples of Jesus", 8],
      [3, "Bible Words", 8],
    ]);
  });

  it("are followed by further levels: 400 words in all, each once, numbered on and titled apart", () => {
    expect(z.array(crosswordLevelSchema).safeParse(allLevels).error).toBeUndefined();
    const words = allLevels.flatMap((level) => level.words);
    expect(words).toHaveLength(400);
    expect(new Set(words.map(({ word }) => word)).size).toBe(400);
    expect(new Set(words.map(({ hint }) => hint)).size).toBe(400);
    expect(allLevels.map(({ level }) => level)).toEqual(allLevels.map((_, index) => index + 1));
    expect(new Set(allLevels.map(({ title }) => title)).size).toBe(allLevels.length);
    for (const level of allLevels) expect(level.words.length).toBeGreaterThanOrEqual(7);
  });

  it("never give away the word in its hint", () => {
    for (const { word, hint } of allLevels.flatMap(({ words }) => words))
      expect(hint.toUpperCase()).not.toContain(word);
  });

  it("have no word that is contained in another, forwards or backwards", () => {
    for (const { words } of allLevels) {
      for (const { word } of words) {
        const reverse = [...word].toReversed().join("");
        expect(words.filter((other) => other.word.includes(word) || other.word.includes(reverse))).toHaveLength(1);
      }
    }
  });
});
