import { defineConfig, devices } from "@playwright/test";
import flows from "./playwright.config.ts";

const port = process.env["PAGES_PORT"] ?? "8798";
/** The address of a deployment, to try that one. */
const site = process.env["SITE"];
const baseURL = site ?? `http://127.0.0.1:${port}`;

/**
 * The main flows once more, with the site on Pages and the worker on /api/* of one address (`npm run test:pages`), or on
 * any deployment (`SITE=https://… npm run test:pages`; leaves one message on a card that nobody knows).
 */
export default defineConfig({
  ...flows,
  testDir: "tests",
  testMatch: ["pages/*.spec.ts", "e2e/answers.spec.ts"],
  reporter: [["list"], ["json", { outputFile: "reports/pages.json" }]],
  use: { ...flows.use, baseURL },
  // A machine that does much else at the same time needs patience.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [{ name: "pages", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } }],
  webServer: site
    ? []
    : {
        command: `node scripts/serve.ts --pages --port ${port} --persist .wrangler/pages`,
        url: `${baseURL}/api/health`,
        timeout: 120_000,
        reuseExistingServer: !process.env["CI"],
      },
});
