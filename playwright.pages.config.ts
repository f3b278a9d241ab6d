import { defineConfig, devices } from "@playwright/test";
import flows from "./playwright.config.ts";

const port = process.env["PAGES_PORT"] ?? "8798";
/** URL of a deployment to test instead of a local server. */
const site = process.env["SITE"];
const baseURL = site ?? `http://127.0.0.1:${port}`;

/**
 * The main flows again, with the site on Pages and the worker on /api/* of the same origin (`npm run check -- pages`), or on
 * any deployment (`SITE=https://… npm run check -- pages`; leaves one message on a card with a random id).
 */
export default defineConfig({
  ...flows,
  testDir: "tests",
  testMatch: ["pages/*.spec.ts", "e2e/answers.spec.ts"],
  reporter: [["list"], ["json", { outputFile: "reports/pages.json" }]],
  use: { ...flows.use, baseURL },
  // Generous, for busy machines.
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
