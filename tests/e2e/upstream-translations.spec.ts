import { verifiedResponse } from "#tests/support/verified-response.ts";
import { expect, hydrated, test } from "./support.ts";

/** Our API's response for a chapter of a translation that is not embedded. */
const chapter = (book: string, number: number, count: number) => ({
  translation: {
    identifier: "bbe",
    name: "Bible in Basic English",
    language: "English",
    language_code: "eng",
    license: "Public Domain",
  },
  verses: Array.from({ length: count }, (_, index) => ({
    book_id: book,
    book: "John",
    chapter: number,
    verse: index + 1,
    text: `Basic words, verse ${index + 1}.`,
  })),
});

test.describe("a translation from the public service", () => {
  test("is chosen like any other, and has an address", async ({ page }) => {
    await page.route("**/api/bible/data/bbe/JHN/3", (route) => route.fulfill(verifiedResponse(chapter("JHN", 3, 36))));
    await page.goto("/read/kjv/john/3");
    await hydrated(page);
    await page.getByRole("combobox", { name: /Translation/ }).selectOption("bbe");
    await expect(page).toHaveURL(/\/read\/bbe\/john\/3$/);
    await expect(page.getByText("Basic words, verse 16.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Words of bbe for JHN 3:36.")).toBeVisible();
    await expect(page).toHaveTitle(/^John 3, Bible in Basic English · /);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/read\/bbe\/john\/3$/);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });

  test.describe("without that chapter", () => {
    test.use({ tolerated: /status of 404/ });

    test("says that a chapter does not exist, with the head of an unknown page", async ({ page }) => {
      expect((await page.goto("/read/bbe/john/22"))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
      await expect(page.getByRole("link", { name: "John 21", exact: true })).toHaveAttribute(
        "href",
        "/read/bbe/john/21",
      );
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    });
  });

  test.describe("that is down", () => {
    test.use({ tolerated: /50[24]/ });

    test("still names the requested chapter", async ({ page }) => {
      await page.route("**/api/bible/data/bbe/**", (route) =>
        route.fulfill({
          status: 502,
          json: { error: "away", code: "upstream_failed", message: "Not for the reader.", requestId: "1" },
        }),
      );
      await page.goto("/read/kjv/romans/14");
      await hydrated(page);
      await page.getByRole("combobox", { name: /Translation/ }).selectOption("bbe");
      const heading = page.getByRole("heading", { level: 1, name: "Romans 14" });
      await expect(heading).toBeVisible();
      await expect(page.getByRole("alert")).toContainText("Failed to fetch scripture. Please try again later.");
      await expect(page.getByRole("link", { name: "Read it in the King James Version" })).toHaveAttribute(
        "href",
        "/read/kjv/romans/14",
      );
      await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeFocused();
      await page.goBack();
      await expect(heading).toBeFocused();
    });

    test("says what is wrong in the chapter’s place, and the chapter is there again in its own translation", async ({
      page,
    }) => {
      const down = [
        ["DARBY", 502, "upstream_failed", "Failed to fetch scripture. Please try again later."],
        [
          "BBE",
          502,
          "upstream_unreachable",
          "Failed to connect to the Bible API. Please check your internet connection and try again later.",
        ],
        ["YLT", 504, "upstream_timeout", "Request timed out. Please try again."],
      ] as const;
      for (const [key, status, code] of down)
        await page.route(`**/api/bible/data/${key.toLowerCase()}/**`, (route) =>
          route.fulfill({ status, json: { error: "away", code, message: "Not for the reader.", requestId: "1" } }),
        );
      await page.goto("/read/kjv/john/3");
      await hydrated(page);
      for (const [key, , , sentence] of down) {
        await page.getByRole("combobox", { name: /Translation/ }).selectOption(key.toLowerCase());
        await expect(page.getByText(sentence)).toBeVisible();
        await expect(page.getByText("For God so loved the world", { exact: false })).toHaveCount(0);
        await expect(page.getByText("Error navigating chapters.")).toHaveCount(0);
      }
      await page.getByRole("combobox", { name: /Translation/ }).selectOption("kjv");
      await expect(page.getByText("For God so loved the world", { exact: false })).toBeVisible();
    });
  });
});
