import { expect, test } from "./support.ts";

/** What somebody without scripts is offered (docs/product/reading.md, "Home" and "Book browser"). */
test.use({ javaScriptEnabled: false });

test("the list of books leads to every chapter", async ({ page }) => {
  await page.goto("/search");
  await expect(page.locator(".chaptergrid a")).toHaveCount(1189);
  await page.getByRole("link", { name: "Ruth 4", exact: true }).click();
  await expect(page).toHaveURL("/read/kjv/ruth/4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ruth 4");
  await page.getByRole("link", { name: "Next 1 Samuel 1" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 Samuel 1");
});

test("home says what is missing, and where to go instead", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".searchform noscript p")).toBeVisible();
  await page.locator(".rhema noscript a").click();
  await expect(page).toHaveURL("/daily-verses");
  await page.goBack();
  await page.locator(".searchform noscript a").click();
  await expect(page.getByRole("heading", { name: "Browse Scripture" })).toBeVisible();
});
