import { expect, type Page, test } from "@playwright/test";
import { books } from "#domain/scripture/books.ts";
import { pressByKeyboard } from "./games-support.ts";
import { expectAccessible } from "./support.ts";

const newTestament = books.filter(({ testament }) => testament === "NT").map(({ name }) => name);
const book = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the New Testament by mouse: a wrong pick, a reload, victory, next level", async ({ page }) => {
  await page.goto("/bible-scholar");
  await expectAccessible(page);
  await book(page, "Start Learning").click();
  await expectAccessible(page);
  await book(page, "Mark").click();
  await expect(page.getByText("Look for book #1 in the New Testament order.").first()).toBeVisible();
  for (const name of newTestament.slice(0, 5)) await book(page, name).click();
  await page.reload();
  await expect(page.getByText("Book #6")).toBeVisible();
  await expect(page.getByRole("button", { name: "Acts, book 5, in place" })).toBeVisible();
  for (const name of newTestament.slice(5)) await book(page, name).dblclick();

  const end = page.getByRole("dialog", { name: "Congratulations!" });
  await expect(end.getByText("27 of 27 books in order, 2700 points.")).toBeVisible();
  await expect(end.getByRole("img", { name: "Badge: Bible Scholar Master" })).toBeVisible();
  await expectAccessible(page);
  await end.getByRole("button", { name: "Next Level" }).click();
  await expect(page.getByText("Level 2: Old Testament").first()).toBeVisible();
  await expect(book(page, "Genesis")).toBeVisible();
});

test("the New Testament by keyboard alone", async ({ page }) => {
  await page.goto("/bible-scholar");
  await pressByKeyboard(page, book(page, "Relaxed"));
  await pressByKeyboard(page, book(page, "Start Learning"));
  for (const name of newTestament) await pressByKeyboard(page, book(page, name));
  const end = page.getByRole("dialog", { name: "Congratulations!" });
  await expect(end).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(end).toBeHidden();
  await expect(page.getByRole("link", { name: "Philemon" })).toHaveAttribute("href", "/read/kjv/philemon/1");
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("time runs out half way", async ({ page }) => {
    await page.clock.install();
    await page.goto("/bible-scholar");
    await book(page, "Start Learning").tap();
    for (const name of newTestament.slice(0, 14)) await book(page, name).tap();
    await page.clock.runFor(301_000);
    const end = page.getByRole("dialog", { name: "Keep Learning!" });
    await expect(end.getByRole("img", { name: "Badge: Book Learner" })).toBeVisible();
    await expect(end.getByText("14 of 27 books in order, 1400 points.")).toBeVisible();
    await end.getByRole("button", { name: "Play Again" }).tap();
    await expect(page.getByText("Book #1", { exact: true })).toBeVisible();
  });
});
