import { expect, hydrated, test } from "./support.ts";

test.describe("the archive of daily verses", () => {
  test("leads from the footer to a month, marks today and opens a verse in the reader @phone", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-23T12:00:00"));
    await page.goto("/dictionary");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "A verse for every day" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A verse for every day");
    await page.getByRole("link", { name: "November" }).click();
    await expect(page).toHaveTitle(/^Daily verses for November · /);
    await expect(page.getByRole("article")).toHaveCount(30);
    await expect(page.locator("[aria-current=date]")).toContainText("23 November");
    const today = page.getByRole("article", { name: "23 November" });
    await expect(today).toContainText("I drew them with cords of a man, with bands of love");
    await today.getByRole("link", { name: "Hosea 11:4" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hosea 11");
  });

  test("is complete without scripts, the leap day included", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/daily-verses/february`);
    await expect(page.getByRole("article")).toHaveCount(29);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/daily-verses\/february$/);
    await context.close();
  });
});
