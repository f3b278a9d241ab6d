import { defineConfig, devices } from "@playwright/test";
import { flowsChromiumPath } from "./scripts/setup/chromium.ts";

const port = Number(process.env["E2E_PORT"] ?? 8799);
/** Of the mocks of the services of texts, the worker with the whole site, and the site on Pages. */
const [languagesPort, upstreamPort, workerPort, pagesPort] = [port + 10, port + 11, port + 20, port + 21];
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
          command: `node tests/e2e/servers.ts ${port} ${languagesPort} ${upstreamPort} ${workerPort} ${pagesPort}`,
          url: `http://127.0.0.1:${port}/`,
          timeout: 180_000,
          reuseExistingServer: !process.env["CI"],
        },
      ],
});
