import { expect, expectAccessible, hydrated, setBrowserFontSize, test } from "./support.ts";

const open = async (page: Parameters<typeof hydrated>[0], path: string) => {
  await page.goto(path);
  await hydrated(page);
};

const verse = (page: Parameters<typeof hydrated>[0], number: number) =>
  page.locator(`[data-verse="${number}"]`).first();

test("highlight, bookmark and annotate several verses, and find the marks in another translation @both", async ({
  page,
  isMobile,
}) => {
  await open(page, "/read/kjv/psalms/23");
  await verse(page, 1).click();
  await verse(page, 2).click();
  await expect(page.getByRole("region", { name: "Actions for Psalm 23:1-2" })).toBeVisible();
  await page.getByRole("button", { name: "Highlight Orange" }).click();
  await page.getByRole("button", { name: "Bookmark", exact: true }).click();
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await expect(page.getByLabel("Note on Psalm 23:1-2")).toBeFocused();
  await page.keyboard.type("He leads; I do not have to know the way.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "He leads" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save note" })).toBeFocused();
  // Next to the text, the bar sticks to the bottom of the column, where it may partly cover a verse's number.
  if (!isMobile) await page.getByRole("button", { name: "Clear the selection" }).click();
  await expectAccessible(page);
  if (isMobile) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Note", exact: true })).toBeFocused();
  }

  await open(page, "/read/web/psalms/23");
  await expect(
    page.getByRole("button", { name: "Verse 2, highlighted Orange, bookmarked, has a note. Actions" }),
  ).toBeVisible();
});

test("the bar covers neither the verses that it is for nor the end of the page @phone", async ({ page }) => {
  await open(page, "/read/kjv/john/3");
  const number = (of: number) => page.getByRole("button", { name: new RegExp(`^Verse ${of}[.,]`) });
  const bar = page.getByRole("region", { name: /^Actions for John 3/ });
  const topOfBar = () => bar.evaluate((element) => element.getBoundingClientRect().top);
  const bottomOf = (one: typeof bar) => one.evaluate((element) => element.getBoundingClientRect().bottom);
  const isClear = (one: typeof bar) => expect.poll(async () => (await bottomOf(one)) < (await topOfBar())).toBe(true);
  await number(8).evaluate((element: HTMLElement) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 80);
    element.focus({ preventScroll: true });
  });
  await page.keyboard.press("Enter");
  // Once its old words are there, it is twice as tall.
  await expect(bar.getByText("listeth")).toBeVisible();
  await isClear(verse(page, 8));
  await number(11).press("Enter");
  await isClear(verse(page, 11));
  await page.keyboard.press("End");
  await isClear(page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }));
  await bar.getByRole("button", { name: "Copy" }).press("Enter");
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(number(11)).toBeFocused();
  await expect(number(11)).toBeInViewport();
  await expect(toast).toBeVisible();
});

test("in forced colours a pink highlight and the selection have different underlines", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/read/kjv/psalms/23");
  await verse(page, 1).click();
  await page.getByRole("button", { name: "Highlight Pink" }).click();
  const words = verse(page, 1).locator(".t").first();
  await expect(words).toHaveCSS("border-bottom-style", "double");
  await expect(words).toHaveCSS("text-decoration-style", "dotted");
});

test("what is typed before the notes have loaded stands in the note @both", async ({ page, isMobile }) => {
  const isThere = Promise.withResolvers<void>();
  await page.route("**/assets/marks-panel-*.js", (route) => isThere.promise.then(() => route.continue()));
  await open(page, "/read/kjv/john/3");
  await page.getByRole("button", { name: "Verse 16. Actions" }).press("Enter");
  await page.getByRole("button", { name: "Note", exact: true }).press("Enter");
  await page.keyboard.type("Who? Whoever / believes");
  isThere.resolve();
  const note = page.getByLabel("Note on John 3:16");
  await expect(note).toHaveValue("Who? Whoever / believes");
  await expect(note).toBeFocused();
  await page.keyboard.type("!");
  await expect(note).toHaveValue("Who? Whoever / believes!");
  await expect(page).toHaveURL(/\/read\/kjv\/john\/3/);
  if (!isMobile) return;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Note", exact: true })).toBeFocused();
});

test("colour a verse by pointer, and remove the colour", async ({ page }) => {
  await open(page, "/read/kjv/psalms/23");
  await verse(page, 5).hover();
  await page.getByRole("button", { name: "Highlight verse 5" }).click();
  await page.getByRole("button", { name: "Highlight Grey" }).click();
  await expect(page.getByRole("button", { name: "Verse 5, highlighted Grey. Actions" })).toBeVisible();
  await page.getByRole("button", { name: "Highlight verse 5" }).click();
  await page.getByRole("button", { name: "Remove highlight" }).click();
  await expect(page.getByRole("button", { name: "Verse 5. Actions" })).toBeVisible();
});

test("Undo restores a deleted note; notes from other tabs appear", async ({ page, context }) => {
  await open(page, "/read/kjv/john/11");
  await page.getByLabel("Note on John 11").fill("He wept.");
  await page.getByRole("button", { name: "Save note" }).click();
  const other = await context.newPage();
  await open(other, "/read/kjv/john/11");
  await other.getByRole("button", { name: "Delete the note on John 11" }).click();
  await expect(page.getByText("He wept.")).toBeHidden();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("He wept.")).toBeVisible();
});

test("copy the reference or the link of several verses", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/read/kjv/psalms/23");
  await verse(page, 1).click();
  await verse(page, 2).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Share Psalm 23:1-2" }).click();
  await page.getByRole("menuitem", { name: "Copy the reference" }).click();
  await expect.poll(copied).toBe("Psalm 23:1-2");
  await page.getByRole("button", { name: "Share Psalm 23:1-2" }).click();
  await expect(page.getByRole("menuitem", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=The%20LORD%20is%20my%20shepherd/,
  );
  await page.getByRole("menuitem", { name: "Copy the link" }).click();
  await expect.poll(copied).toMatch(/\/verse\/kjv\/psalms\/23\/1-2$/);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(copied).toMatch(/^The LORD is my shepherd; I shall not want\. He maketh .* \(Psalm 23:1-2\)$/);
});

/** Scrolled to, it is not under something else. */
const isOnTop = (field: HTMLElement) => {
  field.scrollIntoView({ block: "center" });
  const { x, y, width, height } = field.getBoundingClientRect();
  return field.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test("with large text all actions are on the screen, and the tabs of the notes leave room for a note", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  await page.getByRole("button", { name: /^Verse 16[.,]/ }).press("Enter");
  const actions = page.getByRole("region", { name: /^Actions for/ }).getByRole("button");
  await expect(actions.filter({ hasText: "Study" })).toBeVisible();
  for (const px of [24, 32]) {
    await setBrowserFontSize(page, px);
    const ends = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...ends), `${px} px`).toBeLessThanOrEqual(360);
    // What is wider than its button lies over the next one.
    const hasRoom = await actions.evaluateAll((all) => all.map((one) => one.scrollWidth <= one.clientWidth));
    expect(hasRoom, `${px} px`).not.toContain(false);
  }
  await page.getByRole("button", { name: "Note", exact: true }).press("Enter");
  await expect.poll(() => page.getByRole("textbox", { name: "Note on John 3:16" }).evaluate(isOnTop)).toBe(true);
});
