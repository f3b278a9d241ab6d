import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, hideAndShow, hydrated, test } from "./support.ts";

/** Two devices of one person, each with storage of its own, and the server between them. */

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};

const otherDevice = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" })).newPage();

/** On a phone and on a desktop: a note on a verse of the chapter that is open. */
const writeHere = async (page: Page, verse: number, text: string) => {
  await page.locator(`[data-verse="${verse}"]`).first().click();
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await expect(page.getByLabel(`Note on John 11:${verse}`)).toBeFocused();
  await page.keyboard.type(text);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
};

const writeOnVerse = async (page: Page, verse: number, text: string) => {
  await open(page, "/read/kjv/john/11");
  await writeHere(page, verse, text);
};

const noted = (page: Page, verse: number) => page.getByRole("button", { name: `Verse ${verse}, has a note. Actions` });

/** A note that was written before, as it is stored. */
const seed = (page: Page, text: string) =>
  page.addInitScript((words) => {
    if (localStorage.getItem("bible-notes") !== null) return;
    const note = { id: words, reference: "John 11:35", text: words, createdAt: "2026-11-24T07:40:00.000Z" };
    localStorage.setItem("bible-notes", JSON.stringify([note]));
  }, text);

/** The texts of the notes that are stored on a device. */
const expectNotes = (page: Page, texts: readonly string[]) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        (JSON.parse(localStorage.getItem("bible-notes") ?? "[]") as { text: string }[]).map(({ text }) => text),
      ),
    )
    .toEqual(texts);

const makeCode = async (page: Page): Promise<string> => {
  await open(page, "/your-data");
  await page.getByRole("button", { name: "Make a code" }).click();
  const sheet = page.getByRole("dialog", { name: "Your code" });
  await expect(sheet.getByRole("img", { name: "The same code as a picture" })).toBeVisible();
  await expect(sheet.getByRole("listitem")).toHaveCount(12);
  const words = await sheet.getByRole("listitem").allTextContents();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Up to date")).toBeVisible();
  return words.join(" ");
};

const join = async (page: Page, words: string, isFresh = true) => {
  if (isFresh) await open(page, "/your-data");
  await page.getByRole("button", { name: "I have a code" }).click();
  await page.getByLabel("Words or link").fill(words);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("dialog", { name: "Join your devices" }).getByRole("button", { name: "Join" }).click();
  await expect(page.getByText("Up to date")).toBeVisible();
};

const devices = (page: Page) => page.getByRole("list", { name: "Your devices" }).getByRole("listitem");

/** Everything of one device that could be told from what the server stores. */
const storedCode = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("gbh_sync") ?? "null") as { code: string } | null)?.code);

