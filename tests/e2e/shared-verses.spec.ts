import { expect, hydrated, test } from "./support.ts";

/** Shared verses have an address of their own (docs/product/addresses.md, "Head"). */

test("a shared verse says what it is before any script, and opens its chapter there @phone", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/verse/kjv/john/3/16?utm=mail")).text();
  expect(html).toContain("<title>John 3:16, King James Version");
  expect(html).toMatch(/<meta property="og:description" content="For God so loved the world[^"]*everlasting life\.">/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/read\/kjv\/john\/3">/);
  expect(html).toMatch(/<meta property="og:url" content="[^"]+\/verse\/kjv\/john\/3\/16">/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/pictures\/v1\/kjv\/john\/3\/16\.png">/);

  await page.goto("/verse/kjv/john/3/16-18");
  await hydrated(page);
  await expect(page).toHaveTitle(/^John 3:16-18, King James Version/);
  await expect(page.locator("#v16")).toBeInViewport();
  await expect(page.locator(".is-focused")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Passage: John 3:16-18" })).toBeVisible();
  await page.getByLabel(/^Translation/).selectOption("web");
  await expect(page).toHaveURL("/read/web/john/3#v16-18");
});

test("the bar names shared verses from the first paint on, so that nothing in it moves @phone", async ({ page }) => {
  for (const [address, numbers] of [
    ["/verse/kjv/john/3/16-18", "3:16-18"],
    ["/read/kjv/jude/1#v3", "1:3"],
    ["/es/verse/spa_r09/john/3/16", "3:16"],
    ["/read/kjv/john/3#v99", "3"],
  ] as const) {
    const { promise: painted, resolve: sendScripts } = Promise.withResolvers<void>();
    await page.unrouteAll();
    await page.route(/\/assets\/.*\.js$/, (route) => painted.then(() => route.continue()));
    // Another document, not another fragment of the same one.
    await page.goto("about:blank");
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const shown = page.locator(".picker-numbers");
    const left = () =>
      page
        .getByRole("combobox", { name: /^(Translation|Traducción)/ })
        .evaluate((one) => one.getBoundingClientRect().left);
    await expect(shown).toHaveText(numbers);
    const before = await left();
    sendScripts();
    await hydrated(page);
    await expect(shown).toHaveText(numbers);
    expect([address, await left()]).toEqual([address, before]);
  }
});

test("another form of the address leads to its own, and verses that do not exist are not found", async ({
  request,
}) => {
  const answer = await request.get("/verse/KJV/jhn/3/16", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([308, "/verse/kjv/john/3/16"]);
  for (const path of ["/verse/kjv/john/3/37", "/verse/kjv/john/3/18-16", "/verse/kjv/john/99/1", "/verse/kjv/john/3/x"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
