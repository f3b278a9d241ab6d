import { defineConfig, devices } from "@playwright/test";
import flows from "./playwright.config.ts";

const port = process.env["PAGES_PORT"] ?? "8798";

/** The main flows once more, with the site on Pages and the worker on /api/* of one address (`npm run test:pages`). */
export default defineConfig({
  ...flows,
  testDir: "tests",
  testMatch: ["pages/*.spec.ts", "e2e/answers.spec.ts"],
  reporter: [["list"], ["json", { outputFile: "reports/pages.json" }]],
  use: { ...flows.use, baseURL: `http://127.0.0.1:${port}` },
  projects: [{ name: "pages", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } }],
  webServer: {
    command: `node scripts/serve.ts --pages --port ${port} --persist .wrangler/pages`,
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 120_000,
    reuseExistingServer: !process.env["CI"],
  },
});
