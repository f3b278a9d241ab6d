import type { Page, Request } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

/** The first search of a translation loads 0.9 MB and unpacks it. */
const loading = { timeout: 25_000 };

/** When scrolled, the header partly covers buttons, which axe reports as small. */
const expectAccessibleFromTop = async (page: Page) => {
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await expectAccessible(page);
};

test("words are found, highlighted, filtered and opened at their verse @phone", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => {
    (globalThis as unknown as { searches: number }).searches = 0;
    globalThis.addEventListener(
      "scriptureSearch",
      () => ((globalThis as unknown as { searches: number }).searches += 1),
    );
  });
  await page.getByRole("combobox", { name: "Bible reference or words" }).fill("shepherd");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "42 verses with shepherd" })).toBeVisible(loading);
  expect(await page.evaluate(() => (globalThis as unknown as { searches: number }).searches)).toBe(1);
  await expect(page.locator("mark").first()).toHaveText(/shepherd/i);
  await expect(page.getByRole("button", { name: "Previous chapter" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Next chapter" })).toBeDisabled();
  await expectAccessibleFromTop(page);

  await page.getByRole("search").getByRole("button", { name: "Search" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "42 verses with shepherd" })).toBeFocused();
  await page.getByRole("button", { name: "Show more verses" }).click();
  await expect(page.getByText("40 of 42")).toBeVisible();

  await page.getByRole("link", { name: "New Testament, 13" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "13 verses with shepherd" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New Testament, 13" })).toBeFocused();
  await page.getByRole("combobox", { name: "Book" }).selectOption("John (5)");
  await expect(page.getByRole("heading", { level: 1, name: "5 verses with shepherd" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "13 verses with shepherd" })).toBeVisible();
  const last = page.locator("#passage a[href^='/read/']").last();
  await last.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const left = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/read\/kjv\//);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "13 verses with shepherd" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.getByRole("link", { name: "Hebrews 13:20" }).click();
  await expect(page).toHaveURL(/\/read\/kjv\/hebrews\/13#v20$/);
});

test("the same search again leads to its results again, and adds nothing to the history @phone", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const box = page.getByRole("combobox", { name: "Bible reference or words" });
  await box.fill("lord");
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^\d,\d{3} verses with lord$/ })).toBeVisible(loading);
  await expect(page.getByRole("link", { name: /^All \D*\d,\d{3}$/ })).toBeVisible();
  const arrived = () => page.evaluate(() => [history.length, Math.round(window.scrollY)]);
  const first = await arrived();
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await box.press("Enter");
  await expect.poll(arrived).toEqual(first);
});

test("what is not found is offered elsewhere, nearly, corrected, by name, or by its beginnings", async ({ page }) => {
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  const searchFor = async (words: string) => {
    const box = page.getByRole("combobox", { name: "Bible reference or words" });
    await box.fill(words);
    await box.press("Enter");
  };
  await page.goto("/?search=love%20is%20patient");
  await expect(heading("No verse with love is patient")).toBeVisible(loading);
  await expect(page.getByText("1 verse", { exact: true })).toBeVisible(loading);
  await page.getByRole("link", { name: "World English Bible", exact: true }).click();
  await expect(heading("1 verse with love is patient")).toBeVisible(loading);
  await expect(page).toHaveTitle(/^“love is patient”, WEB · /);
  await expect(page.getByRole("link", { name: "1 Corinthians 13:4" })).toBeVisible();
  await page.goBack();
  await expect(heading("No verse with love is patient")).toBeVisible(loading);

  await searchFor("nebuchadnezar");
  await page.getByRole("link", { name: "nebuchadnezzar" }).click();
  await expect(heading(/verses with nebuchadnezzar/)).toBeVisible(loading);
  // A keyword of the lookup is a word like others.
  await searchFor("faith");
  await expect(heading(/\d+ verses with faith/)).toBeVisible(loading);
  await expect(page).toHaveTitle(/^“faith” · /);

  await searchFor("parable of the prodigal son");
  await page
    .getByRole("region", { name: "A passage by this name" })
    .getByRole("link", { name: "The Prodigal Son, Luke 15:11-32" })
    .click();
  await expect(page).toHaveURL("/?search=Luke+15%3A11-32");
  await expect(heading("Luke 15")).toBeVisible();

  await searchFor("lead me beside still water");
  await expect(heading("No verse with lead me beside still water")).toBeVisible(loading);
  const nearest = page.getByRole("region", { name: "Closest verses" });
  await expect(nearest.getByRole("listitem")).toContainText(["he leadeth me beside the still waters."]);
  await expectAccessibleFromTop(page);
  await nearest.getByRole("link", { name: "Psalm 23:2" }).click();
  await expect(page).toHaveURL("/read/kjv/psalms/23#v2");
  await page.goBack();

  await searchFor("lov");
  await expect(heading("No verse with lov")).toBeVisible(loading);
  await expect(page.getByRole("switch", { name: "Whole words only" })).toBeChecked();
  await page.getByRole("link", { name: "471 verses have words that begin like this" }).click();
  await expect(heading("471 verses with lov")).toBeVisible(loading);
  await expect(page.getByRole("switch", { name: "Whole words only" })).not.toBeChecked();
});

