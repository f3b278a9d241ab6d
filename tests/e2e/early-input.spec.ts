import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support.ts";

/**
 * What is tapped or typed on a page before its scripts have arrived is carried out, once, as soon as they have.
 */

/** Opens a page whose scripts stay away until `comesBack`. */
const openWithoutScripts = async (page: Page, path: string) => {
  const isBack = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => isBack.promise.then(() => route.continue()));
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer, .end-bar, main").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset["hydrated"])).toBeUndefined();
  return async () => {
    isBack.resolve();
    await hydrated(page);
  };
};

test("a choice before the game starts @phone", async ({ page }) => {
  const comeBack = await openWithoutScripts(page, "/trivia-challenge");
  await page.getByText("Two players", { exact: true }).click();
  await page.getByText("Relaxed", { exact: true }).click();
  await expect(page.locator("[data-queued]")).toHaveCount(2);
  await comeBack();
  await expect(page.locator("[data-queued]")).toHaveCount(0);
  await page.getByRole("button", { name: /^Start/ }).click();
  await expect(page.getByText("Player 2").first()).toBeVisible();
});

test("a search is for the words as typed, and the focus stays @phone", async ({ page }) => {
  const comeBack = await openWithoutScripts(page, "/");
  const box = page.getByRole("combobox", { name: "Bible reference or words" });
  await box.click();
  await page.keyboard.type("Romans 8:28");
  await comeBack();
  await expect(box).toHaveValue("Romans 8:28");
  await expect(box).toBeFocused();
  await page.keyboard.type("-30");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=Romans%208%3A28-30/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Romans 8");
});

test("a search sent before the scripts came", async ({ page }) => {
  const comeBack = await openWithoutScripts(page, "/");
  await page.getByRole("combobox", { name: "Bible reference or words" }).click();
  await page.keyboard.type("Jude 5");
  await page.keyboard.press("Enter");
  await comeBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jude 1");
});

test("verses for a new set; a set that is asked for by its link shows no form meanwhile", async ({ page }) => {
  const comeBack = await openWithoutScripts(page, "/by-heart/set");
  await page.getByLabel("Verses", { exact: true }).fill("Psalm 23:1");
  await comeBack();
  await page.getByRole("button", { name: "Make the set" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Psalm 23:1" })).toBeVisible();
  await page.goto("about:blank");
  const comeBackToSet = await openWithoutScripts(page, "/by-heart/set#comfort");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("By heart");
  await expect(page.getByLabel("Verses", { exact: true })).toBeHidden();
  await comeBackToSet();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comfort");
});

test("an impatient visitor's taps on one button count once", async ({ page }) => {
  const comeBack = await openWithoutScripts(page, "/dictionary");
  const more = page.getByRole("button", { name: "Load More" });
  for (let taps = 0; taps < 4; taps += 1) await more.click();
  await comeBack();
  await expect(page.getByRole("article")).toHaveCount(12);
});

test("menus open, and a verse is chosen @phone", async ({ page }) => {
  const comeBack = await openWithoutScripts(page, "/read/kjv/jude/1");
  await page.getByRole("button", { name: "Verse 3. Actions" }).click();
  await page.getByRole("button", { name: "Theme: light, dark or system" }).click();
  await comeBack();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Actions for Jude 1:3" })).toBeVisible();
});

test("a prayer is counted once", async ({ page }) => {
  const comeBack = await openWithoutScripts(page, "/prayer-diary");
  await page.getByRole("button", { name: "I Have Prayed for Missions" }).click();
  await page.getByRole("button", { name: "I Have Prayed for Missions" }).click();
  await comeBack();
  const prayers = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem("prayer-wall-stats") ?? "{}") as { totalPrayers?: number }).totalPrayers,
    );
  await expect.poll(prayers).toBe(1);
  await expect(page.locator("[data-queued]")).toHaveCount(0);
  expect(await prayers()).toBe(1);
});

test("going back shows the page before, without the scripts and with them", async ({ page }) => {
  await page.goto("/help");
  await hydrated(page);
  await page.getByRole("link", { name: "Privacy" }).first().click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Privacy/);
  const isBack = Promise.withResolvers<void>();
  const scripts = page.waitForRequest("**/assets/*.js");
  await page.route("**/assets/*.js", (route) => isBack.promise.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  // The loader runs.
  await scripts;
  await page.goBack({ waitUntil: "commit" });
  await expect(heading).toHaveText("Help");
  isBack.resolve();
  await hydrated(page);
  await expect(heading).toHaveText("Help");
});
