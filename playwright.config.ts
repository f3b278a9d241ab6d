import { defineConfig, devices } from "@playwright/test";
import { flowsChromiumPath } from "./scripts/setup/chromium.ts";

const port = process.env["E2E_PORT"] ?? "8799";
/** The mock for the service of the world's languages. */
const languagesPort = String(Number(port) + 10);
/** The mock for the public Bible text service. */
const upstreamPort = String(Number(port) + 11);
/** The worker with the whole site, as it is deployed alone. */
const workerPort = String(Number(port) + 20);
/** The site on Pages, with the worker on `/api/*` of the same origin. */
const pagesPort = String(Number(port) + 21);
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
    baseURL: `http://127.0.0.1:${port}`,
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
      use: { ...devices["Desktop Chrome"], baseURL: `http://127.0.0.1:${workerPort}` },
    },
    {
      name: "pages",
      testDir: "tests",
      testMatch: ["pages/*.spec.ts", "e2e/answers.spec.ts"],
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1280, height: 800 },
        baseURL: site ?? `http://127.0.0.1:${pagesPort}`,
      },
    },
  ],
  webServer: site
    ? []
    : [
        {
          command: `node tests/languages-service/main.ts ${languagesPort} ${upstreamPort}`,
          url: `http://127.0.0.1:${languagesPort}/api/available_translations.json`,
          timeout: 120_000,
          reuseExistingServer: !process.env["CI"],
        },
        {
          command: `node scripts/serve.ts --port ${workerPort} --persist .wrangler/e2e --languages http://127.0.0.1:${languagesPort} --upstream http://127.0.0.1:${upstreamPort}/well`,
          url: `http://127.0.0.1:${workerPort}/`,
          timeout: 120_000,
          reuseExistingServer: !process.env["CI"],
        },
        {
          command: `node scripts/serve.ts --pages --port ${pagesPort} --persist .wrangler/pages`,
          url: `http://127.0.0.1:${pagesPort}/api/health`,
          timeout: 120_000,
          reuseExistingServer: !process.env["CI"],
        },
        {
          command: `node tests/e2e/site-server.ts ${port} ${workerPort}`,
          url: `http://127.0.0.1:${port}/`,
          reuseExistingServer: !process.env["CI"],
        },
      ],
});
