import { expect, expectAccessible, hydrated, test } from "./support.ts";

test.describe("the dictionary", () => {
  test("shows six terms, more on request, and finds a term by any of its fields @phone", async ({ page }) => {
    await page.goto("/dictionary");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bible Dictionary");
    await expect(page.getByRole("article")).toHaveCount(6);
    await page.getByRole("button", { name: "Load More" }).click();
    await expect(page.getByRole("article")).toHaveCount(12);

    const box = page.getByRole("searchbox", { name: "Search the dictionary" });
    await box.fill("habakkuk 3:3");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Selah");
    await box.fill("xyzzy");
    await expect(
      page.getByRole("status").getByText('No results found for "xyzzy". Try searching for other biblical terms.'),
    ).toBeVisible();
    await box.fill("");
    await expect(page.getByRole("article")).toHaveCount(6);
  });

  test("stores favourites, and opens a passage", async ({ page }) => {
    await page.goto("/dictionary?q=selah");
    await hydrated(page);
    await page.getByRole("button", { name: "Favourite: Selah" }).click();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Favourite: Selah" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("searchbox").fill("");
    await page.getByRole("button", { name: "Favourites", exact: true }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("link", { name: "Psalm 3:2" }).click();
    await expect(page).toHaveURL(/\/read\/kjv\/psalms\/3#v2$/);
  });

  test("explains old words, in both themes @phone", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/dictionary");
    await hydrated(page);
    await page.getByRole("button", { name: "Old words" }).click();
    await page.getByRole("searchbox").fill("letteth");
    await expect(page.getByText("to hinder, to hold back")).toBeVisible();
    await expectAccessible(page);
  });

  test("reads a definition aloud, and stops", async ({ page }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      Object.defineProperty(window, "speechSynthesis", {
        value: {
          speak: (utterance: SpeechSynthesisUtterance) => said.push(`${utterance.rate.toFixed(1)} ${utterance.text}`),
          cancel: () => said.push("cancel"),
        },
      });
    });
    await page.goto("/dictionary?q=selah");
    await hydrated(page);
    await page.getByRole("button", { name: "Listen to Definition: Selah" }).click();
    await page.getByRole("button", { name: "Stop: Selah" }).click();
    await expect(page.getByRole("button", { name: "Listen to Definition: Selah" })).toBeVisible();
    await page.getByRole("button", { name: "Pronounce Selah" }).click();
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
      "0.8 Selah.",
      "cancel",
      "0.8 Selah",
    ]);
  });
});

test("the dictionary's query is in the address, and typing adds nothing to the history", async ({ page }) => {
  await page.goto("/help");
  await page.goto("/dictionary");
  await page.getByLabel("Search the dictionary").pressSequentially("grace");
  await expect(page).toHaveURL(/\/dictionary\?q=grace$/);
  await expect(page).toHaveTitle(/^“grace” in the Bible Dictionary · /);
  await page.reload();
  await expect(page.getByLabel("Search the dictionary")).toHaveValue("grace");
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});

test("tapping a verse of the KJV explains its old words", async ({ page }) => {
  await page.goto("/read/kjv/matthew/5");
  await hydrated(page);
  await page.getByRole("button", { name: "Verse 18. Actions" }).click();
  const words = page.getByRole("region", { name: "Actions for Matthew 5:18" });
  await expect(words.getByText("the smallest stroke of a letter")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/read/web/matthew/5");
  await hydrated(page);
  await page.getByRole("button", { name: "Verse 18. Actions" }).click();
  await expect(page.getByRole("region", { name: "Actions for Matthew 5:18" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Actions for Matthew 5:18" }).getByRole("definition")).toHaveCount(0);
  await page.goto("/es/read/kjv/matthew/5");
  await hydrated(page);
  await page.getByRole("button", { name: "Versículo 18. Acciones" }).click();
  await expect(page.getByText("the smallest stroke of a letter")).toBeVisible();
});
