/**
 * `npm run bench -- long-use [--quick]`: the cost of one tab over a long visit in Chromium: 300 chapter turns, 50 word
 * searches, 30 rounds through all routes and back, every dialog opened and closed 50 times. After each of these, back at
 * the same chapter and after garbage collection: JavaScript heap, nodes, event listeners. Also the time of a page turn at
 * 4× CPU throttle, at the beginning and at the end. `--quick` does a tenth.
 */
import { parseArgs } from "node:util";
import type { CDPSession, Page } from "@playwright/test";
import { routeIds, routes } from "#domain/site/routes.ts";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { atMost, printRows } from "./bars.ts";
import { goTo, turnPagesInside } from "./inside-long-use.ts";
import { watchPageTurns, type PageTurn } from "./page-turn.ts";
import { idle } from "./parts/part.ts";
import { serveStaticSite } from "./static-site.ts";
import { median } from "./statistics.ts";
import { yearsOfUse } from "./years-of-use.ts";

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
const share = values.quick ? 0.1 : 1;
const counts = {
  turns: 300 * share,
  searches: 50 * share,
  rounds: 30 * share,
  dialogs: 50 * share,
  timedTurns: values.quick ? 5 : 15,
} as const;
const slowPhone = 4;
const rest = "/read/kjv/genesis/1";
const timedFrom = "/read/kjv/john/1";

/** Our own bars: caches for going back may cost something, but must not grow with every turn. */
const heapLimit = { times: 1.5, plusBytes: 10_000_000 } as const;
const growthLimit = { times: 1.05, nodes: 200, listeners: 20 } as const;

const words = [
  "shepherd",
  "water",
  "light",
  "bread",
  "vine",
  "mercy",
  "truth",
  "sea",
  "mountain",
  "fire",
  "wind",
  "lamb",
  "door",
  "king",
  "servant",
  "garden",
  "tree",
  "stone",
  "river",
  "cloud",
  "star",
  "fish",
  "seed",
  "harvest",
  "oil",
  "salt",
  "sword",
  "crown",
  "gate",
  "tower",
  "house",
  "temple",
  "altar",
  "harp",
  "trumpet",
  "feast",
  "wine",
  "cup",
  "table",
  "robe",
  "ring",
  "lamp",
  "night",
  "morning",
  "desert",
  "rain",
  "dew",
  "dove",
  "eagle",
];
const paths = [
  ...routeIds.filter((id) => !routes[id].path.includes(":")).map((id) => routes[id].path),
  "/read/web/psalms/23",
  "/event-card/wedding/1763700000000-00000000000000000000000000000001",
  "/no/such/page",
];

interface Layer {
  readonly path: string;
  /** Name of the button that opens it. */
  readonly opener: RegExp;
  readonly role: "dialog" | "menu";
}

const layers: readonly Layer[] = [
  { path: rest, opener: /^Passage: /, role: "dialog" },
  { path: rest, opener: /^Reading comfort$/, role: "dialog" },
  { path: rest, opener: /^Notes$/, role: "dialog" },
  { path: rest, opener: /^Open the menu$/, role: "dialog" },
  { path: rest, opener: /^Theme/, role: "menu" },
  { path: "/birthday-sticker", opener: /March/, role: "dialog" },
  { path: "/reading-plan", opener: /^(Catch up|Go to a day)$/, role: "dialog" },
  { path: "/privacy-policy", opener: /^Erase everything$/, role: "dialog" },
];

interface Weight {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const weigh = async (page: Page, session: CDPSession): Promise<Weight> => {
  await page.evaluate(goTo, rest);
  await page.getByRole("heading", { level: 1, name: "Genesis 1" }).waitFor();
  await page.evaluate(() => (globalThis as unknown as { scrollTo: (x: number, y: number) => void }).scrollTo(0, 0));
  // Wait for toasts to disappear and effects to run before counting.
  await page.locator(".toast").first().waitFor({ state: "detached" });
  for (let time = 0; time < 3; time += 1) {
    await idle(page);
    await session.send("HeapProfiler.collectGarbage");
  }
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapBytes: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners") };
};

const turnPages = (page: Page, count: number): Promise<unknown> => page.evaluate(turnPagesInside, count);

const search = async (page: Page, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    const word = words[index % words.length]!;
    await page.evaluate(goTo, `/?search=${word}`);
    await page.getByRole("heading", { level: 1, name: new RegExp(`verses? with ${word}`) }).waitFor();
  }
};

const visitAll = async (page: Page, count: number): Promise<void> => {
  for (let round = 0; round < count; round += 1) {
    for (const path of paths) {
      await page.evaluate(goTo, path);
      await page.locator("main h1").first().waitFor();
      await idle(page);
      await page.goBack();
    }
  }
};

const openAndClose = async (page: Page, count: number): Promise<void> => {
  for (const { path, opener, role } of layers) {
    await page.evaluate(goTo, path);
    const button = page.getByRole("button", { name: opener }).first();
    const layer = page.getByRole(role).first();
    await button.waitFor();
    for (let time = 0; time < count; time += 1) {
      await button.press("Enter");
      await layer.waitFor();
      await page.keyboard.press("Escape");
      await layer.waitFor({ state: "hidden" });
    }
  }
};

