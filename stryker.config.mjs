/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ["./scripts/mutation/runner.ts", "./scripts/mutation/data.ts"],
  ignorers: ["data"],
  testRunner: "unit-tests",
  unitTests: {
    files: ["domain/**/*.test.ts", "src/games/**/*.test.ts", "src/devotions/**/*.test.ts", "tests/units/rate-limits.test.ts"],
    // These read whole Bibles, or generate thousands of questions and boards, which would take seconds for each of thousands of mutants.
    except: [
      "domain/scripture/search/search.test.ts", "domain/scripture/search/packed-bibles.test.ts", "domain/scripture/every-verse.test.ts",
      "src/games/trivia-challenge/endless.test.ts", "src/games/bible-crossword-search/placement-seeds.test.ts",
    ],
  },
  coverageAnalysis: "perTest",
  ignorePatterns: ["dist", "coverage", "reports", ".wrangler", ".generated", "docs", "public", "tests/e2e", "test-results"],
  mutate: [
    "domain/**/*.ts",
    "src/games/*/rules.ts",
    "src/games/trivia-challenge/{answer,endless}.ts",
    "src/games/bible-crossword-search/placement.ts",
    "src/games/kit/{badge,daily,game,random,trophies}.ts",
    "src/devotions/*/{rules,diary-rules}.ts",
    "worker/db/rate-limits.ts",
    "!**/*.test.ts",
  ],
  // Stryker cannot rewrite the configuration with TypeScript 7, and the tests need none in the sandbox.
  tsconfigFile: "none",
  warnings: { unknownOptions: false },
  concurrency: 2,
  timeoutMS: 15_000,
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: "reports/mutation.json" },
};
