import { expect, test } from "@playwright/test";

/** Addresses and titles of what a visitor searches for. */

test("each search has its own title", async ({ page }) => {
  await page.goto("/?search=shepherd");
  await expect(page).toHaveTitle(/^“shepherd” · /);
  await page.goto("/?search=mercy&translation=asv");
  await expect(page).toHaveTitle(/^“mercy”, ASV · /);
  await page.goBack();
  await expect(page).toHaveTitle(/^“shepherd” · /);
});

test("the dictionary's query is in the address, and typing adds nothing to the history", async ({ page }) => {
  await page.goto("/help");
  await page.goto("/dictionary");
  await page.getByLabel("Search the dictionary").pressSequentially("grace");
  await expect(page).toHaveURL(/\/dictionary\?q=grace$/);
  await expect(page).toHaveTitle(/^“grace” in the Bible Dictionary · /);
  await page.reload();
  await expect(page.getByLabel("Search the dictionary")).toHaveValue("grace");
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});

test("whole words only finds whole words, and offers their beginnings", async ({ page }) => {
  await page.goto("/?search=lov");
  await expect(page.getByRole("heading", { level: 1, name: "No verse with lov" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("switch", { name: "Whole words only" })).toBeChecked();
  await page.getByRole("link", { name: "471 verses have words that begin like this" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "471 verses with lov" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("switch", { name: "Whole words only" })).not.toBeChecked();
});
