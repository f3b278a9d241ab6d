import { expect, expectAccessible, hydrated, test } from "./support.ts";

test("the menu leads to every game, and /games to the menu", async ({ page }) => {
  await page.goto("/games");
  await hydrated(page);
  await expect(page).toHaveURL(/\/games-menu$/);
  await expect(page.getByRole("heading", { name: "Bible Games Collection" })).toBeVisible();
  const links = page.getByRole("link", { name: /^Play Now: / });
  const count = await links.count();
  expect(count).toBeGreaterThanOrEqual(3);
  for (const link of await links.all())
    expect((await page.request.get((await link.getAttribute("href"))!)).status()).toBe(200);
});

test("an earned badge appears among the trophies with its date and is saved as an image", async ({ page }) => {
  await page.goto("/bible-scholar");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Start Learning" })).toBeVisible();
  await page.evaluate(() => {
    const badge = { name: "Book Learner", emoji: "📖", color: "bronze" };
    localStorage.setItem(
      "gbh_game_trophies",
      JSON.stringify([{ game: "bible-scholar", badge, firstOn: "2026-11-02", lastOn: "2026-11-21", times: 2 }]),
    );
  });
  await page.goto("/games-menu");
  await hydrated(page);
  const trophies = page.getByRole("region", { name: "Trophies" });
  await expect(trophies.getByRole("img", { name: "Badge: Book Learner" })).toBeVisible();
  await expect(trophies.getByText("2 November 2026, 2 times, last 21 November 2026")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await trophies.getByRole("button", { name: /^Save as image \(Book Learner, / }).click();
  expect((await download).suggestedFilename()).toBe("book-learner.png");
});

test("one day is praised on that day, and on the next the streak is still to begin", async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 23, 59) });
  await page.addInitScript(() => localStorage.setItem("gbh_game_daily_days", '["2026-11-20"]'));
  await page.goto("/games-menu");
  await hydrated(page);
  const week = page.getByRole("region", { name: "The last seven days" });
  await expect(week.getByText("1 day. Come back tomorrow.")).toBeVisible();
  await page.clock.fastForward(120_000);
  await expect(week.getByText("Finish any of today’s games to start a streak.")).toBeVisible();
});

test("each game is one tile with today's board, under one streak over all; a round that waits is told @phone", async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 12) });
  await page.addInitScript(() => {
    const kept = {
      gbh_game_daily_board: {
        date: "2026-11-21",
        results: { "wall-of-jericho": { done: 10, total: 10, marks: [], moves: 24, seconds: 92 } },
      },
      gbh_game_daily_days: ["2026-11-19", "2026-11-20", "2026-11-21"],
      gbh_game_wisdom_nuggets: { phase: "playing" },
      gbh_game_scholar_daily: { phase: "playing", dailyDate: "2026-11-21" },
      gbh_game_wisdom_nuggets_daily: { phase: "playing", dailyDate: "2026-11-20" },
    };
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  });
  await page.goto("/games-menu");
  await hydrated(page);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const week = page.getByRole("region", { name: "The last seven days" });
  await expect(week.getByText("3 days in a row.")).toBeVisible();
  await expect(week.getByText("Friday 20 November: played")).toBeAttached();
  await expect(link("Today 10 of 10 Wall of Jericho")).toBeVisible();
  await expect(link("Today Play Tap to Reveal")).toHaveAttribute("href", "/tap-to-reveal?daily");
  await expect(link("Today Continue Bible Scholar")).toBeVisible();
  await expect(link("Today Play Wisdom Nuggets")).toBeVisible();
  const tile = page.getByRole("listitem").filter({ has: link("Continue: Wisdom Nuggets") });
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("region", { name: "Today’s boards" }).getByRole("button", { name: "Save as image" }).click();
  expect((await download).suggestedFilename()).toBe("todays-boards-2026-11-21.png");
  await tile.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/wisdom-nuggets$/);
});
