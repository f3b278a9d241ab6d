import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

const open = async (page: Page, instant = "2026-11-21T11:30:00Z"): Promise<void> => {
  await page.clock.install({ time: new Date(instant) });
  await page.goto("/mentor-me-jesus");
  await hydrated(page);
};

const keep = (page: Page, key: string, value: unknown) =>
  page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name!) === null) localStorage.setItem(name!, text!);
    },
    [key, JSON.stringify(value)],
  );

const days = (count: number, dates: string[]) => ({
  totalDays: count,
  completedDays: Array.from({ length: count }, (_, index) => index + 1),
  currentStreak: count,
  dates,
});

test("answers stay on the device, whatever their text, and can be saved", async ({ page }) => {
  await open(page);
  const text = `O’Brien, שלום, 🙂 <b>bold</b> ${"a".repeat(4900)}`;
  const answer = page.getByRole("textbox", { name: "Your answer to: Which comes more easily to you, grace or truth?" });
  await answer.fill(text);
  await expect(page.getByText("Kept on this device", { exact: true })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(answer).toHaveValue(text);

  // Leaving in the middle of a word loses nothing.
  await answer.fill("Truth, and l");
  await page.reload();
  await hydrated(page);
  await expect(answer).toHaveValue("Truth, and l");
  await answer.fill(text);

  // Going to another day while writing loses nothing either.
  const other = page.getByRole("textbox", { name: /^Your answer to: Where/ });
  await other.fill("At the sink.");
  await page.getByRole("button", { name: "Next day" }).click();
  await expect(page.getByRole("heading", { name: "Mary says yes" })).toBeVisible();
  await page.getByRole("button", { name: "Previous day" }).click();
  await expect(other).toHaveValue("At the sink.");

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a text file" }).click();
  expect(await readFile(await (await saved).path(), "utf8")).toContain(`grace or truth?\n\n${text}`);
});

test("the certificate's words stay within its border, whatever the font", async ({ page }) => {
  await keep(page, "mentor-me-jesus-stats", days(40, ["2026-11-20"]));
  // The font of the picture is the device's: here a very wide one.
  await page.addInitScript(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('svg[role="img"] text { letter-spacing: 0.6em }');
    document.adoptedStyleSheets.push(wide);
    // The same where the texts are measured, at 100 pixels.
    const { measureText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.measureText = function (this: CanvasRenderingContext2D, text: string) {
      this.letterSpacing = "60px";
      return measureText.call(this, text);
    };
  });
  await open(page);
  const widest = await page
    .locator(".mentor-certificate svg[role=img]")
    .evaluate((svg) => Math.max(...[...svg.querySelectorAll("text")].map((text) => text.getComputedTextLength())));
  expect(widest).toBeGreaterThan(350);
  expect(widest).toBeLessThanOrEqual(433);
});

test("after forty days there is a certificate with any name", async ({ page }) => {
  await keep(page, "mentor-me-jesus-stats", days(39, ["2026-11-20"]));
  await open(page);
  await page.getByRole("button", { name: "Complete Day 40" }).click();
  await page.getByRole("textbox", { name: "Name on the certificate" }).fill("מרים O’Brien 🙂");
  await expect(
    page.getByRole("img", { name: "Certificate: Mentor Me Jesus, forty days, מרים O’Brien 🙂" }),
  ).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as image" }).click();
  expect((await saved).suggestedFilename()).toBe("mentor-me-jesus.png");
});

test("forty days with an answer are accessible in the dark @phone", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await keep(page, "mentor-me-jesus-stats", days(40, ["2026-11-20"]));
  await keep(page, "gbh_mentor-answers", { "40.1": "He looks up." });
  await open(page);
  await expect(page.getByRole("heading", { name: "All the days" })).toBeVisible();
  await page.getByText("Suggested answers").click();
  await expectAccessible(page);
});
