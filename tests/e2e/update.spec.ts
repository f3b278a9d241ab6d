import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, hydrated, test, underServiceWorker, withWholeSite } from "./support.ts";

/** The proxy forwards neither counters nor sockets. */
test.use({ tolerated: /\/api\/stats/, serviceWorkers: "allow" });

/**
 * Serves the product behind another address where a new version can be released: its service worker gets another build
 * name, and its entry script another address.
 */
const release = async (origin: string) => {
  /** Undefined for the build as it is. */
  let build: string | undefined;
  let hasScripts = true;
  const server: Server = createServer((request, response) => {
    const forward = async () => {
      if (!hasScripts && request.url?.startsWith("/assets/"))
        return response.writeHead(404, { "cache-control": "no-store" }).end();
      const answer = await fetch(origin + request.url?.replace(/\.release-\w+\.js$/, ".js"), { redirect: "manual" });
      const type = answer.headers.get("content-type") ?? "application/octet-stream";
      const body = Buffer.from(await answer.arrayBuffer());
      const isOther = build !== undefined && /^\/(?:sw\.js|page-loaders\/.*)$/.test(request.url ?? "");
      response.writeHead(answer.status, { "content-type": type, "cache-control": "no-cache" });
      if (!isOther) return response.end(body);
      const renamed = body.toString().replace(/build:([`"'])\w+\1/g, `build:$1${build}$1`);
      return response.end(renamed.replace(/(\/assets\/index-[\w-]+)\.js/g, `$1.release-${build}.js`));
    };
    forward().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bringOut: (next: string | undefined) => (build = next),
    loseScripts: () => (hasScripts = false),
    close: () => server.close(),
  };
};

const controlled = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await underServiceWorker(page);
  await withWholeSite(page);
  await page.evaluate(() => ((window as unknown as { isSamePage: boolean }).isSamePage = true));
};

const isSamePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage === true);

const shellCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("lampstand-shell-")));

/** Releases a version and waits until the page offers it. */
const offer = async (page: Page, site: Awaited<ReturnType<typeof release>>, build: string | undefined) => {
  site.bringOut(build);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText("A new version is ready", { exact: true })).toBeVisible();
};

/**
 * Takes the offer. A worker with a debugger, which Playwright attaches, never becomes idle, and one that ends while it
 * answers the reload can leave it without an answer (one in a hundred; without a debugger none of 245): then the page is
 * loaded again, until there is one.
 */
const load = async (page: Page): Promise<void> => {
  const timeout = 15_000;
  const loaded = page
    .waitForEvent("load", { timeout })
    .catch(() => expect(() => page.goto(page.url(), { timeout })).toPass());
  await page.getByRole("button", { name: "Load it" }).click();
  await loaded;
  await hydrated(page);
};

test("through b, back to a, and to c: offered, loaded in one tab, while another that is open since a keeps its code", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const site = await release(baseURL!);
  try {
    const old = await context.newPage();
    await controlled(page, `${site.address}/read/kjv/jude/1`);
    await controlled(old, `${site.address}/read/kjv/ruth/1`);
    const loads = { page: 0, old: 0 };
    page.on("load", () => (loads.page += 1));
    old.on("load", () => (loads.old += 1));

    await offer(page, site, "b");
    expect(await isSamePage(page)).toBe(true);
    await load(page);
    await expect(page.getByRole("heading", { level: 1, name: "Jude 1" })).toBeVisible();
    const shells = await shellCaches(page);
    expect(shells).toHaveLength(2);
    expect(shells).toContain("lampstand-shell-b");

    await offer(page, site, undefined);
    await load(page);
    await offer(page, site, "c");
    // From now on the server has no scripts: not those of the tabs' own versions, nor the new ones.
    site.loseScripts();
    await load(page);
    await expect(page.getByRole("heading", { level: 1, name: "Jude 1" })).toBeVisible();

    // The old tab was not reloaded, still runs its own code, and can open screens for the first time.
    expect(await isSamePage(old)).toBe(true);
    await old.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bibles" }).click();
    await expect(old.getByRole("heading", { name: "Browse Scripture" })).toBeVisible();
    await old.goBack();
    await old.getByRole("link", { name: /^Next/ }).click();
    await expect(old.getByRole("heading", { level: 1, name: "Ruth 2" })).toBeVisible();
    await page.goto(`${site.address}/?search=lamb%20shepherd&translation=asv`);
    await expect(page.getByRole("link", { name: /Revelation 7:17/ }).first()).toBeVisible({ timeout: 20_000 });

    await context.setOffline(true);
    await old.getByRole("link", { name: "Cards" }).first().click();
    await expect(old.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await isSamePage(old)).toBe(true);
    // Neither reloads itself.
    expect(loads).toEqual({ page: 4, old: 0 });
  } finally {
    site.close();
  }
});

test("two clicks on Back go back two steps, no more @phone", async ({ page }) => {
  await page.goto("/read/kjv/ruth/1");
  await hydrated(page);
  for (const chapter of [2, 3, 4]) {
    await page.getByRole("navigation", { name: "Chapters" }).getByRole("link", { name: /^Next/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Ruth ${chapter}` })).toBeVisible();
  }
  await page.getByRole("button", { name: "Back", exact: true }).dblclick();
  await expect(page).toHaveURL(/\/ruth\/2$/);
  await expect(page.getByRole("heading", { level: 1, name: "Ruth 2" })).toBeVisible();
});

test.describe("in the middle of a deployment", () => {
  test.use({ tolerated: /404/ });

  test("a first visit whose scripts are missing can still read", async ({ page, baseURL }) => {
    const site = await release(baseURL!);
    try {
      site.loseScripts();
      await page.goto(`${site.address}/read/kjv/ruth/1`);
      await expect(page.getByText("Now it came to pass in the days when the judges ruled")).toBeVisible();
      await page.getByRole("link", { name: /^Next/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Ruth 2" })).toBeVisible();
    } finally {
      site.close();
    }
  });
});
