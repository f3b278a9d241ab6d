import { dailyVerses } from "#content/daily-verses.ts";
import { dailyVerseIndex, dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import { expect, hydrated, test } from "./support.ts";

const verseOf = (day: number) => dailyVerses[dailyVerseIndex({ year: 2026, month: 11, day }, dailyVerses.length)]!;

test("the verse is the day's; it is copied, shared and counted, and changes at midnight", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install({ time: new Date(2026, 10, 21, 23, 50) });
  await page.goto("/");
  await hydrated(page);
  const card = page.getByRole("region", { name: "Daily Rhema" });
  const verse = verseOf(21);
  const quotation = `${verse.text} (${dailyVerseReference(verse)})`;
  await expect(card).toContainText("Saturday 21 November");
  await expect(card.getByRole("blockquote")).toHaveText(verse.text);
  await expect(card).toContainText("King James Version");

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await card.getByRole("button", { name: "Copy" }).click();
  await expect.poll(clipboard).toBe(quotation);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  const counted = page.waitForRequest(
    (request) => request.url().endsWith("/api/stats/increments") && request.postData()!.includes('"shares"'),
  );
  await card.getByRole("button", { name: "Share" }).click();
  await expect.poll(clipboard).toBe(quotation);

  await page.clock.fastForward("11:00");
  await counted;
  await expect(card).toContainText("Sunday 22 November");
  await expect(card.getByRole("blockquote")).toHaveText(verseOf(22).text);
});

test.describe("a verse that fails to load", () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test("is reported, and can be retried", async ({ page }) => {
    await page.route("**/assets/daily-verses-*.js", (route) => route.abort());
    await page.goto("/");
    const card = page.getByRole("region", { name: "Daily Rhema" });
    await expect(card.getByRole("alert")).toContainText(
      "Could not load the daily scripture. Please check your connection and try again.",
    );
    await page.unroute("**/assets/daily-verses-*.js");
    await card.getByRole("button", { name: "Try again" }).click();
    await expect(card.getByRole("link", { name: "Share on WhatsApp, opens in a new tab" })).toBeVisible();
  });
});
