import { expect, hydrated, test } from "./support.ts";

/** What a page needs to be read is in its first response, for every address that shows Scripture (docs/decisions/pages-of-scripture.md). */

/** `ownTitle`: without scripts, where it differs. `bar`: the book in the bar of a phone. */
const chapters: readonly { path: string; title: string; ownTitle?: string; bar: string; words: string }[] = [
  { path: "/read/kjv/john/3", title: "John 3", bar: "John", words: "For God so loved the world" },
  { path: "/es/read/kjv/john/3", title: "Juan 3", bar: "Jn", words: "For God so loved the world" },
  { path: "/read/spa_r09/john/3", title: "Juan 3", bar: "Jn", words: "Porque de tal manera amó Dios al mundo" },
  {
    path: "/es/verse/spa_r09/john/3/16",
    title: "Juan 3",
    ownTitle: "Juan 3:16",
    bar: "Jn",
    words: "Porque de tal manera amó Dios al mundo",
  },
  { path: "/fr/read/arb_vdv/genesis/1", title: "التكوين 1", bar: "Gn", words: "هذه جملة نموذجية" },
  { path: "/read/bbe/john/3", title: "John 3", bar: "John", words: "Words of bbe for JHN 3:16." },
];

for (const { path, title, bar, words } of chapters) {
  test(`${path} has its text at once, asks for nothing again, and stands still @phone`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      // Neighbours are fetched ahead; the chapter itself is there.
      if (/\/api\/bible\/data\/|\/(?:JHN\/3|GEN\/1)\.json/.test(request.url())) asked.push(request.url());
    });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const html = await answer?.text();
    expect(html).toContain(words);
    expect(html).toContain(`data-name="${bar}"`);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(words).first()).toBeAttached();
    await expect(page.locator(".picker-short")).toHaveAttribute("data-name", bar);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(
              list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            ),
          ).observe({ type: "layout-shift", buffered: true });
          // The observer reports nothing where nothing has moved.
          requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.01);
    expect(asked).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, ownTitle = title, words } of chapters)
    test(`${path} is read, and turned`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(ownTitle);
      await expect(page.locator(".prose").filter({ visible: true })).toContainText(words);
      const next = page.locator(".chapnav a[rel=next]");
      const prefix = /^\/(?:es|fr)(?=\/)/.exec(path)?.[0] ?? "";
      await expect(next).toHaveAttribute("href", new RegExp(`^${prefix}/read/`));
    });
});

test.describe("a chapter that its translation does not have", () => {
  test.use({ tolerated: /status of 404/ });

  test("is 404, says so before and after its scripts, and leads to one that is there @phone", async ({ page }) => {
    const answer = await page.goto("/es/read/spa_r09/joel/4");
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Joel 4" })).toBeVisible();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("link", { name: "Leer en la King James Version" }).click();
    await expect(page).toHaveURL(/\/es\/read\/kjv\/joel\/3$/);
    await expect(page.getByRole("heading", { level: 1, name: "Joel 3" })).toBeVisible();
  });
});
