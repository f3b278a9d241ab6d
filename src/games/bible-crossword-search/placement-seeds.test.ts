import { expect, it } from "vitest";
import { createRandom } from "#src/games/kit/random.ts";
import { furtherLists, placementFaults, wordLists } from "#tests/support/crossword-boards.ts";
import { placeWords } from "./placement.ts";

const seeds = 10_000;

it.each(wordLists.map((words, index) => [index + 1, words] as const))(
  `placement is legal for 10,000 seeds at level %i`,
  (level, words) => {
    const directions = new Set<string>();
    const wrong: string[] = [];
    for (let seed = 0; seed < seeds; seed += 1) {
      const placed = placeWords(words, createRandom(seed * 3 + level));
      for (const { direction } of placed) directions.add(direction);
      wrong.push(...placementFaults(words, placed).map((fault) => `seed ${seed}: ${fault}`));
    }
    expect(wrong).toEqual([]);
    expect([...directions].toSorted()).toEqual(["horizontal", "vertical"]);
  },
);

it("placement is legal for 200 seeds at each further level", () => {
  const wrong = furtherLists.flatMap((words) =>
    Array.from({ length: 200 }, (_, seed) =>
      placementFaults(words, placeWords(words, createRandom(seed))).map((fault) => `seed ${seed}: ${fault}`),
    ).flat(),
  );
  expect(wrong).toEqual([]);
});
