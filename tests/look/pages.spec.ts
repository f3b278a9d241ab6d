/**
 * Bars for the parts of pages that a visitor meets first or most: where they are, how high they may be, what must not
 * move. Each is measured in every face (`faces.ts`). `npm run look -- pages.spec.ts --project 360`.
 */
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { locales, translatedPath } from "#domain/site/locales/locales.ts";
import { readingStats } from "#src/devotions/reading-plan/stored.ts";
import { comfortEntry } from "#src/scripture/reader/stored.ts";
import { type Face, faces, setFace } from "./faces.ts";
import { sidewaysScroll } from "./measure.ts";
import { isHydrated } from "./scene.ts";

/** What the addresses of each language begin with. */
const languages = locales.map((locale) => translatedPath(locale, ""));

const phone = { width: 360, height: 740 };
const sideways = { width: 740, height: 360 };

const test = base.extend<{ open: (path: string, face: Face, size?: typeof phone) => Promise<void> }>({
  /** Opens a screen, hydrated and in one of the faces. */
  open: async ({ page, baseURL }, use) => {
    await use(async (path, face, size = phone) => {
      await page.setViewportSize(size);
      await page.goto(baseURL! + path);
      await isHydrated(page);
      await setFace(page, face);
    });
  },
});

/** These pages are the same at any width of the project, since each measurement sets its own. */
test.skip(({ viewport }) => viewport?.width !== phone.width, "measured once");

/** Distance in px from the top of the page. */
const topOf = (what: Locator): Promise<number> =>
  what.evaluate((element) => element.getBoundingClientRect().top + scrollY);

const heightOf = (what: Locator): Promise<number> => what.evaluate((element) => element.getBoundingClientRect().height);

const boxesOf = (what: Locator) =>
  what.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, width } = element.getBoundingClientRect();
      return [Math.round(left), Math.round(width)];
    }),
  );

/** How many lines of a text stand whole above the tab bar. */
const linesOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((lines) => {
    const bar = document.querySelector(".tabbar")!.getBoundingClientRect().top;
    const range = document.createRange();
    const bottoms = [...document.querySelectorAll(lines)].flatMap((line) => {
      range.selectNodeContents(line);
      return [...range.getClientRects()].map(({ bottom }) => bottom);
    });
    const ordered = bottoms.filter((bottom) => bottom <= bar + 0.5).toSorted((a, b) => a - b);
    return ordered.filter((bottom, index) => index === 0 || bottom > ordered[index - 1]! + 8).length;
  }, selector);

