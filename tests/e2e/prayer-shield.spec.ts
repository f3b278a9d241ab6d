import { expect, expectAccessible, hydrated, test } from "./support.ts";

test("a date is completed once, and the 31st is clamped", async ({ page }) => {
  await page.clock.setFixedTime("2026-01-31T12:00:00Z");
  await page.goto("/daily-prayer-shield");
  await hydrated(page);
  await page.getByRole("button", { name: "Complete Prayer Shield" }).click();
  await expect(page.locator(".toast")).toContainText("Prayer Shield Completed! 🛡️");
  await expect(page.getByRole("button", { name: "Shield Completed" })).toBeDisabled();
  await expect(page.locator(".figure b")).toHaveText(["1", "1", "1"]);

  await page.getByLabel("Month").selectOption("February");
  await expect(page.getByRole("button", { name: "Day 28" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("heading", { name: "Saturday 28 February" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Complete Prayer Shield" })).toBeEnabled();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Back to today" }).click();
  await expect(page.getByRole("button", { name: "Shield Completed" })).toBeDisabled();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Shield Completed" })).toBeDisabled();
});