test("a note written on one device appears on the other, both ways, while both are open", async ({ page, browser }) => {
  await writeOnVerse(page, 35, "He wept, and so may I.");
  const words = await makeCode(page);

  const phone = await otherDevice(browser);
  await writeOnVerse(phone, 25, "Already here.");
  await open(phone, "/your-data");
  await phone.getByRole("button", { name: "I have a code" }).click();
  const field = phone.getByLabel("Words or link");
  await field.fill(words.replace(/ \w+$/, ""));
  await phone.getByRole("button", { name: "Next" }).click();
  await expect(phone.getByText("A code has twelve words; this has 11.")).toBeVisible();
  await field.fill("abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about");
  await phone.getByRole("button", { name: "Next" }).click();
  await expect(phone.getByText("There is no synced data under this code.")).toBeVisible();
  // Pasted from a numbered list, in capitals.
  await field.fill(
    `“${words
      .split(" ")
      .map((word, index) => `${index + 1}. ${word.toUpperCase()}`)
      .join("\n")}”`,
  );
  await phone.getByRole("button", { name: "Next" }).click();
  const preview = phone.getByRole("dialog", { name: "Join your devices" });
  await expect(
    preview.getByText("Your notes on verses: 1 entry will come to this device; 1 entry will go to the others."),
  ).toBeVisible();
  await expectAccessible(phone);
  await preview.getByRole("button", { name: "Join" }).click();
  await expect(phone.getByText("Up to date")).toBeVisible();
  await expect(phone.getByRole("list", { name: "Your devices" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(phone);

  // The page that is open hears of it.
  await expect(page.getByRole("list", { name: "Your devices" }).getByRole("listitem")).toHaveCount(2);
  await open(page, "/read/kjv/john/11");
  await expect(noted(page, 25)).toBeVisible();
  await open(phone, "/read/kjv/john/11");
  await expect(noted(phone, 35)).toBeVisible();
  await phone.getByRole("button", { name: "Delete the note on John 11:25" }).click();
  await hideAndShow(phone);
  await expect(noted(page, 25)).toBeHidden({ timeout: 15_000 });
});

test("a tab that was open before the code was made sends what is written in it", async ({ page, context }) => {
  await open(page, "/read/kjv/john/11");
  const other = await context.newPage();
  await makeCode(other);
  await other.close();
  const sent = page.waitForRequest(/\/api\/sync\/\w+\/records$/);
  await writeHere(page, 35, "He wept with them.");
  await sent;
});

test("the link opens with a preview, and does not stay in the address @phone", async ({ page, browser }) => {
  await seed(page, "By the link.");
  await makeCode(page);
  const code = await storedCode(page);
  const phone = await otherDevice(browser);
  const asked: string[] = [];
  phone.on("request", (request) => asked.push(request.url()));
  await phone.goto(`/privacy-policy#sync=${code}`);
  const preview = phone.getByRole("dialog", { name: "Join your devices" });
  await expect(preview.getByText("Your notes on verses: 1 entry will come to this device.")).toBeVisible();
  expect(phone.url()).not.toContain("sync=");
  // What is opened while it joins stays open.
  const gate = Promise.withResolvers<void>();
  await phone.route("**/api/sync/**", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await preview.getByRole("button", { name: "Join" }).click();
  await expect(phone.getByRole("button", { name: "Show the code", includeHidden: true })).toBeAttached();
  await phone.keyboard.press("Escape");
  await phone.getByRole("button", { name: "Show the code" }).click();
  await expect(phone.getByRole("dialog", { name: "Your code" })).toBeVisible();
  gate.resolve();
  await expect(phone.getByText("This device now syncs").first()).toBeVisible();
  await phone.getByRole("dialog", { name: "Your code" }).getByRole("button", { name: "Done" }).click();
  await expect(phone.getByText("Up to date")).toBeVisible();
  expect(asked.filter((address) => address.includes(code!))).toEqual([]);
});

test("erasing on this device leaves the server’s copy; erasing that is told", async ({ page, browser }) => {
  await seed(page, "Keep this.");
  const words = await makeCode(page);
  const phone = await otherDevice(browser);
  await join(phone, words);
  await expectNotes(phone, ["Keep this."]);
  await expect(devices(page)).toHaveCount(2);

  await phone.getByRole("button", { name: "Erase: Your notes on verses" }).click();
  await expect(phone.getByText("Your other devices keep what they have")).toBeVisible();
  await phone.getByRole("dialog").getByRole("button", { name: "Erase" }).click();
  await expect(phone.getByRole("button", { name: "Make a code" })).toBeVisible();
  await expectNotes(phone, []);
  await expect(devices(page)).toHaveCount(1);

  await join(phone, words);
  await expectNotes(phone, ["Keep this."]);
  await expectNotes(page, ["Keep this."]);
  await page.getByRole("button", { name: "Erase from the server" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase from the server" }).click();
  await expect(page.getByRole("button", { name: "Make a code" })).toBeVisible();
  await expect(phone.getByText("What was synced has been erased from another device")).toBeVisible();
  await expectNotes(phone, ["Keep this."]);
});

test("a device gets a name, and joins again after another one has made a new code, by words of another language", async ({
  page,
  browser,
}) => {
  await seed(page, "Keep this.");
  const words = await makeCode(page);
  const phone = await otherDevice(browser);
  await join(phone, words);
  await phone.getByRole("button", { name: "Name this device" }).click();
  await phone.getByLabel("Name of this device").fill("Kitchen");
  await phone.keyboard.press("Enter");
  await expect(devices(phone).first()).toContainText("Kitchen (this device)");
  await hideAndShow(phone);
  await expect(devices(page).last()).toContainText("Kitchen", { timeout: 20_000 });

  await page.getByRole("button", { name: "Make a new code" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a new code" }).click();
  await expect(page.getByRole("dialog", { name: "Your code" }).getByRole("listitem")).toHaveCount(12);
  await expect(phone.getByText("If there is a new code, join with it here.")).toBeVisible({ timeout: 20_000 });
  // The other devices are no longer of this code: one may be lost.
  await page.getByRole("button", { name: "Done" }).click();
  await expect(devices(page)).toHaveCount(1);
  await open(page, "/es/your-data");
  await page.getByRole("button", { name: "Ver el código" }).click();
  const inSpanish = page.getByRole("dialog", { name: "Tu código" }).getByRole("listitem");
  await expect(inSpanish).toHaveCount(12);
  await join(phone, (await inSpanish.allTextContents()).join(" "), false);
  await expectNotes(phone, ["Keep this."]);
  await expect(devices(phone)).toHaveCount(2);
  await expect(devices(phone).first()).toContainText("Kitchen (this device)");
});

test("pause, a new code, and an export without it", async ({ page }) => {
  await seed(page, "Mine.");
  await makeCode(page);
  const code = await storedCode(page);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Up to date")).toBeVisible();
  await page.getByRole("button", { name: "Make a new code" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a new code" }).click();
  await expect(page.getByRole("dialog", { name: "Your code" })).toBeVisible();
  await expectAccessible(page);
  const renewed = await storedCode(page);
  expect(renewed).not.toBe(code);
  await page.getByRole("button", { name: "Done" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  const stream = await (await downloading).createReadStream();
  let file = "";
  for await (const chunk of stream) file += String(chunk);
  expect(file).toContain("Mine.");
  expect(file).not.toContain(renewed);
  expect(file).not.toContain("gbh_sync");
});
