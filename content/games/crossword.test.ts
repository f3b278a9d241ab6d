import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { crosswordLevelSchema } from "#content/schema/crossword.ts";
import { crosswordLevels } from "./crossword.ts";

describe("the puzzles of Bible Crossword Search", () => {
  it("are three, with the titles and word counts of their levels", () => {
    expect(z.array(crosswordLevelSchema).safeParse(crosswordLevels).error).toBeUndefined();
    expect(crosswordLevels.map(({ level, title, words }) => [level, title, words.length])).toEqual([
      [1, "Fruits of the Spirit", 9],
      [2, "Disciples of Jesus", 8],
      [3, "Bible Words", 8],
    ]);
  });

  it("never give away the word in its hint", () => {
    for (const { word, hint } of crosswordLevels.flatMap(({ words }) => words))
      expect(hint.toUpperCase()).not.toContain(word);
  });

  it("have no word that is contained in another, forwards or backwards", () => {
    for (const { words } of crosswordLevels) {
      for (const { word } of words) {
        const reverse = [...word].toReversed().join("");
        expect(words.filter((other) => other.word.includes(word) || other.word.includes(reverse))).toHaveLength(1);
      }
    }
  });
});
