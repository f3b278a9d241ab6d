import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

/** With the stand-in of tests/languages-service: real Spanish, and samples of our own in other scripts. */

const picker = (page: Page) => page.getByRole("combobox", { name: /Translation/ });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("a visitor who speaks Spanish", () => {
  test.use({ locale: "es-MX" });

  test("finds it first, reads, copies, marks and resumes in it @both", async ({ page }) => {
    await page.goto("/read/kjv/john/3");
    await hydrated(page);
    await expect(picker(page).locator('optgroup[label="Your languages"]')).toBeAttached();
    await picker(page).selectOption("spa_r09");
    await expect(page).toHaveURL(/\/read\/spa_r09\/john\/3$/);
    await expect(page.getByRole("heading", { level: 1, name: "Juan 3" })).toBeVisible();
    await expect(page.locator("section[lang=es][dir=ltr]")).toContainText("unigénito");
    await page.getByRole("button", { name: /^Verse 16/ }).click();
    await page.locator(".actionbar").getByRole("button", { name: "Copy", exact: true }).click();
    await expect.poll(() => copied(page)).toMatch(/vida eterna\. \(Juan 3:16\)$/);
    await page
      .locator(".actionbar")
      .getByRole("button", { name: /Orange/i })
      .click();
    await expect(page.getByRole("link", { name: "Public Domain" })).toBeAttached();
    await expectAccessible(page);
    await page.goto("/");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Juan 3" })).toBeVisible();
    await expect(page.locator("#v16 .hl, #v16.hl")).toBeAttached();
  });

  test("types references as at home, and compares by number", async ({ page }) => {
    for (const [typed, title] of [
      ["Juan 3:16", "John 3:16"],
      ["São João 3.16", "John 3:16"],
      ["1 Mose 1,1", "Genesis 1:1"],
      ["约翰福音３：１６", "John 3:16"],
      ["यूहन्ना ३:१६", "John 3:16"],
      ["يوحنا ٣:١٦", "John 3:16"],
    ] as const) {
      await page.goto(`/?search=${encodeURIComponent(typed)}`);
      await expect(page.getByRole("button", { name: `Passage: ${title}.` })).toBeVisible();
    }
    await page.goto("/cross-references?passage=John+3:16&translations=kjv,spa_r09");
    await expect(page.getByRole("columnheader", { name: /Reina-Valera/ })).toBeAttached();
    await expect(page.getByText("Verses stand side by side by their numbers.")).toBeVisible();
    await expect(page.locator("td [lang=es]").first()).toContainText("amó Dios al mundo");
    await expectAccessible(page);
  });

  test("keeps it, after an end in the middle, and reads and searches it without a network", async ({
    page,
    context,
  }) => {
    test.slow();
    await page.goto("/search#keep-offline");
    await hydrated(page);
    const row = page.getByRole("listitem").filter({ hasText: "SPA_R09" });
    await row.getByRole("button", { name: /^Keep offline/ }).click();
    await row.getByRole("button", { name: "Stop" }).click();
    await row.getByRole("button", { name: /^(Resume keeping|Keep offline)/ }).click();
    await expect(row.getByText("Kept, 1189 chapters")).toBeVisible({ timeout: 60_000 });
    await page.goto("/read/spa_r09/psalms/23");
    await expect(page.getByText(/JEHOVÁ es mi pastor/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Previous/ })).toContainText("Salmos 22");
    await page.goto("/?search=corazon");
    await expect(page.getByRole("heading", { level: 1, name: /verses with corazon/ })).toBeVisible();
    await expect(page.locator(".results-list mark").first()).toHaveText(/coraz[oó]n/i);
    await context.setOffline(true);
    await page
      .getByRole("searchbox")
      .or(page.getByRole("combobox", { name: "Bible reference or words" }))
      .first()
      .fill("pastor faltará");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Salmos 23:1" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Salmos 23" })).toBeVisible();
    await context.setOffline(false);
  });
});

test("every language is found by its name, and one that is gone is named @both", async ({ page }) => {
  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  await picker(page).selectOption({ label: "More languages…" });
  const sheet = page.getByRole("dialog", { name: "Languages and translations" });
  await expect(sheet.getByText(/^Not offered by their source at the moment: .*Louis Segond 1910/)).toBeAttached();
  await sheet.getByRole("searchbox").fill("arabic");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: /ARB_VDV/ }).click();
  await expect(page).toHaveURL(/\/read\/arb_vdv\/john\/3$/);
  const section = page.locator("section[lang=ar]");
  await expect(section).toHaveCSS("direction", "rtl");
  const number = (await section.locator("#v1 .vn").boundingBox())!;
  const words = (await section.locator("#v1 .t").first().boundingBox())!;
  expect(number.x).toBeGreaterThan(words.x);
  await expectAccessible(page);
});

test("Chinese breaks anywhere, and Hindi keeps its signs @both", async ({ page }) => {
  await page.goto("/read/cmn_cu1/john/3#v2");
  await expect(page.getByRole("heading", { level: 1, name: "约翰福音 3" })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto("/read/hin_hinirv/john/3");
  await expect(page.getByText("नमूना शीर्षक")).toBeVisible();
  await expect(page.getByRole("link", { name: "CC BY-SA 4.0" })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test.describe("what is not there", () => {
  test.use({ tolerated: /status of 404/ });

  test("is said in plain words: a translation, a chapter of it", async ({ page }) => {
    await page.goto("/read/fra_lsg/john/3");
    await expect(
      page.getByText("Louis Segond 1910 is no longer offered by its source. Please choose another translation."),
    ).toBeVisible();
    await page.goto("/read/deu_l12/malachi/4");
    await expect(page.getByText(/^Could not find the passage "Malachi 4"/)).toBeVisible();
    await page.goto("/read/deu_l12/joel/4");
    await expect(page.getByRole("heading", { level: 1, name: "Joel 4" })).toBeVisible();
  });
});
