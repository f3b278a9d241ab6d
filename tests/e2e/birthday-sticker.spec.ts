import { pressByKeyboard, tabTo } from "./keyboard.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

test("a sticker takes a name, is saved as an image and claimed", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  await page.goto("/birthday-sticker");
  await hydrated(page);
  await expect(page.locator(".sticker")).toHaveCount(12);
  await page.getByRole("button", { name: "March" }).click();
  const dialog = page.getByRole("dialog", { name: "March birthday" });
  await expect(dialog.locator(".prayer")).toContainText(/\byour?\b/);

  await dialog.getByLabel("Recipient’s name").fill("James");
  await expect(dialog.locator(".prayer")).toContainText(/\bJames\b/);
  await expect(dialog.locator(".prayer")).not.toContainText(/\byour?\b/i);
  await expect(dialog.locator(".prayer")).not.toContainText("James's");
  const share = await dialog.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(share ?? "")).toContain("James");
  await expectAccessible(page);

  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save as image" }).click();
  expect((await saving).suggestedFilename()).toBe("march-birthday.png");

  await dialog.getByRole("button", { name: "Claim Sticker for Self" }).click();
  await expect(page.locator(".toast")).toContainText("Happy Birthday! 🎉 May March bring you abundant blessings!");
  await expect(page.getByRole("button", { name: "March" })).toBeFocused();
  await expect(page.locator(".figure b")).toHaveText(["1", "1", "1"]);
});

test("hostile names are only names @phone", async ({ page }) => {
  await page.goto("/birthday-sticker");
  await hydrated(page);
  await page.getByRole("button", { name: "June" }).click();
  const dialog = page.getByRole("dialog");
  for (const name of ["$& $1 <b>Ann</b>", "מרים", "O'Brien", "🎂".repeat(2500)]) {
    await dialog.getByLabel("Recipient’s name").fill(name);
    await expect(dialog.locator(".prayer bdi").first()).toContainText(name.slice(0, 4));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test("a wish is made by keyboard alone", async ({ page }) => {
  await page.goto("/birthday-sticker");
  await hydrated(page);
  await pressByKeyboard(page, page.getByRole("button", { name: "July" }));
  const dialog = page.getByRole("dialog", { name: "July birthday" });
  await tabTo(page, dialog.getByLabel("Recipient’s name"));
  await page.keyboard.type("Agnes");
  await expect(dialog.locator(".prayer")).toContainText("Agnes");
  await pressByKeyboard(page, dialog.getByRole("button", { name: "Claim Sticker for Self" }), "Space");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "July" })).toBeFocused();
});
