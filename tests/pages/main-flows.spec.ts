import type { Page } from "@playwright/test";
import type { StartedCard } from "#domain/api/cards.ts";
import { expect, hydrated, test } from "../e2e/support.ts";

/** What differs when the site is on Pages and only `/api/*` is on the worker: files, sockets, writes, errors. */

const openSocket = (page: Page, path: RegExp) =>
  page.waitForEvent("websocket", (socket) => path.test(new URL(socket.url()).pathname));

test("a deep link opens its verse, the next chapter follows, words are found", async ({ page }) => {
  await page.goto("/read/kjv/john/3#v16");
  await hydrated(page);
  await expect(page.locator("#v16")).toHaveClass(/is-focused/);
  await page.getByRole("link", { name: "Next John 4" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 4");
  await expect(page).toHaveURL("/read/kjv/john/4");
  await page.goto("/?search=lamb%20shepherd&translation=asv");
  await expect(page.getByRole("link", { name: /Revelation 7:17/ }).first()).toBeVisible({ timeout: 40_000 });
});

test("the counters rise live, through a socket", async ({ page, context }) => {
  const socket = openSocket(page, /^\/api\/stats\/live$/);
  await page.goto("/card-menu");
  await (await socket).waitForEvent("framereceived");
  const visitors = page.locator(".counts b").first();
  const shown = async () => Number((await visitors.getAttribute("title"))?.replaceAll(",", "") ?? 0);
  await expect.poll(shown).toBeGreaterThan(0);
  const before = await shown();
  await (await context.newPage()).goto("/card-menu");
  await expect.poll(shown).toBeGreaterThan(before);
});

test("a signed message appears on the card that another visitor has open", async ({ page, browser }) => {
  const started = await page.request.post("/api/cards", { data: {} });
  const path = `/event-card/wedding/${((await started.json()) as StartedCard).card_id}`;
  const other = await browser.newContext().then((context) => context.newPage());
  const socket = openSocket(other, /^\/api\/cards\/[^/]+\/live$/);
  await Promise.all([page.goto(path), other.goto(new URL(path, test.info().project.use.baseURL).href)]);
  await Promise.all([hydrated(page), socket]);
  for (const one of [page, other]) await expect(one.getByText("Live", { exact: true })).toBeVisible();
  await page.getByLabel("Your name").fill("Ruth");
  await page.getByLabel("Message", { exact: true }).fill("Whither thou goest, I will go.");
  await page.getByRole("button", { name: "Add Message" }).click();
  await expect(other.getByText("Whither thou goest, I will go.")).toBeVisible();
  await expect(other.getByRole("heading", { name: "1 message" })).toBeVisible();
  await other.context().close();
});

test.describe("unknown addresses", () => {
  test.use({ tolerated: /404/ });

  test("get the 404 page, and JSON below /api", async ({ page, request }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await hydrated(page);
    await page.goto("/read/xyz/john/3#v16");
    await expect(page).toHaveURL("/read/kjv/john/3#v16");
    const api = await request.get("/api/no-such-thing");
    expect(api.status()).toBe(404);
    expect(await api.json()).toMatchObject({ code: "route_not_found" });
  });
});
