import type { Page, Request } from "@playwright/test";
import { expect, hide, hydrated, test } from "./support.ts";

const address = "**/api/stats/increments";

interface Batch {
  readonly operation_id: string;
  readonly increments: readonly { readonly stat_name: string; readonly count: number }[];
  readonly prayers?: readonly { readonly topic_id: number }[];
}

const batchIn = (request: Request): Batch => request.postDataJSON() as Batch;
const isBatch = (request: Request): boolean => request.url().endsWith("/api/stats/increments");

/** The batches that a page sends from now on. */
const batchesOf = (page: Page): Batch[] => {
  const batches: Batch[] = [];
  page.on("request", (request) => {
    if (isBatch(request)) batches.push(batchIn(request));
  });
  return batches;
};

const countIn = (batch: Batch | undefined, name: string): number | undefined =>
  batch?.increments.find(({ stat_name }) => stat_name === name)?.count;

const search = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event("scriptureSearch")));

const outboxIsEmpty = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("gbh_usage_outbox"))).toBe("[]");

test("a visit is counted when the page is first idle, its searches in one batch when it is hidden, and both at once on the screen", async ({
  page,
}) => {
  const batches = batchesOf(page);
  await page.goto("/card-menu");
  await hydrated(page);
  await expect.poll(() => batches.length).toBe(1);
  expect(countIn(batches[0], "visitors")).toBe(1);
  const searches = page.locator(".counts b").nth(1);
  await expect(page.locator(".counts b").first()).not.toHaveText("0");
  const shown = async () => Number((await searches.getAttribute("title"))!.replaceAll(",", ""));
  const before = await shown();
  for (let time = 0; time < 3; time += 1) await search(page);
  expect(await shown()).toBeGreaterThanOrEqual(before + 3);
  expect(batches).toHaveLength(1);
  await hide(page);
  await expect.poll(() => batches.length).toBe(2);
  expect(batches[1]!.increments).toEqual([{ stat_name: "scripture_searches", count: 3 }]);
  await outboxIsEmpty(page);
});

test("a batch whose answer is lost when the page is closed is sent again with its id, and counts once", async ({
  page,
  context,
}) => {
  const prayed = async (id: number): Promise<number> => {
    const { topics } = (await (await context.request.get("/api/stats/prayed-today")).json()) as {
      topics: { topic_id: number; prayers: number }[];
    };
    return topics.find(({ topic_id }) => topic_id === id)?.prayers ?? 0;
  };
  await page.goto("/prayer-diary");
  await hydrated(page);
  await outboxIsEmpty(page);
  // The server gets the request, the page no answer.
  const arrived = new Promise<Batch>((resolve) => {
    void page.route(address, async (route) => {
      await route.fetch();
      resolve(batchIn(route.request()));
    });
  });
  const button = page.getByRole("button", { name: /^I Have Prayed for / }).last();
  await button.click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("gbh_usage_outbox"))).toContain("prayers_submitted");
  await hide(page);
  const lost = await arrived;
  const id = lost.prayers![0]!.topic_id;
  const counted = await prayed(id);
  expect(counted).toBeGreaterThanOrEqual(1);
  // With the request still open: whoever lets it go would give the page its answer.
  await page.close();

  const next = await context.newPage();
  const batches = batchesOf(next);
  await next.goto("/card-menu");
  await hydrated(next);
  await expect.poll(() => batches.map(({ operation_id }) => operation_id)).toContain(lost.operation_id);
  await outboxIsEmpty(next);
  expect(await prayed(id)).toBe(counted);
});