for (const face of faces) {
  test(`${face}: the tab bar slides away whole, and no tab moves under the finger`, async ({ page, open }) => {
    await open("/read/kjv/john/3", face);
    const places = page.locator(".tabbar > *");
    const before = await boxesOf(places);
    await page.mouse.wheel(0, 400);
    const bar = page.locator(".tabbar");
    await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(740);
    expect(await boxesOf(places)).toEqual(before);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(740);
    expect(await boxesOf(places)).toEqual(before);
  });

  test(`${face}: the header's entries stay where they are, whichever is the current one`, async ({ page, open }) => {
    const entries = page.locator(".mainnav a");
    await open("/no-such-page", face, { width: 1280, height: 800 });
    const before = await boxesOf(entries);
    await open("/birthday-sticker", face, { width: 1280, height: 800 });
    expect(await boxesOf(entries)).toEqual(before);
  });

  test(`${face}: sideways, five lines of a psalm are in view`, async ({ page, open }) => {
    await open("/read/kjv/psalms/23", face, sideways);
    await expect.poll(() => linesOf(page, ".prose .t")).toBeGreaterThanOrEqual(5);
  });

  test(`${face}: a comparison on a phone begins with the verse`, async ({ page, open }) => {
    await open("/cross-references?passage=John+3:16", face);
    await expect
      .poll(() => topOf(page.locator(".cmp-words, .cmp td > span:last-child").first()))
      .toBeLessThanOrEqual(300);
  });

  test(`${face}: the bar of selected verses is whole, and leaves most of a phone held sideways`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(
      (settings) => localStorage.setItem("gbh_reading_comfort", JSON.stringify({ ...settings, hasWords: true })),
      comfortEntry.fallback,
    );
    for (const language of languages)
      for (const size of [sideways, { width: 900, height: 700 }, { width: 1280, height: 800 }]) {
        await open(`${language}/read/kjv/song-of-solomon/2`, face, size);
        for (const verse of [4, 5, 7, 9]) await page.locator(`#v${verse} .vn`).press("Enter");
        await expect(page.locator(".oldwords > div")).toHaveCount(4);
        const { x, width, height } = (await page.locator(".actionbar").boundingBox())!;
        expect(x + width, `${language} ${size.width}`).toBeLessThanOrEqual(size.width < 1280 ? size.width : 872);
        if (size === sideways) expect(height, language).toBeLessThanOrEqual(120);
      }
  });

  test(`${face}: a toast covers neither the bar of the passage nor what was pressed`, async ({ page, open }) => {
    const toast = page.locator(".toast");
    for (const size of [phone, sideways, { width: 1280, height: 800 }]) {
      await open("/read/kjv/song-of-solomon/2", face, size);
      await page.locator("#v1 .vn").press("Enter");
      await page.locator(".actionbar").getByRole("button", { name: "Copy" }).click();
      await toast.waitFor();
      await page.evaluate(() => dispatchEvent(new Event("blur")));
      const { y, height } = (await toast.boundingBox())!;
      expect(y + height, `${size.width}`).toBeLessThanOrEqual(
        (await page.locator(".passagebar button").first().boundingBox())!.y,
      );
    }
    const stats = { ...readingStats.year.fallback, completedDays: [320, 321, 322, 323, 324, 325], currentStreak: 6 };
    await page.addInitScript((kept) => localStorage.setItem("bible-reading-stats", JSON.stringify(kept)), {
      ...stats,
      daysCompleted: 6,
      longestStreak: 6,
      totalPoints: 60,
      lastReadDate: "2026-11-21",
    });
    await page.clock.install({ time: new Date("2026-11-22T10:00:00Z") });
    for (const language of languages) {
      // Text at 200 %.
      await open(`${language}/reading-plan`, face, { width: 180, height: 320 });
      await page.locator("main .btn-primary").first().click();
      await toast.waitFor();
      // Both may still move when the toast has appeared.
      const coveredPx = async () => {
        const { y, height } = (await page.locator("main :focus").boundingBox())!;
        return y + height - (await toast.boundingBox())!.y;
      };
      await expect.poll(coveredPx, language).toBeLessThanOrEqual(0);
    }
  });

  test(`${face}: the sheet of a word covers no selection bar`, async ({ page, open }) => {
    await page.addInitScript(
      (settings) => localStorage.setItem("gbh_reading_comfort", JSON.stringify({ ...settings, hasWords: true })),
      comfortEntry.fallback,
    );
    for (const size of [
      phone,
      { width: 768, height: 1024 },
      { width: 1024, height: 800 },
      { width: 1280, height: 800 },
    ]) {
      await open("/read/kjv/john/3", face, size);
      await page.getByRole("button", { name: /^Verse 2\b/ }).press("Enter");
      await page.getByRole("button", { name: /^Words of verse/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.locator(".actionbar")).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(page.locator(".actionbar")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Words of verse/ })).toBeFocused();
    }
  });

  test(`${face}: the shield begins with its declaration on a phone`, async ({ page, open }) => {
    for (const language of languages) {
      await open(`${language}/daily-prayer-shield`, face);
      await expect.poll(() => topOf(page.locator(".shield-declaration")), language).toBeLessThanOrEqual(330);
    }
  });

  test(`${face}: the menu needs no scrolling on a small phone`, async ({ page, open }) => {
    for (const language of languages) {
      await open(language || "/", face, { width: 360, height: 640 });
      await page.locator(".tabbar button").click();
      const menu = page.getByRole("dialog");
      await expect
        .poll(() => menu.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]))
        .toEqual([0, 0]);
    }
  });

  test(`${face}: the tabs of the study panel are whole in every language`, async ({ page, open }) => {
    for (const language of languages)
      for (const size of [phone, { width: 1280, height: 800 }]) {
        await open(`${language}/read/kjv/john/3?study=commentary`, face, size);
        const tabs = page.locator(".study").getByRole("tab");
        await expect(tabs).toHaveCount(6);
        const cut = () =>
          tabs.evaluateAll((all) =>
            all.flatMap((tab) => {
              const { left, right } = tab.closest(".study")!.getBoundingClientRect();
              const box = tab.getBoundingClientRect();
              const isWhole = tab.scrollWidth <= tab.clientWidth && box.left >= left - 1 && box.right <= right + 1;
              return isWhole ? [] : [tab.textContent];
            }),
          );
        await expect.poll(cut, `${language} ${size.width}`).toEqual([]);
      }
  });

  test(`${face}: with text at 200 % the dictionary is no wider than a phone`, async ({ page, open }) => {
    for (const language of languages) {
      await open(`${language}/dictionary`, face, { width: 180, height: 370 });
      expect(await sidewaysScroll(page), language).toEqual([]);
    }
  });

  test(`${face}: the privacy policy takes at most 3,500 px of a phone`, async ({ page, open }) => {
    await open("/privacy-policy", face);
    await expect.poll(() => heightOf(page.locator("html"))).toBeLessThanOrEqual(3500);
  });

  test(`${face}: the footer takes at most 420 px of a phone`, async ({ page, open }) => {
    await open("/help", face);
    await expect(page.locator(".site-footer .counts b")).toHaveCount(2);
    await expect.poll(() => heightOf(page.locator(".site-footer"))).toBeLessThanOrEqual(420);
  });
}
