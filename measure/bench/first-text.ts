import type { Browser } from "@playwright/test";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { start } from "#scripts/setup/process.ts";
import { freePort, waitUntilUp } from "#scripts/setup/ready.ts";
import { phone, slow4G } from "./phone.ts";
import { atMost, printRows, type Row } from "./bars.ts";
import { serveProduct } from "./product-server.ts";
import { serveSiteBeforeWorker } from "#tests/support/static-site.ts";
import { median } from "./statistics.ts";

/**
 * `npm run bench -- first-text [runs]`: when the text of a chapter is there, and what moves afterwards, on a phone on slow 4G
 * (1.6 Mbit/s, 150 ms, CPU × 4), with the mocks of both services answering in 150 ms. Every run asks for a chapter that
 * none before has asked for, so that nothing comes from the copies at the edge.
 */

const runs = Number(process.argv[2] ?? 5);
const bars = { firstTextMs: 1200, shift: 0.01 };

const addresses = {
  embedded: "/read/kjv/john/",
  "embedded, under another language": "/es/read/kjv/john/",
  "public service": "/read/bbe/john/",
  "another language": "/read/spa_r09/john/",
  "another language, right to left": "/fr/read/arb_vdv/psalms/",
} as const;

interface Visit {
  readonly firstTextMs: number;
  readonly lcpMs: number;
  readonly shift: number;
  /** What moved: by how much of the layout, when, and from where to where. */
  readonly moved: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

const visit = async (browser: Browser, address: string, javaScriptEnabled: boolean): Promise<Visit> => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", slow4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const moved: string[] = [];
    const seen = { firstTextMs: 0, lcpMs: 0, shift: 0, moved };
    Object.assign(window, { seen });
    const look = () => {
      if (document.querySelector("[data-verse]")) seen.firstTextMs = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      seen.lcpMs = list.getEntries().at(-1)!.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        seen.shift += value;
        for (const { node, previousRect: from, currentRect: to } of sources)
          moved.push(
            `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent} ${JSON.stringify([from, to])}`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await page.waitForTimeout(javaScriptEnabled ? 3000 : 1500);
  const found = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    hasText: document.querySelector("[data-verse]") !== null,
    seen: (window as unknown as { seen?: Visit }).seen,
  }));
  await context.close();
  if (!found.hasText) return { firstTextMs: Number.POSITIVE_INFINITY, lcpMs: Number.NaN, shift: Number.NaN, moved: [] };
  // Without scripts nothing comes later than the first paint, and nothing moves.
  return found.seen
    ? { ...found.seen, firstTextMs: Math.max(found.paintMs, found.seen.firstTextMs) }
    : { firstTextMs: found.paintMs, lcpMs: found.paintMs, shift: 0, moved: [] };
};

const [servicePort, upstreamPort] = [await freePort(), await freePort()];
const ports = [String(servicePort), String(upstreamPort)];
const services = start("node", ["tests/languages-service/main.ts", ...ports], { stdio: "ignore" });
const list = `http://127.0.0.1:${servicePort}/api/available_translations.json`;
await waitUntilUp(list, { withinMs: 120_000, everyMs: 200, server: services });
const product = await serveProduct([
  "--languages",
  `http://127.0.0.1:${servicePort}/slow`,
  "--upstream",
  `http://127.0.0.1:${upstreamPort}/slow`,
]);
const origin = await serveSiteBeforeWorker(0, product.port, true);
const browser = await launchChromium();
const rows: Row[] = [];
try {
  let chapter = 0;
  for (const [what, address] of Object.entries(addresses)) {
    for (const hasScripts of [true, false]) {
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) {
        chapter = (chapter % 20) + 1;
        visits.push(await visit(browser, origin + address + String(chapter), hasScripts));
      }
      const of = (pick: (one: Visit) => number) => median(visits.map(pick));
      const shift = Math.max(...visits.map((one) => one.shift));
      for (const one of visits) if (one.shift > bars.shift) console.log(one.moved.join("\n"));
      rows.push(
        atMost(
          `${what}${hasScripts ? "" : ", without scripts"}: first text`,
          of(({ firstTextMs }) => firstTextMs),
          bars.firstTextMs,
          "ms",
          0,
          `${hasScripts ? `LCP ${of(({ lcpMs }) => lcpMs).toFixed(0)} ms, ` : ""}median of ${runs}`,
        ),
      );
      if (hasScripts) rows.push(atMost(`${what}: layout shift`, shift, bars.shift, "", 4));
    }
  }
  process.exitCode = printRows("First text on slow 4G, CPU × 4", rows);
} finally {
  await browser.close();
  product.stop();
  services.kill("SIGTERM");
  setTimeout(() => process.exit(), 1000);
}
