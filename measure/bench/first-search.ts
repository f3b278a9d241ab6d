/**
 * `npm run bench -- first-search [runs]`: a visitor's first word search in Chromium at 4× CPU throttle with an empty cache:
 * from the Enter key to the verses, typing a letter every 150 ms, on Lighthouse's slow 4G and on 3G.
 */
import type { Browser } from "@playwright/test";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { atMost, printRows, type Row } from "./bars.ts";
import { serveOverSlowLine, type Line } from "./slow-line.ts";
import { serveStaticSite } from "./static-site.ts";
import { median } from "./statistics.ts";

const [runs = 3] = process.argv.slice(2).map(Number);
const letterEveryMs = 150;
const lines: readonly (Line & { readonly name: string; readonly barMs: number })[] = [
  { name: "slow 4G (1.6 Mbit/s, 150 ms)", bytesPerSecond: 1_600_000 / 8, latencyMs: 150, barMs: 7000 },
  { name: "3G (400 kbit/s, 300 ms)", bytesPerSecond: 400_000 / 8, latencyMs: 300, barMs: 25_000 },
];

const searchOnce = async (browser: Browser, origin: string): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(origin, { timeout: 120_000 });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const box = page.getByRole("combobox", { name: "Bible reference or words" });
  await box.pressSequentially("still waters", { delay: letterEveryMs });
  const began = performance.now();
  await box.press("Enter");
  await page.getByRole("heading", { level: 1, name: /verses? with still waters/ }).waitFor();
  const tookMs = performance.now() - began;
  await context.close();
  return tookMs;
};

const browser = await launchChromium();
const site = await serveStaticSite();
const rows: Row[] = [];
for (const { name, barMs, ...line } of lines) {
  const slow = await serveOverSlowLine(site.origin, line);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await searchOnce(browser, slow.origin));
  slow.close();
  rows.push(
    atMost(
      `first word search on ${name}`,
      median(times),
      barMs,
      "ms",
      0,
      `${runs} runs, ${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)} ms`,
    ),
  );
}
await browser.close();
site.close();
process.exitCode = printRows("The first word search, from the Enter key to the verses", rows);
