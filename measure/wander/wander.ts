/**
 * `npm run wander`: random walks through the whole product. Each walk is a fresh visitor with a random screen size and
 * time zone, some in a browser that stores nothing, who clicks, types, presses keys, goes back and forth and reloads while
 * the network comes and goes. Nothing may ever break, and once the network is back the screen must recover. Prints the log
 * of every walk that failed.
 *
 * `--walks 20` sets the number of walks, `--seed 1` the seed of the first (each walk adds one), `--steps 40` the moves per
 * walk; `--url` uses a running product instead of serving one. Moves depend on what is on the screen at the moment, so a
 * seed repeats a walk closely, but not always exactly.
 */
import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { serveProduct } from "#measure/bench/product-server.ts";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { createRandom, randomInt } from "#src/games/kit/random.ts";
import { leftProduct, listen, missing, seenFaults, tryAgain } from "./faults.ts";
import { nextMove } from "./moves.ts";
import { pick, somePlace } from "./places.ts";
import { giveStorage, someStorage } from "./storage.ts";
import { Network, nextWeather } from "./weather.ts";

const { values } = parseArgs({
  options: {
    walks: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    steps: { type: "string", default: "40" },
    url: { type: "string" },
  },
});

const sizes = [
  { width: 360, height: 740 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

const zones = [
  "UTC",
  "Africa/Lagos",
  "America/Los_Angeles",
  "Asia/Kolkata",
  "Pacific/Kiritimati",
  "Australia/Lord_Howe",
] as const;

/** The maximum time for a screen to recover once the network is back: it may be waiting for its next retry. */
const wholeWithinMs = 15_000;

/** Polls, because it waits for nothing to be missing. */
const untilWhole = async (page: Page, origin: string): Promise<string[]> => {
  const end = performance.now() + wholeWithinMs;
  for (;;) {
    const lacks = await missing(page).catch(() => ["between two pages"]);
    if (lacks.length === 0 || performance.now() > end) return lacks;
    if (lacks.includes(leftProduct)) await page.goto(origin, { waitUntil: "commit" }).catch(() => undefined);
    await tryAgain(page).catch(() => undefined);
    await page.waitForTimeout(250);
  }
};

interface Walk {
  readonly story: readonly string[];
  readonly faults: readonly string[];
}

const walk = async (browser: Browser, origin: string, seed: number): Promise<Walk> => {
  const random = createRandom(seed);
  const hasServiceWorker = random() < 0.5;
  const storage = someStorage(random);
  const context = await browser.newContext({
    viewport: pick(sizes, random),
    timezoneId: pick(zones, random),
    hasTouch: random() < 0.5,
    reducedMotion: random() < 0.5 ? "reduce" : "no-preference",
    colorScheme: random() < 0.5 ? "dark" : "light",
    serviceWorkers: hasServiceWorker ? "allow" : "block",
  });
  const faults = listen(context);
  const network = new Network(random);
  await network.over(context);
  await giveStorage(context, storage);
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
  context.on("page", (other) => void (other === page ? undefined : other.close().catch(() => undefined)));
  const story: string[] = [
    `${hasServiceWorker ? "with the service worker" : "without a service worker"}, storage ${storage}`,
  ];
  const look = async () => faults.push(...(await seenFaults(page).catch(() => [])));
  try {
    const first = somePlace(random);
    story.push(`opens ${first}`);
    await page.goto(origin + first, { waitUntil: "commit" });
    if (random() < 0.7) await untilWhole(page, origin);
    for (let step = 0; step < Number(values.steps) && faults.length === 0; step += 1) {
      if (random() < 0.2) {
        network.weather = nextWeather(random);
        story.push(`— the network is ${network.weather} —`);
      }
      // A move may hit a page that is just navigating away: it is then skipped.
      const done = await nextMove(random)(page, random, origin).catch(
        (error: unknown) => `could not: ${String(error).split("\n")[0]!.slice(0, 120)}`,
      );
      if (done !== undefined) story.push(`${done} → ${page.url().replace(origin, "")}`);
      if (random() < 0.5) await page.waitForTimeout(randomInt(random, 400));
      if (!page.url().startsWith(origin)) {
        network.weather = "fine";
        story.push(`has come to ${page.url().slice(0, 20)}, and opens another page`);
        await page.goto(origin + somePlace(random), { waitUntil: "commit" }).catch(() => undefined);
      }
      await look();
      if (random() < 0.15) {
        network.weather = "fine";
        story.push("— the network is fine, the screen must become whole —");
        faults.push(...(await untilWhole(page, origin)));
        await look();
      }
    }
    network.weather = "fine";
    if (faults.length === 0) {
      faults.push(...(await untilWhole(page, origin)));
      await look();
    }
  } finally {
    network.weather = "fine";
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
  return { story, faults };
};

const server = values.url === undefined ? await serveProduct(4139) : undefined;
const origin = server?.origin ?? values.url!;
const browser = await launchChromium();
const [first, walks] = [Number(values.seed), Number(values.walks)];
let failed = 0;
let moves = 0;
try {
  for (let seed = first; seed < first + walks; seed += 1) {
    const { story, faults } = await walk(browser, origin, seed);
    moves += story.length;
    if (faults.length === 0) continue;
    failed += 1;
    console.log(
      `\nWalk ${seed} failed: ${[...new Set(faults)].join("; ")}\n${story.map((line) => `  ${line}`).join("\n")}`,
    );
  }
} finally {
  await browser.close();
  server?.stop();
}
console.log(`${walks} walks, ${moves} moves, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
