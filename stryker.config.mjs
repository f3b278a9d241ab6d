/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ["./scripts/mutation/runner.ts", "./scripts/mutation/data.ts"],
  ignorers: ["data"],
  testRunner: "unit-tests",
  unitTests: {
    files: ["domain/**/*.test.ts", "src/games/**/*.test.ts", "src/devotions/**/*.test.ts", "tests/units/rate-limits.test.ts"],
    // These two read whole Bibles; they would take seconds for each of thousands of mutants.
    except: ["domain/scripture/search/search.test.ts", "domain/scripture/every-verse.test.ts"],
  },
  coverageAnalysis: "perTest",
  ignorePatterns: ["dist", "coverage", "reports", ".wrangler", ".generated", "docs", "public", "tests/e2e", "test-results"],
  mutate: ["domain/**/*.ts", "!**/*.test.ts"],
  // TypeScript 7 offers no interface to rewrite its configuration with, and the tests need none in the sandbox.
  tsconfigFile: "none",
  warnings: { unknownOptions: false },
  concurrency: 2,
  timeoutMS: 15_000,
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: "reports/mutation.json" },
};
