import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

/** Two devices of one person, each with storage of its own, and the server between them. */

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};

const otherDevice = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" })).newPage();

/** On a phone and on a desktop: a note on a verse. */
const writeOnVerse = async (page: Page, verse: number, text: string) => {
  await open(page, "/read/kjv/john/11");
  await page.locator(`[data-verse="${verse}"]`).first().click();
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await expect(page.getByLabel(`Note on John 11:${verse}`)).toBeFocused();
  await page.keyboard.type(text);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
};

const noted = (page: Page, verse: number) => page.getByRole("button", { name: `Verse ${verse}, has a note. Actions` });

const writeNote = async (page: Page, text: string) => {
  await open(page, "/read/kjv/john/11");
  await page.getByLabel("Note on John 11").fill(text);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
};

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
  await open(page, "/privacy-policy");
  await page.getByRole("button", { name: "Make a code" }).click();
  const sheet = page.getByRole("dialog", { name: "Your code" });
  await expect(sheet.getByRole("img", { name: "The same code as a picture" })).toBeVisible();
  const words = await sheet.getByRole("listitem").allTextContents();
  expect(words).toHaveLength(12);
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Up to date")).toBeVisible();
  return words.join(" ");
};

const join = async (page: Page, words: string) => {
  await open(page, "/privacy-policy");
  await page.getByRole("button", { name: "I have a code" }).click();
  await page.getByLabel("Words or link").fill(words);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("dialog", { name: "Join your devices" }).getByRole("button", { name: "Join" }).click();
  await expect(page.getByText("Up to date")).toBeVisible();
};

/** Everything of one device that could be told from what the server stores. */
const storedCode = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("gbh_sync") ?? "null") as { code: string } | null)?.code);

test("a note written on one device appears on the other, both ways, while both are open", async ({ page, browser }) => {
  await writeOnVerse(page, 35, "He wept, and so may I.");
  const words = await makeCode(page);

  const phone = await otherDevice(browser);
  await writeOnVerse(phone, 25, "Already here.");
  await open(phone, "/privacy-policy");
  await phone.getByRole("button", { name: "I have a code" }).click();
  const field = phone.getByLabel("Words or link");
  await field.fill(words.replace(/ \w+$/, ""));
  await phone.getByRole("button", { name: "Next" }).click();
  await expect(phone.getByText("A code has twelve words; this has 11.")).toBeVisible();
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
  await expect(noted(page, 25)).toBeHidden({ timeout: 15_000 });
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
  await preview.getByRole("button", { name: "Join" }).click();
  await expect(phone.getByText("Up to date")).toBeVisible();
  expect(asked.filter((address) => address.includes(code!))).toEqual([]);
});

const edit = async (device: Page, text: string) => {
  await device.getByRole("button", { name: "Edit the note on John 11" }).click();
  const note = device.getByRole("listitem").filter({ has: device.getByRole("textbox") });
  await note.getByRole("textbox").fill(text);
  await note.getByRole("button", { name: "Save" }).click();
};

test.describe("offline", () => {
  test.use({ tolerated: /Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/ });

  test("two versions of one note, written offline, are both in it; a wrong code changes nothing", async ({
    page,
    browser,
    context,
  }) => {
    await writeNote(page, "First words.");
    const words = await makeCode(page);
    const laptop = await otherDevice(browser);
    laptop.on("pageerror", (error) => expect(error).toBeUndefined());
    await open(laptop, "/privacy-policy");
    await laptop.getByRole("button", { name: "I have a code" }).click();
    await laptop
      .getByLabel("Words or link")
      .fill("abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about");
    await laptop.getByRole("button", { name: "Next" }).click();
    await expect(laptop.getByText("There is no synced data under this code.")).toBeVisible();
    await laptop.getByRole("button", { name: "Cancel" }).click();
    await join(laptop, words);

    await open(page, "/read/kjv/john/11");
    await open(laptop, "/read/kjv/john/11");
    await context.setOffline(true);
    await laptop.context().setOffline(true);
    await edit(page, "From this device.");
    await edit(laptop, "From that device.");
    await laptop.context().setOffline(false);
    await context.setOffline(false);
    for (const device of [page, laptop]) {
      const note = device.getByRole("listitem").filter({ hasText: "From this device." });
      await expect(note).toContainText("From that device.", { timeout: 20_000 });
    }
  });
});

test("erasing on this device is not erasing everywhere; erasing everywhere is told", async ({ page, browser }) => {
  await seed(page, "Keep this.");
  const words = await makeCode(page);
  const phone = await otherDevice(browser);
  await join(phone, words);
  await expectNotes(phone, ["Keep this."]);

  await phone.getByRole("button", { name: "Erase: Your notes on verses" }).click();
  await expect(phone.getByText("this is not erasing everywhere")).toBeVisible();
  await phone.getByRole("dialog").getByRole("button", { name: "Erase" }).click();
  await expect(phone.getByRole("button", { name: "Make a code" })).toBeVisible();
  await expectNotes(phone, []);

  await join(phone, words);
  await expectNotes(phone, ["Keep this."]);
  await expectNotes(page, ["Keep this."]);
  await page.getByRole("button", { name: "Erase everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase everywhere" }).click();
  await expect(page.getByRole("button", { name: "Make a code" })).toBeVisible();
  await expect(phone.getByText("What was synced has been erased from another device")).toBeVisible();
  await expectNotes(phone, ["Keep this."]);
});

test("pause, a new code, and an export without it", async ({ page }) => {
  await seed(page, "Mine.");
  await makeCode(page);
  const code = await storedCode(page);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("Up to date")).toBeVisible();
  await page.getByRole("button", { name: "Make a new code" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a new code" }).click();
  await expect(page.getByRole("dialog", { name: "Your code" })).toBeVisible();
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
