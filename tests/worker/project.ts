import { mkdirSync } from "node:fs";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";

/** The generated Scripture files are all the worker needs of the site: its tests run without a build. */
const staticFiles = "./.generated/static";

mkdirSync(staticFiles, { recursive: true });

const migrations = await readD1Migrations("./migrations");

/**
 * A test that passes never waits so long: a busy machine takes a minute for what takes seconds elsewhere, and a test of many
 * random cases cannot be interrupted anyway.
 */
export const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A test whose assertions never run fails.
  expect: { poll: { timeout: 20_000 }, requireAssertions: true },
  // Like the flows (playwright.config.ts): on CI, what a busy machine breaks once is run again. A property is not, since
  // other random cases would pass: its report has the seed.
  retry: process.env["CI"] ? { count: 1, condition: /^(?!Property failed)/ } : 0,
};

/** The worker's tests, run inside the real workerd. */
export const workerProject = {
  plugins: [
    cloudflareTest(({ inject }) => ({
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        assets: { directory: staticFiles, binding: "ASSETS" },
        // No test may reach the real service: the fault server stands in for it, slightly slow and well-behaved.
        bindings: {
          BIBLE_UPSTREAM_URL: `${inject<string>("upstreamServer")}/slow`,
          // It takes as many calls as the tests make, except where a test says otherwise.
          BIBLE_UPSTREAM_CALLS: "1000000",
          BIBLE_LANGUAGES_URL: inject<string>("languagesService"),
          BIBLE_LANGUAGES_CALLS: "1000000",
          VISITOR_HASH_KEY: "test",
          TEST_MIGRATIONS: migrations,
        },
      },
    })),
  ],
  test: {
    name: "worker",
    ...patience,
    // One runtime for all files, which halves the time. Each file starts by clearing storage (fresh-state.ts).
    isolate: false,
    include: ["tests/worker/**/*.test.ts", "worker/**/*.test.ts"],
    setupFiles: ["./tests/worker/fresh-state.ts"],
    // The language engine is CommonJS behind an ES wrapper, which workerd cannot load unbundled.
    deps: { optimizer: { ssr: { enabled: true, include: ["obscenity"] } } },
    globalSetup: [
      "./tests/worker/content-files.ts",
      "./tests/faults/upstream-server.ts",
      "./tests/languages-service/for-tests.ts",
    ],
  },
};
