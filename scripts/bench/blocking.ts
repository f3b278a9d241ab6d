/**
 * `npm run bench:blocking [-- rounds [path …]]`: total blocking time of a first visit to home and a chapter, or to the
 * given paths, on a phone four times slower, from the CPU time of the main thread's tasks. Lighthouse uses wall-clock time
 * instead, which includes whatever else the machine does. Run `npm run build` first.
 */
import { chromium, type Browser } from "@playwright/test";
import { chromiumPath } from "../setup/chromium.ts";
import { atMost, printRows } from "./bars.ts";
import { blockingMs, mainThreadTasksMs, type TraceEvent } from "./main-thread-tasks.ts";
import { serveStaticSite } from "./static-site.ts";
import { median } from "./statistics.ts";

const rounds = Number(process.argv[2] ?? 7);
const slowdown = 4;
const barMs = 150;
/** Long enough for everything that a visit triggers by itself. */
const watchedMs = 3500;

/** CPU time in ms of each main-thread task of one first visit. */
const visit = async (browser: Browser, address: string): Promise<readonly number[]> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "loading"] } });
  await page.goto(address);
  await page.waitForTimeout(watchedMs);
  const complete = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await complete;
  await context.close();
  return mainThreadTasksMs(events);
};

const site = await serveStaticSite();
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", "--disable-gpu"] });
const pathsGiven = process.argv.slice(3);
const paths = pathsGiven.length > 0 ? pathsGiven : ["/", "/read/kjv/john/3"];
const visits = new Map<string, (readonly number[])[]>(paths.map((path) => [path, []]));
try {
  for (let round = 0; round < rounds; round += 1) for (const path of paths) visits.get(path)!.push(await visit(browser, site.origin + path));
} finally {
  await browser.close();
  site.close();
}
process.exitCode = printRows(
  `Blocking time at ${slowdown}× by CPU time, median of ${rounds}`,
  paths.map((path) => {
    const measured = visits.get(path)!;
    const blocking = measured.map((tasks) => blockingMs(tasks, slowdown));
    const longest = median(measured.map((tasks) => Math.max(...tasks))) * slowdown;
    return atMost(`${path} blocking time by CPU time`, median(blocking), barMs, "ms", 0, `${Math.min(...blocking).toFixed(0)}–${Math.max(...blocking).toFixed(0)}; longest task ${longest.toFixed(0)} ms`);
  }),
);
