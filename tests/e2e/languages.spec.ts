import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

/** With the mock of tests/languages-service: real Spanish, and samples of our own in other scripts. */

const picker = (page: Page) => page.getByRole("combobox", { name: /Translation/ });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("a visitor who speaks Spanish", () => {
  test.use({ locale: "es-MX" });

  test("finds it first, reads, copies, marks and resumes in it @phone", async ({ page }) => {
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

  test("has today's verse and the plan's readings in it @phone", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-06-09T10:00:00"));
    await page.goto("/read/spa_r09/john/3");
    // The text is there before the scripts, which note where somebody read.
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Juan 3" })).toBeVisible();
    await page.goto("/");
    await hydrated(page);
    const card = page.getByRole("region", { name: "Daily Rhema" });
    await expect(card.locator("[lang=es]").first()).toBeVisible();
    await expect(card.getByText("Reina-Valera 1909")).toBeVisible();
    await card.getByRole("button", { name: "Copy" }).click();
    const text = await copied(page);
    expect(text).toMatch(/\d\)$/);
    expect(text).not.toMatch(/\b(?:the|and)\b/);
    await expect(card.locator(".cite a")).toHaveAttribute("href", /^\/read\/spa_r09\//);
    await page.goto("/reading-plan?day=1");
    await hydrated(page);
    await expect(page.getByText("Génesis 1-2").first()).toBeVisible();
    await expect(
      page.getByText("These readings open in Reina-Valera 1909, the translation you last read."),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: /Read Scripture Génesis 1-2/ }).click();
    await expect(page.getByText("EN el principio crió Dios los cielos y la tierra.")).toBeVisible();
  });

  test("types references as at home, and compares by number", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    for (const [typed, title] of [
      ["Juan 3:16", "John 3:16"],
      ["São João 3.17", "John 3:17"],
      ["1 Mose 1,1", "Genesis 1:1"],
      ["约翰福音３：１８", "John 3:18"],
      ["यूहन्ना ३:१९", "John 3:19"],
      ["يوحنا ٣:٢٠", "John 3:20"],
    ] as const) {
      await page.getByRole("combobox", { name: "Bible reference or words" }).fill(typed);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: `Passage: ${title}.` })).toBeVisible();
    }
    // English alone has this passage: Spanish reads "Jud" as Jude.
    await page.goto("/cross-references?passage=Jud+5,30");
    await expect(page.getByRole("heading", { level: 2, name: "Judges 5:30" })).toBeVisible();
    await page.goto("/cross-references?passage=John+3:16&translations=kjv,spa_r09");
    await expect(page.getByRole("columnheader", { name: /Reina-Valera/ })).toBeAttached();
    await expect(page.getByText("Verses are compared by number.")).toBeVisible();
    await expect(page.locator("td .cmp-words[lang=es]").first()).toContainText("amó Dios al mundo");
  });

  test.describe("without a network", () => {
    // A request of the service worker that the end of the network cuts off has failed for no given reason.
    test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/, serviceWorkers: "allow" });

    test("keeps it, after an end in the middle, and reads and searches it without a network", async ({
      page,
      context,
    }) => {
      test.slow();
      await page.goto("/search#keep-offline");
      await hydrated(page);
      const row = page.getByRole("listitem").filter({ hasText: "RV1909" });
      await row.getByRole("button", { name: /^Download/ }).click();
      const labels = await row.evaluateHandle((one) => {
        const seen: string[] = [];
        const note = () =>
          seen.push(...[...one.querySelectorAll("button")].map((button) => button.ariaLabel ?? "Stop"));
        new MutationObserver(note).observe(one, { subtree: true, childList: true, attributeFilter: ["aria-label"] });
        return seen;
      });
      await row.getByRole("button", { name: "Stop" }).click();
      await row.getByRole("button", { name: /^Resume download/ }).click();
      // What is pressed right after "Stop" stands where it stays.
      expect((await labels.jsonValue()).filter((label) => label.startsWith("Download"))).toEqual([]);
      await expect(row.getByText("Downloaded, 1189 chapters")).toBeVisible({ timeout: 60_000 });
      await page.goto("/read/spa_r09/psalms/23");
      // The text is there before the scripts, which note where somebody read.
      await hydrated(page);
      await expect(page.getByText(/JEHOVÁ es mi pastor/)).toBeVisible();
      await expect(page.getByRole("link", { name: /^Previous/ })).toContainText("Salmo 22");
      await page.goto("/?search=corazon");
      // The first search reads and indexes every chapter that is kept.
      await expect(page.getByRole("heading", { level: 1, name: /verses with corazon/ })).toBeVisible({
        timeout: 90_000,
      });
      await expect(page.locator(".results-list mark").first()).toHaveText(/coraz[oó]n/i);
      await context.setOffline(true);
      await page
        .getByRole("searchbox")
        .or(page.getByRole("combobox", { name: "Bible reference or words" }))
        .first()
        .fill("pastor faltará");
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "Salmo 23:1" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Salmo 23" })).toBeVisible();
      await context.setOffline(false);
    });
  });
});

