import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("leaving asks once and keeps the round, by mouse, by keyboard and by the back button", async ({ page }) => {
  await page.goto("/wisdom-nuggets");
  await hydrated(page);
  await button(page, "Start").click();
  const parable = await page.getByRole("heading", { level: 2 }).first().textContent();
  await button(page, "Leave the game").click();
  const sheet = page.getByRole("dialog", { name: "Leave the game?" });
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Keep playing" }).click();
  await expect(sheet).toBeHidden();
  await expect(button(page, "Leave the game")).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByRole("link", { name: "Leave" }).press("Enter");
  await expect(page).toHaveURL(/\/games-menu$/);
  await expect(page.locator(".site-header")).toBeVisible();
  await page.goto("/wisdom-nuggets");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(parable!);
  await page.goBack();
  await expect(page).toHaveURL(/\/games-menu$/);
  await page.goForward();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(parable!);
});