test("the box offers books, chapters, recent searches and named passages, by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const box = page.getByRole("combobox", { name: "Bible reference or words" });
  await box.focus();
  await page.keyboard.type("psalm 2");
  await expect(page.getByRole("listbox", { name: "Suggestions" }).getByRole("option")).toHaveText([
    /^Psalm 2chapter/,
    /Psalm 20/,
    /Psalm 21/,
    /Psalm 22/,
    /Psalm 23/,
  ]);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option", { name: /Psalm 23/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Psalm 23" })).toBeVisible();
  await page.goto("/");
  await hydrated(page);
  await box.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: /Psalm 23 searched before/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toHaveCount(0);
  await page.keyboard.type("good sam");
  await expect(page.getByRole("option", { name: "The Good Samaritan Luke 10:25-37" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?search=Luke%2010%3A25-37");
  await page.goto("/es");
  await hydrated(page);
  await page.getByRole("combobox", { name: "Cita bíblica o palabras" }).pressSequentially("hijo pr");
  await page.getByRole("option", { name: "El hijo pródigo Lucas 15:11-32" }).click();
  await expect(page.getByRole("combobox", { name: "Cita bíblica o palabras" })).toHaveValue("Lucas 15:11-32");
  await expect(page.getByRole("heading", { level: 1, name: "Lucas 15" })).toBeVisible();
});

test("the search index is fetched while words are typed, but not for a reference", async ({ page, context }) => {
  let asked = 0;
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await context.route("**/words.bin", async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  const box = page.getByRole("combobox", { name: "Bible reference or words" });
  await box.pressSequentially("john 3");
  await expect(page.getByRole("option", { name: "John 3 chapter", exact: true })).toBeVisible();
  expect(asked).toBe(0);
  await box.fill("still wat");
  await expect.poll(() => asked).toBe(1);
  await box.fill("still waters");
  await box.press("Enter");
  await expect(page.getByRole("progressbar", { name: "Download progress" })).toBeVisible();
  await expect(
    page.getByText(/downloads the word list of the King James Version to this device \(8\d\d kB\)/),
  ).toBeVisible();
  await expectAccessibleFromTop(page);
  letThrough();
  await expect(page.getByRole("heading", { level: 1, name: /verses? with still waters/ })).toBeVisible(loading);
  expect(asked).toBe(1);
});

const isChapterCode = (request: Request): boolean => /\/assets\/reader-page-[^/]+\.js$/.test(request.url());

test("while the chapter's code is loading, going back leads to the results, which still work", async ({
  page,
  context,
}) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await context.route("**/assets/reader-page-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(isChapterCode);
  await page.goto("/?search=shepherd&testament=nt");
  const results = page.getByRole("heading", { level: 1, name: "13 verses with shepherd" });
  await expect(results).toBeVisible(loading);
  await page.getByRole("link", { name: "Hebrews 13:20" }).click();
  await expect(page).toHaveURL(/\/read\/kjv\/hebrews\/13#v20$/);
  await asked;
  // The browser may give the request up when the address changes.
  const settled = Promise.race([
    page.waitForEvent("requestfinished", isChapterCode),
    page.waitForEvent("requestfailed", isChapterCode),
  ]);
  await page.goBack();
  await expect(results).toBeVisible();
  letThrough();
  await settled;
  await page.getByRole("combobox", { name: "Book" }).selectOption("John (5)");
  await expect(page.getByRole("heading", { level: 1, name: "5 verses with shepherd" })).toBeVisible();
  await page.getByRole("link", { name: "John 10:11" }).click();
  await expect(page.locator("#passage .verse", { hasText: "I am the good shepherd: the good shepherd" })).toBeFocused();
});

test.describe("without the index", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("a search says what happened and can be retried", async ({ page, context }) => {
    await context.route("**/words.bin", (route) => route.abort());
    await page.goto("/?search=shepherd");
    await expect(page.getByRole("alert")).toContainText(
      "Failed to connect to the Bible API. Please check your internet connection and try again later.",
      loading,
    );
    await context.unroute("**/words.bin");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "42 verses with shepherd" })).toBeVisible(loading);
  });
});
