import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

const at = async (page: Page, instant: string): Promise<void> => {
  await page.clock.install({ time: new Date(instant) });
};

const open = async (page: Page): Promise<void> => {
  await page.goto("/reading-plan");
  await hydrated(page);
};

const keep = (page: Page, key: string, value: unknown) =>
  page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name!) === null) localStorage.setItem(name!, text!);
    },
    [key, JSON.stringify(value)],
  );

const figure = (page: Page, label: string) => page.locator(".figure").filter({ hasText: label }).locator("b");
const dayHeading = (page: Page) => page.getByRole("heading", { name: /^Day \d+:/ });
const readings = (...completedDays: number[]) => ({
  daysCompleted: completedDays.length,
  currentStreak: 1,
  longestStreak: 1,
  totalPoints: completedDays.length * 10,
  badges: [],
  completedDays,
  lastReadDate: "2025-12-30",
});

/** Where it is already tomorrow; other zones: domain/calendar/time-zone.test.ts. */
test.describe("in New Zealand", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("the day is the visitor's local day; it can be completed, stored, and unmarked", async ({ page }) => {
    await at(page, "2026-11-21T11:30:00Z");
    await open(page);
    await expect(figure(page, "Current Day")).toHaveText("326");
    await page.getByRole("button", { name: "Mark Complete" }).click();
    await expect(page.getByText("Congratulations! 🎉", { exact: true })).toBeVisible();
    await expect(figure(page, "Completed")).toHaveText("1");
    await expect(figure(page, "Day Streak")).toHaveText("1");

    await page.getByRole("button", { name: "Previous day" }).click();
    await expect(dayHeading(page)).toHaveText(/^Day 325:/);
    await page.getByRole("button", { name: "Mark Complete" }).click();
    await expect(figure(page, "Completed")).toHaveText("2");
    await expect(figure(page, "Day Streak")).toHaveText("1");

    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Completed! ✨" }).click();
    await expect(page.getByText("Day Unmarked", { exact: true })).toBeVisible();
    await expect(figure(page, "Completed")).toHaveText("1");
    await expect(page.getByRole("button", { name: "Mark Complete" })).toBeVisible();
  });
});

test.describe("in one place", () => {
  test.use({ timezoneId: "Europe/London" });

  test("midnight brings the next day while the page is open", async ({ page }) => {
    await at(page, "2026-03-28T23:59:30Z");
    await open(page);
    await expect(figure(page, "Current Day")).toHaveText("87");
    await page.clock.fastForward(61_000);
    await expect(figure(page, "Current Day")).toHaveText("88");
  });

  test("a shared day has a title and a preview of its own, and opens at that day", async ({ page, request }) => {
    const html = await (await request.get("/reading-plan/125")).text();
    expect(html).toMatch(/<title>Day 125: Courage, Joshua 24 - Judges 1 and John 1:1-28 · /);
    const preview = /property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(html)![1]!;
    expect(preview).toBe("/pictures/pages/reading-plan-125.png");
    expect((await request.get(preview)).headers()["content-type"]).toBe("image/png");
    expect((await request.get("/reading-plan/366")).status()).toBe(404);
    await page.goto("/reading-plan/125");
    await expect(page.getByRole("heading", { name: "Day 125: Courage" })).toBeVisible();
    await expect(page).toHaveURL(/\/reading-plan\?day=125$/);
    await expect(page.locator('a[href*="wa.me"]').first()).toHaveAttribute("href", /%2Freading-plan%2F125/);
  });

  test("a shared day, its readings and the way back speak Spanish; what is stored stays as it is", async ({ page }) => {
    await keep(page, "bible-reading-stats", readings(1, 2, 3, 4, 5, 6));
    await page.goto("/es/reading-plan?day=160");
    await expect(page.getByRole("heading", { name: "Día 160: Amor" })).toBeVisible();
    await expect(page.locator('a[href*="wa.me"]').first()).toHaveAttribute("href", /%2Fes%2Freading-plan%3Fday%3D160/);
    await page.getByRole("link", { name: "Leer el pasaje Juan 20:1-18" }).click();
    await page.getByRole("link", { name: "Volver al día 160 del plan" }).click();
    await page.getByRole("button", { name: "Marcar como leído" }).click();
    await expect(page.locator(".toast")).toContainText("Nueva insignia: Primera semana.");
    expect(await page.evaluate(() => localStorage.getItem("bible-reading-stats"))).toContain('"First Week"');
  });

  test("after reading, one link leads back to Mark Complete of the same day", async ({ page }) => {
    await at(page, "2026-11-21T10:00:00Z");
    await page.goto("/reading-plan?day=1");
    await hydrated(page);
    await page.getByRole("link", { name: "Read Scripture Genesis 1-2" }).click();
    await expect(page).toHaveURL(/\/\?search=Genesis%201-2$/);
    await expect(page.getByText("In the beginning God created the heaven and the earth.")).toBeVisible();
    await expect(page.getByText("Thus the heavens and the earth were finished")).toBeAttached();
    await page.getByRole("link", { name: "Back to day 1 of the plan" }).click();
    await expect(page).toHaveURL(/\/reading-plan\?day=1$/);
    await expect(page.getByRole("button", { name: "Mark Complete" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Completed! ✨" })).toBeVisible();
    await expect(figure(page, "Completed")).toHaveText("1");
    await page.goBack();
    await page.reload();
    await expect(page.getByRole("link", { name: "Back to day 1 of the plan" })).toBeVisible();
    // An ordinary visit to the same passage has no such link.
    await page.goto("/?search=Genesis%203-4");
    await hydrated(page);
    await expect(page.getByText("Now the serpent was more subtil")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Back to day/ })).toHaveCount(0);
  });

  test("the plan can be exported as a calendar file", async ({ page }) => {
    await at(page, "2026-12-30T10:00:00Z");
    await open(page);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Calendar file" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe("1 Year Reading Plan.ics");
    const text = await readFile(await download.path(), "utf8");
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain("DTSTART;VALUE=DATE:20261231");
  });

  test("printed, only the plan is left, with a box for every day", async ({ page }) => {
    await at(page, "2026-11-21T10:00:00Z");
    await page.addInitScript(() => void Object.assign(window, { print: () => {} }));
    await open(page);
    await page.getByRole("button", { name: "Print the plan" }).click();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".plan-sheet li").first()).toHaveText("1Genesis 1-2; Matthew 1");
    await expect(page.locator(".plan-sheet li")).toHaveCount(365);
    // Dates of two figures stand in one line, also in a wide font.
    await page.evaluate(() => {
      const wide = new CSSStyleSheet();
      wide.replaceSync(".plan-sheet b { font-family: monospace }");
      document.adoptedStyleSheets.push(wide);
    });
    const heights = await page
      .locator(".plan-sheet li b")
      .evaluateAll((dates) => dates.slice(0, 31).map((date) => date.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    await expect(page.getByRole("button", { name: "Mark Complete" })).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(page.locator(".plan-sheet")).toHaveCount(0);
  });

  test("a year in progress and its dialog are accessible in the dark @phone", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await at(page, "2026-11-21T10:00:00Z");
    await keep(page, "bible-reading-stats", {
      ...readings(1, 2, 40, 41, 324),
      lastReadDate: "2026-11-20",
      badges: ["First Week"],
    });
    await open(page);
    await expect(dayHeading(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Catch up" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });
});
