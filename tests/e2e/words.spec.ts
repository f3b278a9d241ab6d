import type { Page } from "@playwright/test";
import { askAboutWord, comfortWithWords, pointOf, press } from "./original-words.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

const withWords = (page: Page) =>
  page.addInitScript((value) => localStorage.setItem("gbh_reading_comfort", value), JSON.stringify(comfortWithWords));

/** Whether the word that was asked about lies neither under its sheet nor outside the window. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get("asked-word") as unknown as Iterable<Range>;
    const { left, top, bottom, height } = range!.getBoundingClientRect();
    const at = document.elementFromPoint(left + 1, top + height / 2);
    return top > 0 && bottom < window.innerHeight && Boolean(at?.closest("#passage"));
  });

const expectFocusIn = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.getByRole("dialog", { name }).evaluate((dialog) => dialog.contains(dialog.ownerDocument.activeElement)),
    )
    .toBe(true);

test("the word behind the word @phone", async ({ page }) => {
  await withWords(page);
  await page.goto("/read/kjv/1-corinthians/13");
  await hydrated(page);
  await askAboutWord(page, '[data-verse="8"]', "Charity");
  const sheet = page.getByRole("dialog", { name: "“Charity”" });
  await expect(sheet.getByText("ἀγάπη", { exact: true })).toHaveAttribute("lang", "grc");
  await expect(sheet).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.fonts.check("1em original", "ἀγ"))).toBe(true);
  await expect.poll(() => isInSight(page)).toBe(true);
  await expect(sheet.getByText("agapē")).toBeVisible();
  await expect(sheet.getByText("love that seeks the other’s good")).toBeVisible();
  await sheet.getByRole("button", { name: "117 times in 106 verses" }).click();
  await expect(sheet.getByRole("link", { name: /\d:\d/ })).toHaveCount(50);
  await sheet.getByRole("button", { name: "Show more of 106 verses" }).click();
  await expect(sheet.getByRole("link", { name: /\d:\d/ })).toHaveCount(100);
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "“never”" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("region", { name: /^Actions for/ })).toHaveCount(0);
});

test("a psalm's title, small capitals and lines of poetry have their words", async ({ page }) => {
  await withWords(page);
  await page.goto("/read/kjv/psalms/3");
  await hydrated(page);
  await askAboutWord(page, ".psalm-title", "Absalom");
  await expect(page.getByRole("dialog", { name: "“Absalom”" }).getByText("Psalm 3, title")).toBeVisible();
  await page.keyboard.press("Escape");
  await press(page, '[data-verse="3"]', "LORD");
  const sheet = page.getByRole("dialog", { name: "“LORD”" });
  await expect(sheet.getByText("יהוה", { exact: true })).toHaveAttribute("lang", "he");
  await expect(sheet.getByText("YHWH")).toBeVisible();
});

test("the page stays in use: another word, and a press beside the words that only closes", async ({ page }) => {
  await withWords(page);
  await page.goto("/read/kjv/1-corinthians/13");
  await hydrated(page);
  await askAboutWord(page, '[data-verse="8"]', "Charity");
  await expectFocusIn(page, "“Charity”");
  await expect.poll(() => isInSight(page)).toBe(true);
  await press(page, '[data-verse="9"]', "prophesy");
  await expectFocusIn(page, "“prophesy”");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("dialog", { name: "“and”" })).toBeVisible();
  const { x, y } = await pointOf(page, '[data-verse="12"]', "we");
  await page.mouse.click(x, y);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("region", { name: /^Actions for/ })).toHaveCount(0);
});

test("words by the keyboard alone: from the verse's actions", async ({ page }) => {
  await withWords(page);
  await page.goto("/read/kjv/john/11");
  await hydrated(page);
  await page.getByRole("button", { name: /^Verse 35\./ }).focus();
  await page.keyboard.press("Enter");
  const words = page.getByRole("button", { name: "Words of verse 35" });
  // Not shown until its styles are there, and what is not shown cannot take the focus.
  await expect(words).toBeVisible();
  await words.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "“Jesus”" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "“wept”" })).toBeVisible();
});

test("the actions of a verse stay while the sheet of a word is prepared", async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => waiting.push(work),
      runIdleWork: () => waiting.splice(0).forEach((work) => work()),
    });
  });
  await withWords(page);
  await page.goto("/read/kjv/john/11");
  await hydrated(page);
  await page.getByRole("button", { name: /^Verse 35\./ }).press("Enter");
  const words = page.getByRole("button", { name: "Words of verse 35" });
  await expect(words).toBeVisible();
  await words.focus();
  const isVisible = await words.evaluate(async (button) => {
    (window as unknown as { runIdleWork: () => void }).runIdleWork();
    while (!document.querySelector(".word-warm-up .sheet")) await new Promise(requestAnimationFrame);
    return button.checkVisibility({ visibilityProperty: true });
  });
  expect(isVisible).toBe(true);
  await expect(words).toBeFocused();
});

test("without the switch no words, and no file of them", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => void files.push(request.url()));
  await page.goto("/read/kjv/1-corinthians/13");
  await hydrated(page);
  await press(page, '[data-verse="8"]', "Charity");
  await expect(page.getByRole("region", { name: /^Actions for/ })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(files.filter((url) => url.includes("/original/"))).toEqual([]);
});

test("the switch is in the comfort settings", async ({ page }) => {
  await page.goto("/read/kjv/psalms/23");
  await hydrated(page);
  await page.getByRole("button", { name: "Reading comfort" }).click();
  await page.getByRole("switch", { name: /^Words/ }).click();
  await page.keyboard.press("Escape");
  await askAboutWord(page, '[data-verse="1"]', "shepherd");
});

test("a page a word, without scripts and with them @phone", async ({ page, browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(new URL("/words/G26", test.info().project.use.baseURL).href);
  await expect(still.getByRole("heading", { level: 1 })).toContainText("ἀγάπη");
  await expect(still.locator(".word-passages li")).toHaveCount(50);
  await plain.close();

  await page.goto("/words/G26");
  await hydrated(page);
  await expect(page).toHaveTitle(/^agapē \(ἀγάπη\) · Greek word G26/);
  await expect(page.locator(".word-passages li")).toHaveCount(50);
  await expect(page.getByText("117 times in 106 verses · 1–50")).toBeVisible();
  await page.getByRole("link", { name: "More places" }).click();
  await expect(page).toHaveURL(/from=50$/);
  await expect(page.getByText("· 51–100")).toBeVisible();
  await page.getByRole("link", { name: "Philippians 2:1", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Philippians 2");

  await page.goto("/es/words/G26");
  await hydrated(page);
  await expect(page.getByText("Palabra griega G26")).toBeVisible();
  await expect(page.getByText("117 veces en 106 versículos · 1–50")).toBeVisible();
  await expect(page.locator('.word-passages p:not([lang="en"])')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Mateo 24:12" }).click();
  await expect(page).toHaveURL(/\/es\/read\/kjv\/matthew\/24#v12$/);
});

test("a search for a word of the original leads to its page", async ({ page }) => {
  await page.goto("/?search=agape");
  await page.getByRole("link", { name: "ἀγάπη agapē G26" }).click();
  await expect(page).toHaveURL(/\/words\/G26$/);
  await page.goto("/?search=H430");
  await expect(page.getByRole("link", { name: "אֱלֹהִים elohim H430" })).toBeVisible();
});

test("the comparison shows which word is behind a difference", async ({ page }) => {
  await page.goto("/cross-references?passage=1+Corinthians+13:8&translations=kjv,asv");
  await hydrated(page);
  await page.getByRole("switch", { name: "Show differences in wording" }).click();
  await page.getByRole("button", { name: "Charity" }).click();
  await expect(page.getByRole("dialog", { name: "“Charity”" }).getByText("agapē")).toBeVisible();
  await expectAccessible(page);
});
