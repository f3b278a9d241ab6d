import { defineConfig, devices } from "@playwright/test";
import { flowsChromiumPath } from "./scripts/setup/chromium.ts";
import { addressOf } from "./tests/e2e/servers.ts";

/** The URL of a deployment, at which `npm run check -- pages` is run instead. It leaves one message on a card with a random id. */
const site = process.env["SITE"];
const executablePath = flowsChromiumPath();

/** Flows in a real browser against the built product. `npm test` builds first; alone: `npm run build && npm run check -- e2e`. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Long, for busy and slow machines: a flow that passes never waits so long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more than processors: flows also wait for timers, frames and the network.
  workers: 3,
  retries: process.env["CI"] ? 2 : 0,
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    baseURL: addressOf("site"),
    trace: "on-first-retry",
    // Installing it takes as much time as a whole flow. Flows about it, and those without a network, allow it.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page of a flow ends before what the optimizing compilers do for it pays.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone/,
      testIgnore: "answers.spec.ts",
    },
    { name: "phone", use: { ...devices["Pixel 7"], viewport: { width: 360, height: 740 } }, grep: /@phone|@both/ },
    {
      name: "worker",
      testMatch: "answers.spec.ts",
      use: { ...devices["Desktop Chrome"], baseURL: addressOf("worker") },
    },
    {
      name: "pages",
      testDir: "tests",
      testMatch: ["pages/*.spec.ts", "e2e/answers.spec.ts"],
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1280, height: 800 },
        baseURL: site ?? addressOf("pages"),
      },
    },
  ],
  webServer: site
    ? []
    : [
        {
          command: "node tests/e2e/servers.ts",
          url: addressOf("site", "/"),
          timeout: 180_000,
          // `npm test` has started them.
          reuseExistingServer: !process.env["CI"] || process.env["FLOW_SERVERS"] === "up",
        },
      ],
});
