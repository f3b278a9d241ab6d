import { expect, expectAccessible, hide, hydrated, test } from "./support.ts";

const noonUtc = "2026-11-21T12:00:00Z";
const figure = (label: string) => `.figure:has-text("${label}") b`;

test("the wall shows 28 prayers, counts one, and keeps counting on the next day", async ({ page }) => {
  await page.clock.setFixedTime(noonUtc);
  await page.goto("/prayer-diary");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Prayer Wall", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "I Have Prayed" })).toHaveCount(28);

  await page.getByRole("button", { name: "I Have Prayed for Wisdom" }).click();
  await expect(page.locator(".toast")).toContainText("Prayer Recorded! 🙏");
  await expect(page.locator(".toast")).toContainText("Thank you for praying for Wisdom. Your prayer has been counted.");
  await expect(page.getByRole("button", { name: "I Have Prayed for Wisdom, prayed today" })).toBeFocused();
  await expect(page.locator(figure("Prayers in all"))).toHaveText("1");

  await page.clock.setFixedTime("2026-11-22T12:00:00Z");
  await page.reload();
  await hydrated(page);
  await expect(page.locator(figure("Today"))).toHaveText("0");
  await page.getByRole("button", { name: "I Have Prayed for Peace" }).click();
  await expect(page.locator(figure("Prayers in all"))).toHaveText("2");
  await expect(page.locator(figure("Today"))).toHaveText("1");
  await expect(page.locator(figure("Day streak"))).toHaveText("2");
});

const words = (prayers: number) =>
  prayers === 1 ? "Prayed once today on this site" : `Prayed ${prayers} times today on this site`;

test.describe("with an interrupted network", () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

  test("everybody's prayers of today are counted by subject, live, even for a visitor who was offline", async ({
    page,
    context,
  }) => {
    const line = page
      .locator(".petition", { has: page.getByRole("heading", { name: "Missions", exact: true }) })
      .locator(".prayed-by-all");
    const known = async (): Promise<number> => {
      const answer = (await (await page.request.get("/api/stats/prayed-today")).json()) as {
        topics: { topic_id: number; prayers: number }[];
      };
      return answer.topics.find(({ topic_id }) => topic_id === 14)?.prayers ?? 0;
    };
    const before = await known();
    await page.goto("/prayer-diary");
    await hydrated(page);

    const other = await context.newPage();
    await other.goto("/prayer-diary");
    await hydrated(other);
    await other.getByRole("button", { name: "I Have Prayed for Missions" }).click();
    await expect
      .poll(() => other.evaluate(() => localStorage.getItem("gbh_usage_outbox")))
      .toContain('"prayers_submitted"');
    await hide(other);
    await expect(line).toHaveText(words(before + 1));

    // Two prayers made offline each arrive once when the network is back.
    await context.setOffline(true);
    await other.getByRole("button", { name: "I Have Prayed for Missions" }).click();
    await other.getByRole("button", { name: "I Have Prayed for Missions" }).click();
    await expect(other.locator(".toast")).toContainText("Prayer Recorded!");
    await expect
      .poll(() => other.evaluate(() => localStorage.getItem("gbh_usage_outbox")))
      .toContain('{"stat_name":"prayers_submitted","count":2}');
    await context.setOffline(false);
    await expect(line).toHaveText(words(before + 3));
    await other.close();
  });
});

test("the diary keeps every prayer as it was written, marks answers and finds words", async ({ page }) => {
  await page.clock.setFixedTime(noonUtc);
  await page.goto("/prayer-diary");
  await hydrated(page);
  await page.getByRole("tab", { name: "Diary" }).click();
  await expect(page).toHaveURL(/#diary$/);
  await expect(page.getByText("Nothing here yet.")).toBeVisible();

  const field = page.getByLabel("Write a prayer");
  await field.fill("  ");
  await page.getByRole("button", { name: "Keep this prayer" }).click();
  await expect(page.getByText("There is nothing to keep yet.")).toBeVisible();

  for (const text of [
    "Abba",
    "Lord, free me from porn. I am ashamed",
    "For Ruth, who has the scan on Thursday.",
    "Rent by Friday. Show me whom to ask.",
  ]) {
    await field.fill(text);
    await field.press("Tab");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
  }
  await expect(page.getByRole("listitem").filter({ hasText: "Rent by Friday" })).toBeVisible();

  await page
    .getByRole("listitem")
    .filter({ hasText: "Ruth" })
    .getByRole("button", { name: "Mark as answered" })
    .click();
  await expect(page.getByText("Answered 21 November 2026")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Search your diary").fill("porn");
  await expect(page.getByText("Lord, free me from porn. I am ashamed")).toBeVisible();
  // A request for prayer by mail leaves the words to the visitor.
  const mail = await page.getByRole("link", { name: /^Request Prayer for this/ }).getAttribute("href");
  expect(decodeURIComponent(mail!)).toContain("It is not an emergency service.");
  expect(decodeURIComponent(mail!)).not.toContain("porn");
  await page.getByLabel("Search your diary").fill("ruth");
  await expect(page.getByText("Rent by Friday")).toBeHidden();
  await page.getByLabel("Search your diary").fill("");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText("For Ruth")).toBeHidden();

  await page.getByRole("listitem").filter({ hasText: "Rent" }).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Rent by Friday")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Rent by Friday")).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(page.getByText("For Ruth")).toBeVisible();
});

test("on a phone the wall is 28 rows, each of which opens @phone", async ({ page }) => {
  await page.goto("/prayer-diary");
  await hydrated(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(4500);
  const row = page.getByRole("button", { name: "Wisdom", exact: true });
  await expect(row).toHaveAttribute("aria-expanded", "false");
  const pray = page.getByRole("button", { name: "I Have Prayed for Wisdom" });
  await expect(pray).toBeHidden();
  await row.click();
  await pray.click();
  await expect(page.getByRole("button", { name: "Wisdom, prayed today", exact: true })).toBeVisible();
});

test("the wall speaks French, and says that its prayers are in English", async ({ page }) => {
  await page.goto("/fr/prayer-diary");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Mur de prière", level: 1 })).toBeVisible();
  await expect(page.getByText("Pour l’instant, ces textes sont en anglais.")).toBeVisible();
  const wisdom = page.locator(".petition", { has: page.getByRole("heading", { name: "La sagesse" }) });
  await expect(wisdom.locator(".prayer")).toHaveAttribute("lang", "en");
  await expect(wisdom.getByRole("link", { name: /^Jacques 1:5/ })).toHaveAttribute("href", "/fr/read/kjv/james/1#v5");
  await wisdom.getByRole("button", { name: /^J’ai prié pour ce sujet/ }).click();
  await expect(page.locator(".toast")).toContainText("La sagesse. Votre prière a été comptée.");
  await expectAccessible(page);
});
