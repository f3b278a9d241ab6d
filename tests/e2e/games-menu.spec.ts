import { expect, expectAccessible, hydrated, test } from "./support.ts";

test("the menu leads to every game, and /games to the menu", async ({ page }) => {
  await page.goto("/games");
  await hydrated(page);
  await expect(page).toHaveURL(/\/games-menu$/);
  await expect(page.getByRole("heading", { name: "Bible Games Collection" })).toBeVisible();
  const links = page.getByRole("link", { name: /^Play Now: / });
  const count = await links.count();
  expect(count).toBeGreaterThanOrEqual(3);
  for (const link of await links.all()) expect((await page.request.get((await link.getAttribute("href"))!)).status()).toBe(200);
});

test("an earned badge appears among the trophies with its date and is saved as an image", async ({ page }) => {
  await page.goto("/bible-scholar");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Start Learning" })).toBeVisible();
  await page.evaluate(() => {
    const badge = { name: "Book Learner", emoji: "📖", color: "bronze" };
    localStorage.setItem("gbh_game_trophies", JSON.stringify([{ game: "bible-scholar", badge, firstOn: "2026-11-02", lastOn: "2026-11-21", times: 2 }]));
  });
  await page.goto("/games-menu");
  await hydrated(page);
  const trophies = page.getByRole("region", { name: "Trophies" });
  await expect(trophies.getByRole("img", { name: "Badge: Book Learner" })).toBeVisible();
  await expect(trophies.getByText("2 November 2026, 2 times, last 21 November 2026")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await trophies.getByRole("button", { name: "Save as image" }).click();
  expect((await download).suggestedFilename()).toBe("book-learner.png");
});
