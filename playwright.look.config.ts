import { defineConfig } from "@playwright/test";
import flows from "./playwright.config.ts";

const port = process.env["LOOK_PORT"] ?? "4140";
const languagesPort = Number(port) + 10;
/** URL of the product where it is served already. */
const site = process.env["SITE"];
const baseURL = site ?? `http://127.0.0.1:${port}`;

const heights = { 360: 740, 768: 1024, 1280: 800 } as const;

/** Every screen in its states, as pictures and measurements (`npm run look`). */
export default defineConfig({
  ...flows,
  testDir: "tests/look",
  outputDir: "test-results/look",
  timeout: 120_000,
  reporter: [["list"], ["html", { outputFolder: "reports/look-report", open: "never" }]],
  use: {
    ...flows.use,
    baseURL,
    timezoneId: "UTC",
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: Object.entries(heights).map(([width, height]) => ({
    name: width,
    use: { viewport: { width: Number(width), height }, hasTouch: Number(width) < 1024 },
  })),
  webServer: site
    ? []
    : [
        {
          command: `node tests/languages-service/main.ts ${languagesPort}`,
          url: `http://127.0.0.1:${languagesPort}/api/available_translations.json`,
          timeout: 120_000,
          reuseExistingServer: true,
        },
        {
          command: `node scripts/serve.ts --port ${port} --persist .wrangler/look --languages http://127.0.0.1:${languagesPort}`,
          url: `${baseURL}/api/health`,
          timeout: 240_000,
          reuseExistingServer: true,
        },
      ],
});
