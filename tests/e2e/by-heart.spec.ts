import { expect, expectAccessible, hydrated, test } from "./support.ts";

test("learn a verse from the reader by keyboard alone, practice it, and find it on the shelf", async ({ page }) => {
  await page.goto("/read/kjv/john/11#v35");
  await hydrated(page);
  await page.getByRole("button", { name: /^Verse 35[.,]/ }).press("Enter");
  await page.getByRole("button", { name: "Study", exact: true }).press("Enter");
  await page.getByRole("link", { name: "Learn", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "John 11:35" })).toBeFocused();
  await expect(page.getByText("Jesus wept.", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Learn it" }).press("Enter");
  await page.getByRole("link", { name: "Practise", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "John 11:35" })).toBeVisible();
  await page.getByRole("button", { name: "Letters" }).press("Enter");
  await page.keyboard.press("j");
  await expect(page.getByText("1 of 2 words")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("w");
  await expect(page.getByRole("heading", { level: 2, name: /^You know it/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Done" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "That is all for today." })).toBeFocused();
  await page.getByRole("link", { name: "All your verses" }).press("Enter");
  await expect(page.getByText("1 passage practised today.")).toBeVisible();
  await page.getByText("0 by heart, 1 learning, 0 not begun").click();
  await expect(page.getByRole("link", { name: "John 11:35" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Verses by heart: none due today" })).toBeVisible();
});

test("put a verse in order by touch, as fast as one taps", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("gbh_by-heart", JSON.stringify({ "kjv/JHN.11.35": { addedOn: "2026-11-01", reviews: {} } })),
  );
  await page.goto("/by-heart/practice#kjv/JHN.11.35");
  await hydrated(page);
  await page.getByRole("button", { name: "Order" }).click();
  const pieces = page.getByRole("group", { name: "Pieces" });
  await expect(pieces.getByRole("button")).toHaveCount(2);
  // Both before the first is drawn.
  await pieces.evaluate((group) => {
    const taps = [...group.querySelectorAll("button")].toSorted((one) => (one.textContent === "Jesus" ? -1 : 1));
    for (const button of taps) button.click();
  });
  await expect(page.getByRole("heading", { level: 2, name: /^You know it/ })).toBeVisible();
});

test("in forced colours the words to guess stay hidden, and a used piece has a border of its own", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.addInitScript(() =>
    localStorage.setItem("gbh_by-heart", JSON.stringify({ "kjv/JHN.11.35": { addedOn: "2026-11-01", reviews: {} } })),
  );
  await page.goto("/by-heart/practice#kjv/JHN.11.35");
  await hydrated(page);
  await page.getByRole("button", { name: "Letters" }).click();
  await expect(page.getByText("wept.")).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await page.getByRole("button", { name: "Order" }).click();
  const pieces = page.getByRole("group", { name: "Pieces" });
  await pieces.getByRole("button", { name: "Jesus" }).click();
  await expect(pieces.getByRole("button", { name: "Jesus" })).toHaveCSS("border-top-style", "dashed");
  await expect(pieces.getByRole("button", { name: "wept." })).toHaveCSS("border-top-style", "solid");
});

test("a teacher makes a set, and a pupil learns it by its link and finds it again @phone", async ({
  page,
  browser,
}) => {
  await page.goto("/by-heart");
  await hydrated(page);
  await page.getByRole("link", { name: /^A set of your own/ }).tap();
  await page.getByLabel("Name of the set").fill("Sunday school, week 3");
  await page.getByLabel("Verses", { exact: true }).fill("Psalm 23:1\nJohn 11:35; 1 Jn 4.8");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make the set" }).tap();
  const title = page.getByRole("heading", { level: 1, name: "Sunday school, week 3" });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  const link = page.url();

  const pupil = await (
    await browser.newContext({ baseURL: new URL(link).origin, viewport: page.viewportSize() })
  ).newPage();
  await pupil.goto(link);
  await hydrated(pupil);
  await expect(pupil.getByText("Its name came with the link.")).toBeVisible();
  await pupil.getByRole("button", { name: "Learn these" }).click();
  await expect(pupil.getByRole("link", { name: "Practise John 11:35" })).toBeVisible();
  await expectAccessible(pupil);
  await pupil.goto("/by-heart");
  const found = pupil.getByRole("link", { name: /^Sunday school, week 3/ });
  await expect(found).toContainText("0 of 3 passages by heart");
  await expectAccessible(pupil);
  await found.click();
  await expect(pupil).toHaveURL(link);
  await pupil.getByRole("button", { name: "Remove from your sets" }).click();
  await pupil.getByRole("button", { name: "Undo" }).click();
  await expect(pupil.getByRole("button", { name: "Remove from your sets" })).toBeVisible();
  await pupil.context().close();
});
