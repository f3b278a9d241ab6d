import { expect, expectAccessible, hydrated, test } from "./support.ts";

for (const path of ["/prayer-diary", "/daily-prayer-shield", "/salvation", "/birthday-sticker"]) {
  test(`${path} is accessible in both themes and fits @both`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