/** Median milliseconds from the input to the frame with the next chapter. */
const timeTurns = async (page: Page, session: CDPSession): Promise<number> => {
  await page.evaluate(goTo, timedFrom);
  await page.getByRole("heading", { level: 1, name: "John 1" }).waitFor();
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowPhone });
  const frames: number[] = [];
  for (let turn = 1; turn <= counts.timedTurns; turn += 1) {
    await idle(page);
    await idle(page);
    await page.locator('.chapnav a[rel="next"]').tap();
    const turned = await page.waitForFunction(
      (title) => {
        const { pageTurn } = globalThis as unknown as { pageTurn?: PageTurn };
        return pageTurn?.title === title && pageTurn;
      },
      `John ${turn + 1}`,
      { polling: 200 },
    );
    frames.push(((await turned.jsonValue()) as PageTurn).frameMs);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return median(frames);
};

const browser = await launchChromium();
const site = await serveStaticSite();
try {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  await context.addInitScript(
    (entries) => {
      const { localStorage } = globalThis as unknown as {
        localStorage: { length: number; setItem: (key: string, text: string) => void };
      };
      if (localStorage.length === 0) for (const [key, text] of entries) localStorage.setItem(key, text);
    },
    Object.entries(yearsOfUse(Date.now())),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  let openSockets = 0;
  page.on("websocket", (socket) => {
    openSockets += 1;
    socket.on("close", () => (openSockets -= 1));
  });
  await page.addInitScript(watchPageTurns);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(site.origin + rest);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });

  const storedKeys = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { localStorage: { length: number } }).localStorage.length);
  const say = (what: string, { heapBytes, nodes, listeners }: Weight) =>
    console.log(
      `  ${what.padEnd(44)}${megabytes(heapBytes).padStart(9)}${nodes.toLocaleString("en").padStart(8)} nodes${listeners.toLocaleString("en").padStart(7)} listeners`,
    );

  // Do everything once first: code and data loaded on first use are not growth.
  await turnPages(page, 5);
  await search(page, 2);
  await visitAll(page, 1);
  await openAndClose(page, 1);
  const before = await weigh(page, session);
  const keysBefore = await storedKeys();
  const socketsBefore = openSockets;
  say("after doing everything once", before);
  const msBefore = await timeTurns(page, session);

  const blocks: readonly (readonly [what: string, run: () => Promise<unknown>])[] = [
    [`${counts.turns} chapter turns`, () => turnPages(page, counts.turns)],
    [`${counts.searches} word searches`, () => search(page, counts.searches)],
    [`${counts.rounds} rounds through ${paths.length} routes and back`, () => visitAll(page, counts.rounds)],
    [`${layers.length} dialogs and menus, ${counts.dialogs} times each`, () => openAndClose(page, counts.dialogs)],
  ];
  let after = before;
  for (const [what, run] of blocks) {
    await page.evaluate(goTo, rest);
    const began = performance.now();
    await run();
    const seconds = (performance.now() - began) / 1000;
    after = await weigh(page, session);
    say(`${what}, ${seconds.toFixed(0)} s`, after);
  }
  const socketsAfter = openSockets;
  const msAfter = await timeTurns(page, session);
  const keysAfter = await storedKeys();

  const maxHeapBytes = before.heapBytes * heapLimit.times + heapLimit.plusBytes;
  process.exitCode = printRows(`One tab over a long visit${values.quick ? ", a tenth of it" : ""}`, [
    atMost(
      "long visit: JavaScript heap at the end",
      after.heapBytes / 1e6,
      Number((maxHeapBytes / 1e6).toFixed(1)),
      "MB",
      1,
      `${megabytes(before.heapBytes)} after doing everything once`,
    ),
    atMost(
      "long visit: nodes",
      after.nodes,
      Math.round(before.nodes * growthLimit.times + growthLimit.nodes),
      "",
      0,
      `${before.nodes} after doing everything once`,
    ),
    atMost(
      "long visit: event listeners",
      after.listeners,
      Math.round(before.listeners * growthLimit.times + growthLimit.listeners),
      "",
      0,
      `${before.listeners} after doing everything once`,
    ),
    atMost(
      "long visit: open sockets",
      socketsAfter,
      socketsBefore,
      "",
      0,
      `${socketsBefore} after doing everything once`,
    ),
    atMost(
      "long visit: keys in device storage",
      keysAfter,
      keysBefore + 1,
      "",
      0,
      `${keysBefore} after doing everything once`,
    ),
    atMost(
      `long visit: page turn at the end, ${slowPhone}× CPU throttle`,
      msAfter,
      Math.round(msBefore * 1.3 + 10),
      "ms",
      0,
      `${msBefore.toFixed(0)} ms at the beginning`,
    ),
  ]);
} finally {
  await browser.close();
  site.close();
}
