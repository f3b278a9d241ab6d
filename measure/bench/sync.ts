/**
 * `npm run bench -- sync [runs]`: 2,000 notes and marks come to a fresh device on slow 4G, until the preview is there and until
 * the device is up to date. Then the requests and bytes of a day with four visits, two of which change nothing.
 */
import type { Browser, Page } from "@playwright/test";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { slow4G } from "./phone.ts";
import { atMost, kB, printRows, type Row } from "./bars.ts";
import { serveProduct } from "./product-server.ts";
import { median } from "./statistics.ts";

/** Bodies both ways, as they are on the line. */
interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/**
 * Serves a site as Cloudflare's edge does, which compresses JSON on its way to the browser; the local runtime does not. On a
 * free loopback port, without WebSockets.
 * @param counted beginning of the paths whose traffic is counted
 */
const serveCompressed = async (
  origin: string,
  counted: string,
): Promise<{ readonly origin: string; readonly seen: Traffic; readonly close: () => void }> => {
  const seen = { requests: 0, bytes: 0 };
  const server = createServer((request, response) => {
    let uploaded = 0;
    const { connection: _kept, ...headers } = request.headers;
    const passOn = ask(new URL(request.url ?? "/", origin), { method: request.method, headers }, (answer) => {
      const pass = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        const body = Buffer.concat(chunks);
        const { "transfer-encoding": _chunked, connection: _open, "content-length": _length, ...own } = answer.headers;
        const isCompressed =
          own["content-encoding"] === undefined &&
          String(own["content-type"]).startsWith("application/json") &&
          String(request.headers["accept-encoding"]).includes("gzip");
        const sent = isCompressed ? gzipSync(body) : body;
        if (request.url?.startsWith(counted)) {
          seen.requests += 1;
          seen.bytes += uploaded + sent.length;
        }
        response.writeHead(answer.statusCode ?? 502, {
          ...own,
          ...(isCompressed && { "content-encoding": "gzip" }),
          "content-length": sent.length,
        });
        response.end(sent);
      };
      pass().catch(() => response.destroy());
    });
    passOn.on("error", () => response.destroy());
    request.on("data", (chunk: Buffer) => {
      uploaded += chunk.length;
    });
    request.pipe(passOn);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const [runs = 3] = process.argv.slice(2).map(Number);
const bars = { freshSeconds: 5 };
const counts = { notes: 800, bookmarks: 600, highlights: 600 };

const product = await serveProduct();
const { origin, seen, close } = await serveCompressed(product.origin, "/api/sync/");
const browser: Browser = await launchChromium();

const newPage = async (): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${origin}${path}`);
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
};

const verses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Psalms ${1 + (index % 150)}:${1 + Math.floor(index / 150)}`);

/** Two thousand things that somebody has written and marked. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(
    ({ notes, bookmarks, highlights }) => {
      const words = "He leads me; I do not have to know the way. Read again on the bus, and again at night. ";
      localStorage.setItem(
        "bible-notes",
        JSON.stringify(
          notes.map((reference, index) => ({
            id: `note${index}`,
            reference,
            text: `${words.repeat(1 + (index % 4))}${index}`,
            createdAt: "2026-11-24T07:40:00.000Z",
          })),
        ),
      );
      localStorage.setItem("bible-bookmarks", JSON.stringify(bookmarks));
      localStorage.setItem(
        "bible-highlights",
        JSON.stringify(Object.fromEntries(highlights.map((one) => [one, "hl-orange"]))),
      );
    },
    { notes: verses(counts.notes), bookmarks: verses(counts.bookmarks), highlights: verses(counts.highlights) },
  );

/** Asks in each frame; a locator asks twice a second. */
const untilShown = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll(wanted.selector)].some(({ textContent }) => textContent === wanted.text),
    { selector, text },
    { timeout: 60_000 },
  );
const upToDate = (page: Page) => untilShown(page, ".sync-line", "Up to date");

const first = await newPage();
await open(first, "/your-data");
await fill(first);
await first.reload();
await first.getByRole("button", { name: "Make a code" }).click();
await first.getByRole("button", { name: "Done" }).click();
await upToDate(first);
const filled = { ...seen };
const code = await first.evaluate(() => (JSON.parse(localStorage.getItem("gbh_sync")!) as { code: string }).code);

const previews: number[] = [];
const joins: number[] = [];
for (let run = 0; run < runs; run += 1) {
  const page = await newPage();
  await open(page, "/your-data");
  await page.getByRole("button", { name: "I have a code" }).click();
  await page.getByLabel("Words or link").fill(`${origin}/your-data#sync=${code}`);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", slow4G);
  const from = performance.now();
  await page.getByRole("button", { name: "Next" }).click();
  await untilShown(page, '[role="dialog"] button', "Join");
  previews.push(performance.now() - from);
  const pressed = performance.now();
  await page.getByRole("dialog", { name: "Join your devices" }).getByRole("button", { name: "Join" }).click();
  await upToDate(page);
  joins.push(performance.now() - pressed);
  const stored = await page.evaluate(() => (JSON.parse(localStorage.getItem("bible-notes")!) as unknown[]).length);
  if (stored !== counts.notes) throw new Error(`${stored} notes arrived`);
  await page.context().close();
}

/** A day: notes and highlights are written as the screens write them, through storage. */
const before = { ...seen };
for (const [visit, { notes, highlights }] of [
  { notes: 3, highlights: 5 },
  { notes: 2, highlights: 3 },
  { notes: 0, highlights: 0 },
  { notes: 0, highlights: 0 },
].entries()) {
  await open(first, "/read/kjv/john/11");
  for (let count = 0; count < highlights; count += 1) {
    await first
      .locator(`[data-verse="${1 + visit * 10 + count}"]`)
      .first()
      .click();
    await first.getByRole("button", { name: "Highlight Orange" }).click();
    await first.keyboard.press("Escape");
  }
  for (let count = 0; count < notes; count += 1) {
    const verse = 40 + visit * 5 + count;
    await first.locator(`[data-verse="${verse}"]`).first().click();
    await first.getByRole("button", { name: "Note", exact: true }).click();
    await first.getByLabel(`Note on John 11:${verse}`).fill(`A note of visit ${visit}, number ${count}`);
    await first.getByRole("button", { name: "Save note" }).click();
    await first.keyboard.press("Escape");
    await first.keyboard.press("Escape");
  }
  await first.waitForTimeout(4000);
}

const day = { requests: seen.requests - before.requests, bytes: seen.bytes - before.bytes };

await browser.close();
close();
product.stop();

const total = median(previews.map((ms, index) => ms + joins[index]!)) / 1000;
const rows: Row[] = [
  atMost(
    "2,000 notes and marks on a fresh device, slow 4G",
    total,
    bars.freshSeconds,
    "s",
    2,
    `preview ${(median(previews) / 1000).toFixed(2)} s, join ${(median(joins) / 1000).toFixed(2)} s; ${runs} runs`,
  ),
];
console.log(`\nSending the 2,000: ${filled.requests} requests, ${kB(filled.bytes)}`);
console.log(`A day with four visits, five notes and eight highlights: ${day.requests} requests, ${kB(day.bytes)}`);
process.exit(printRows("Sync", rows));
