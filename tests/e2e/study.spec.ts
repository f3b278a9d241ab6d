import type { Locator } from "@playwright/test";
import { sidewaysScroll } from "#tests/look/measure.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

test.use({ viewport: { width: 360, height: 640 } });

test("three questions on a verse are answered by the panel alone, in five taps @phone", async ({ page }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await page.goto("/read/kjv/1-corinthians/13");
  await hydrated(page);
  await tap(page.getByRole("button", { name: /^Verse 4[.,]/ }));
  // The reference leaves the colours beside it alone.
  expect(await page.locator(".sharebtn").evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  await tap(page.getByRole("button", { name: "Study", exact: true }));
  const panel = page.getByRole("dialog", { name: "Study: 1 Corinthians 13:4" });

  // Who else says it?
  await expect(panel.getByRole("link", { name: "Proverbs 10:12", exact: true })).toBeVisible();
  await expect(panel).toContainText("love covereth all sins");
  expect(taps).toBe(2);

  // What does charity mean here?
  await tap(panel.getByRole("tab", { name: "Words" }));
  await tap(
    panel
      .getByRole("listitem")
      .filter({ hasText: /^charity/i })
      .locator("summary")
      .first(),
  );
  await expect(panel.locator(".word-lemma").first()).toHaveText(/ἀγάπη/);
  await expect(panel).toContainText("love");
  expect(taps).toBe(4);
  await expectAccessible(page);

  // What did people make of it?
  await tap(panel.getByRole("tab", { name: "Commentary" }));
  await expect(panel.locator(".commentary details[open] p").first()).toBeVisible();
  await expect(panel).toContainText("Jamieson, Fausset and Brown wrote this, 1871.");
  expect(taps).toBe(5);
  await expectAccessible(page);

  // And another voice; the address stays that of the chapter.
  await tap(panel.locator("summary", { hasText: "Change" }));
  await panel.getByRole("combobox", { name: "Commentary" }).selectOption({ label: "Adam Clarke, 1810–1826" });
  await expect(panel).toContainText("Adam Clarke wrote this");
  await expect(page).toHaveURL("/read/kjv/1-corinthians/13?study=commentary");
});

test("verses of an address stay on the screen when the panel takes its column sideways", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/read/kjv/john/3?study=commentary#v16");
  await expect(page.locator(".commentary details[open] p").first()).toBeVisible();
  await expect(page.locator("#v16")).toBeInViewport();
  expect(await sidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: /^Verse 16[.,]/ }).click();
  const study = page.getByRole("button", { name: "Study", exact: true });
  await study.press("Enter");
  await expect(study).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(study).toBeFocused();
});
