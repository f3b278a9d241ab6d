import { expect, expectAccessible, hydrated, test } from "./support.ts";

/** Where it is still the day before; other zones: domain/calendar/time-zone.test.ts. */
test.describe("in American Samoa", () => {
  test.use({ timezoneId: "Pacific/Pago_Pago" });

  test("the shield is the one of the visitor's own day", async ({ page }) => {
    await page.clock.setFixedTime("2026-03-01T10:30:00Z");
    await page.goto("/daily-prayer-shield");
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Saturday 28 February" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Reading from the Old Testament" })).toBeVisible();
  });
});

test("a date is completed once, and the 31st is clamped", async ({ page }) => {
  await page.clock.setFixedTime("2026-01-31T12:00:00Z");
  await page.goto("/daily-prayer-shield");
  await hydrated(page);
  await page.getByRole("button", { name: "Complete Prayer Shield" }).click();
  await expect(page.locator(".toast")).toContainText("Prayer Shield Completed! 🛡️");
  await expect(page.getByRole("button", { name: "Shield Completed" })).toBeDisabled();
  await expect(page.locator(".figure b")).toHaveText(["1", "1", "1"]);

  await page.getByLabel("Month").selectOption("February");
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("28");
  await expect(page.getByRole("heading", { name: "Saturday 28 February" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Complete Prayer Shield" })).toBeEnabled();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Back to today" }).click();
  await expect(page.getByRole("button", { name: "Shield Completed" })).toBeDisabled();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Shield Completed" })).toBeDisabled();
});

test("Daily Scripture opens the reading at the root address", async ({ page }) => {
  await page.clock.setFixedTime("2026-01-01T12:00:00Z");
  await page.goto("/daily-prayer-shield");
  await hydrated(page);
  await expect(page.getByRole("link", { name: "Daily Scripture" })).toHaveAttribute("href", "/?book=Psalm%2091%3A1-2");
  await page.getByRole("link", { name: "Daily Scripture" }).click();
  await expect(page.getByText("secret place of the most High")).toBeVisible();
});

test.describe("in London", () => {
  test.use({ timezoneId: "Europe/London" });
  test("the day changes at midnight while the page is open", async ({ page }) => {
    await page.clock.install({ time: "2026-06-30T22:30:00Z" });
    await page.goto("/daily-prayer-shield");
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Tuesday 30 June" })).toBeVisible();
    // Looking at another date and coming back does not pin the day.
    await page.getByLabel("Day", { exact: true }).selectOption("2");
    await page.getByRole("button", { name: "Back to today" }).click();
    await expect(page.getByRole("heading", { name: "Tuesday 30 June" })).toBeVisible();
    await page.clock.fastForward("31:00");
    await expect(page.getByRole("heading", { name: "Wednesday 1 July" })).toBeVisible();
  });
});
