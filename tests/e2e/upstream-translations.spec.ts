import { expect, expectAccessible, hydrated, test } from "./support.ts";

/** Our API's answer for a chapter of a translation that is not embedded. */
const chapter = (book: string, number: number, count: number) => ({
  translation: { identifier: "bbe", name: "Bible in Basic English", language: "English", language_code: "eng", license: "Public Domain" },
  verses: Array.from({ length: count }, (_, index) => ({ book_id: book, book: "John", chapter: number, verse: index + 1, text: `Basic words, verse ${index + 1}.` })),
});

test.describe("a translation from the public service", () => {
  test("is chosen like any other, and has an address", async ({ page }) => {
    await page.route("**/api/bible/data/bbe/JHN/3", (route) => route.fulfill({ json: chapter("JHN", 3, 36) }));
    await page.goto("/read/kjv/john/3");
    await hydrated(page);
    await page.getByRole("combobox", { name: /Translation/ }).selectOption("BBE");
    await expect(page).toHaveURL(/\/read\/bbe\/john\/3$/);
    await expect(page.getByText("Basic words, verse 16.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Basic words, verse 36.")).toBeVisible();
    await expectAccessible(page);
  });

  test.describe("that is down", () => {
    test.use({ tolerated: [/502/] });

    test("leaves what was read on the screen, and says so", async ({ page }) => {
      await page.route("**/api/bible/data/darby/**", (route) => route.fulfill({ status: 502, json: { error: "upstream failed", code: "upstream_failed" } }));
      await page.goto("/read/kjv/john/3");
      await hydrated(page);
      await page.getByRole("combobox", { name: /Translation/ }).selectOption("DARBY");
      await expect(page.getByText("Failed to fetch scripture. Please try again later.")).toBeVisible();
      await expect(page.getByText("For God so loved the world", { exact: false })).toBeVisible();
    });
  });
});
