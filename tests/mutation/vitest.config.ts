import { defineConfig } from "vitest/config";

/**
 * The unit tests that `npm run mutation` runs for each fault: those of the rules, without the ones that read whole Bibles
 * or generate thousands of questions and boards, which would take seconds for each of thousands of faults.
 */
export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 30_000,
    include: [
      "domain/**/*.test.ts",
      "src/games/**/*.test.ts",
      "src/devotions/**/*.test.ts",
      "src/scripture/languages/typed-search.test.ts",
      "src/scripture/by-heart/modes.test.ts",
      "src/cards/card-picture.test.ts",
      "scripts/build/{chapter-template,page-html}.test.ts",
      "tests/units/{pictures,previews}.test.ts",
    ],
    exclude: [
      "domain/scripture/search/search.test.ts",
      "domain/scripture/search/packed-bibles.test.ts",
      "domain/scripture/reference/every-verse.test.ts",
      "src/games/trivia-challenge/endless.test.ts",
      "src/games/bible-crossword-search/placement-seeds.test.ts",
    ],
  },
});