test("every language is found by its name, and one that is gone is named @phone", async ({ page }) => {
  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  await picker(page).selectOption({ label: "More languages…" });
  const sheet = page.getByRole("dialog", { name: "Languages and translations" });
  await expect(sheet.getByText(/^Not offered by their source at the moment: .*Louis Segond 1910/)).toBeAttached();
  await sheet.getByRole("searchbox").fill("arabic");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: /VDV/ }).click();
  await expect(page).toHaveURL(/\/read\/arb_vdv\/john\/3$/);
  const section = page.locator("section[lang=ar]");
  await expect(section).toHaveCSS("direction", "rtl");
  const number = (await section.locator("#v1 .vn").boundingBox())!;
  const words = (await section.locator("#v1 .t").first().boundingBox())!;
  expect(number.x).toBeGreaterThan(words.x);
  // The tools stand where the heading ends, not before its first letter.
  const tools = (await page
    .getByRole("button", { name: "Study this chapter" })
    .filter({ visible: true })
    .boundingBox())!;
  expect(tools.x).toBeLessThan(page.viewportSize()!.width / 2);
});

test("Chinese breaks anywhere, and Hindi keeps its signs @phone", async ({ page }) => {
  await page.goto("/read/cmn_cu1/john/3#v2");
  await expect(page.getByRole("heading", { level: 1, name: "约翰福音 3" })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto("/read/hin_hinirv/john/3");
  await expect(page.getByText("नमूना शीर्षक")).toBeVisible();
  await expect(page.getByRole("link", { name: "CC BY-SA 4.0" })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

/** What is said aloud, with the language that its voice is chosen by. */
const hearVoices = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => [],
        speak: ({ lang, text }: SpeechSynthesisUtterance) => said.push(`${lang}: ${text}`),
        cancel: () => said.push("cancel"),
      },
    });
  });
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test.describe("in a script of its own", () => {
  for (const { key, tag, direction, title, reference, typed, begins, note } of [
    {
      key: "arb_vdv",
      tag: "ar",
      direction: "rtl",
      title: "يوحنا 3",
      reference: "يوحنا 3:1",
      typed: "يوحنا ٣:١",
      begins: "قال المعلم",
      note: "قال John: نور (v. 12) و light",
    },
    {
      key: "cmn_cu1",
      tag: "zh",
      direction: "ltr",
      title: "约翰福音 3",
      reference: "约翰福音 3:1",
      typed: "约翰福音3：1",
      begins: "老师说",
      note: "光，light，نور",
    },
  ] as const)
    test(`${tag} is read aloud, copied, marked with a note, compared, and asked for by its own reference`, async ({
      page,
    }) => {
      await hearVoices(page);
      await page.goto(`/read/${key}/john/3`);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.getByRole("button", { name: "Read aloud", exact: true }).click();
      await expect.poll(async () => (await said(page))[0]).toMatch(new RegExp(`^${tag}(-\\w+)?: ${begins}`));
      await page.getByRole("button", { name: "Stop reading aloud" }).click();
      await page.getByRole("button", { name: /^Verse 1\b/ }).click();
      const bar = page.locator(".actionbar");
      await bar.getByRole("button", { name: "Copy", exact: true }).click();
      const ending = `(${reference})`;
      await expect.poll(async () => (await copied(page)).endsWith(ending)).toBe(true);
      expect((await copied(page)).startsWith(begins)).toBe(true);
      await bar.getByRole("button", { name: "Note", exact: true }).click();
      await page.keyboard.type(note);
      await page.getByRole("button", { name: "Save note" }).click();
      await page.goto("/cross-references?passage=John+3:1&translations=kjv," + key);
      const words = page.locator(`td .cmp-words[lang|=${tag}]`).first();
      await expect(words).toContainText(begins);
      await expect(words).toHaveCSS("direction", direction);
      if (direction === "rtl") await expectAccessible(page);
      await page.goto("/");
      await hydrated(page);
      await page.getByRole("combobox", { name: "Bible reference or words" }).fill(typed);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: `Passage: ${reference}.` })).toBeVisible();
      await expect(page.locator(`section[lang|=${tag}]`)).toContainText(begins);
      await page.getByRole("button", { name: /^Verse 1\b/ }).click();
      await expect(page.locator(".mark-text", { hasText: note })).toHaveAttribute("dir", "auto");
      await page.evaluate(() => scrollTo(0, 0));
      if (direction === "rtl") await expectAccessible(page);
    });
});

