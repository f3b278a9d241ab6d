import { dailyVerses } from "#content/daily-verses.ts";
import { dailyVerseIndex } from "#domain/scripture/daily-verse.ts";
import { expect, hydrated, test } from "./support.ts";

const longest = Math.max(...dailyVerses.map(({ text }) => text.length));
/** A day of the longest of the twenty verses. */
const day = Array.from({ length: 28 }, (_, index) => ({ year: 2026, month: 2, day: index + 1 })).find(
  (date) => dailyVerses[dailyVerseIndex(date, dailyVerses.length)]!.text.length === longest,
)!;
const noon = new Date(day.year, day.month - 1, day.day, 12);

const readPlace = { translation: "kjv", book: "JHN", chapter: 3 };

test("on the day with the longest verse, home's first screen reaches the text, for strangers and readers @both", async ({
  page,
}, { project }) => {
  await page.clock.setFixedTime(noon);
  const isPhone = project.name === "phone";
  const sizes = [page.viewportSize()!, ...(isPhone ? [] : [{ width: 768, height: 1024 }])];
  for (const title of ["Genesis 1", "John 3"]) {
    await page.goto("/");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const verse = page.locator("#passage [data-verse]").first();
    await expect(verse).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect((await verse.boundingBox())!.y, `${title} at ${size.width} px`).toBeLessThanOrEqual(isPhone ? 620 : 480);
    }
    await page.evaluate((place) => localStorage.setItem("gbh_last_read", place), JSON.stringify(readPlace));
  }
});

test("a stranger is told what this is and where to begin; a reader is led on", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByText("Read the Bible, free and undisturbed.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Go on" })).toBeHidden();
  await page.getByRole("link", { name: "Begin with John" }).click();
  await expect(page).toHaveURL("/read/kjv/john/1");
  await page.getByText("In the beginning was the Word").waitFor();

  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Begin" })).toBeHidden();
  const goOn = page.getByRole("navigation", { name: "Go on" });
  await expect(goOn.getByRole("link", { name: "Today’s game" })).toBeVisible();
  await goOn.getByRole("link", { name: "Continue: John 1" }).click();
  await expect(page).toHaveURL("/read/kjv/john/1");
});

test("a very long verse of the day shows four lines on a phone, and the rest on request @phone", async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/");
  await hydrated(page);
  const card = page.getByRole("region", { name: "Daily Rhema" });
  const verse = card.getByRole("blockquote");
  const heightPx = async () => (await verse.boundingBox())!.height;
  await card.getByRole("button", { name: "Copy" }).waitFor();
  const before = await heightPx();
  await page.getByRole("button", { name: "Show more of the verse" }).click();
  await expect.poll(heightPx).toBeGreaterThan(before);
  await expect(page.getByRole("button", { name: "Show more of the verse" })).toBeHidden();
});

test("a long passage is as it was for whoever goes home, to its top, and back", async ({ page }) => {
  await page.goto("/?search=Genesis+1-12");
  await hydrated(page);
  await page.getByRole("button", { name: "Show more of Genesis 1-12" }).click();
  const ninth = page.getByRole("heading", { name: "Genesis 9", exact: true });
  await ninth.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  await page.getByRole("link", { name: "Lampstand, home" }).press("Enter");
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(ninth).toBeInViewport();
});

test("what is read in another tab does not turn the page of home, and is where home opens next", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await hydrated(page);
  const title = (of: typeof page) => of.getByRole("heading", { level: 1 });
  const other = await context.newPage();
  await other.goto("/read/kjv/john/3");
  await expect(page.locator(".way-back")).toHaveText("Continue: John 3");
  await expect(title(page)).toHaveText("Genesis 1");
  await page.getByRole("link", { name: "Lampstand, home" }).click();
  await expect(title(page)).toHaveText("John 3");
  // Nor does it search in another text.
  await other.goto("/es/read/spa_r09/mark/1");
  await expect(page.locator(".way-back")).toHaveText("Continue: Mark 1");
  await page.goto("/es/?search=amor");
  await expect(page.locator(".results-title")).toContainText("RV1909");
  await other.goto("/es/read/kjv/john/3");
  await expect(page.locator(".way-back")).toHaveText("Continuar: Juan 3");
  await expect(page.locator(".results-title")).toContainText("RV1909");
});
