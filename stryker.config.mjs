/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ["@stryker-mutator/vitest-runner", "./tests/mutation/data.ts"],
  ignorers: ["data"],
  testRunner: "vitest",
  // Stryker knows which tests reach a fault, and looking for more on every run costs time.
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  ignorePatterns: [
    "dist",
    "coverage",
    "reports",
    ".wrangler",
    ".generated",
    "docs",
    "public",
    "tests/e2e",
    "test-results",
  ],
  mutate: [
    "domain/**/*.ts",
    "src/games/*/rules.ts",
    "src/games/trivia-challenge/{answer,endless}.ts",
    "src/games/bible-crossword-search/placement.ts",
    "src/games/kit/{badge,daily,game,random,trophies}.ts",
    "src/devotions/*/{rules,diary-rules}.ts",
    "!**/*.test.ts",
  ],
  // Stryker cannot rewrite the configuration with TypeScript 7, and the tests need none in the sandbox.
  tsconfigFile: "none",
  warnings: { unknownOptions: false },
  concurrency: 2,
  timeoutMS: 15_000,
  // Beside other work, all tests once took more than the usual five.
  dryRunTimeoutMinutes: 30,
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: "reports/mutation.json" },
};