test("the books and chapters to choose from are the text's own @phone", async ({ page }) => {
  await page.goto("/read/deu_l12/joel/3");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Joel 3" })).toBeVisible();
  await page
    .getByRole("button", { name: /Joel 3/ })
    .first()
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("link", { name: "Joel 4", exact: true }).click();
  await expect(page).toHaveURL(/deu_l12\/joel\/4$/);
  await page
    .getByRole("button", { name: /Joel 4/ })
    .first()
    .click();
  await sheet.getByRole("button", { name: "All books" }).click();
  await expect(sheet.getByRole("button", { name: "1. Mose", exact: true })).toBeVisible();
  await sheet.getByRole("button", { name: "Maleachi", exact: true }).click();
  await expect(sheet.getByRole("link", { name: "Maleachi 3", exact: true })).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Maleachi 4", exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/search");
  await hydrated(page);
  await page.getByRole("searchbox", { name: "Find a book" }).fill("malea");
  await page.getByRole("button", { name: /^Maleachi: 3/ }).click();
  const last = page.locator(".browser").getByRole("link", { name: "Maleachi 3", exact: true });
  await expect(last).toHaveAttribute("href", "/read/deu_l12/malachi/3");
  await page.getByRole("searchbox", { name: "Find a book" }).fill("tobit");
  await expect(page.getByRole("status").getByText("No book of the Bible is called that.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download: Lutherbibel 1912" })).toBeVisible();
});

test.describe("in other scripts", () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/, serviceWorkers: "allow" });

  /** Downloading a whole Bible takes a while: in every run it is the Spanish one above, these with `FLOWS=full`. */
  const samples = [
    ["arb_vdv", "VDV", ["الصباح", "البيت"], "arabic"],
    ["cmn_cu1", "CU1", ["江水", "母亲"], "chinese"],
    ["hin_hinirv", "HINIRV", ["वृक्ष", "शिक्षक"], "hindi"],
  ] as const;

  for (const [key, slug, query, title] of process.env["FLOWS"] === "full" ? samples : [])
    test(`${title} is kept, goes on after a stop, and is searched without a network`, async ({ page, context }) => {
      test.slow();
      await page.goto(`/read/${key}/john/3`);
      await expect(page.locator("section[lang]")).toBeVisible();
      await page.goto("/search#keep-offline");
      await hydrated(page);
      await page.getByRole("button", { name: "Choose another language" }).click();
      const sheet = page.getByRole("dialog", { name: "Languages and translations" });
      await sheet.getByRole("searchbox").fill(title);
      await sheet.getByRole("button", { name: new RegExp(slug) }).click();
      const row = page.getByRole("listitem").filter({ hasText: slug });
      const again: string[] = [];
      page.on("request", (request) => void (request.url().includes("/complete") && again.push(request.url())));
      await row.getByRole("button", { name: /^Download/ }).click();
      await expect(row.getByText(/^[1-9]\d? %/)).toBeVisible();
      await row.getByRole("button", { name: "Stop" }).click();
      await row.getByRole("button", { name: /^Resume download/ }).click();
      await expect(row.getByText("Downloaded, 1189 chapters")).toBeVisible({ timeout: 90_000 });
      expect(again[1]).toMatch(/complete\?from=\d+$/);
      const mark = page.locator(".results-list mark").first();
      await page.goto(`/?search=${encodeURIComponent(query[0])}`);
      await expect(mark).toBeVisible({ timeout: 60_000 });
      await context.setOffline(true);
      await page.getByRole("combobox", { name: "Bible reference or words" }).fill(query[1]);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: new RegExp(query[1]) })).toBeVisible();
      await expect(mark).toBeVisible();
      await context.setOffline(false);
    });
});

test.describe("what is not there", () => {
  test.use({ tolerated: /status of 404/ });

  test("stands in English, and says so: today's verse, a reading", async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem("gbh_last_read", JSON.stringify({ translation: "fra_lsg", book: "JHN", chapter: 3 })),
    );
    await page.goto("/");
    await expect(page.getByText(/^Louis Segond 1910 is no longer offered by its source\./)).toBeVisible();
    await expect(page.getByRole("region", { name: "Daily Rhema" })).toContainText("King James Version");
    await page.goto("/reading-plan?day=1");
    await expect(page.getByText(/^Louis Segond 1910 cannot be loaded at the moment/)).toBeVisible();
    await page.getByRole("link", { name: /Read Scripture Genesis/ }).click();
    await expect(page.getByText("In the beginning God created")).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("gbh_last_read"))).toMatch(/fra_lsg.*GEN/);
  });

  test("is said in plain words: a translation, a chapter of it", async ({ page }) => {
    await page.goto("/read/fra_lsg/john/3");
    await expect(
      page.getByText("This translation is not offered by its source at the moment. Please choose another one."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Read it in the King James Version" })).toBeVisible();
    await page.goto("/read/deu_l12/malachi/4");
    await expect(page.getByText(/^Could not find the passage "Malachi 4"/)).toBeVisible();
    await page.goto("/read/deu_l12/joel/4");
    await expect(page.getByRole("heading", { level: 1, name: "Joel 4" })).toBeVisible();
  });
});
