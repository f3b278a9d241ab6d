import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { expect, expectAccessible, hideAndShow, hydrated, test } from "./support.ts";

/**
 * What is typed into an editor while another tab or another device changes or deletes the same text, one note for each
 * order of events. `use-editor.test.tsx` goes through all orders.
 */

const chapter = "/read/kjv/john/11";

/** One note on each of the first verses, "Begun." in all of them. */
const seedNotes = (context: BrowserContext, count: number) =>
  context.addInitScript((amount) => {
    if (localStorage.getItem("bible-notes") !== null) return;
    const notes = Array.from({ length: amount }, (_item, index) => ({
      id: `note${index + 1}`,
      reference: `John 11:${index + 1}`,
      text: "Begun.",
      createdAt: "2026-11-24T07:40:00.000Z",
    }));
    localStorage.setItem("bible-notes", JSON.stringify(notes));
  }, count);

const open = async (page: Page, path = chapter) => {
  await page.goto(path);
  await hydrated(page);
};

const noteOn = (page: Page, verse: number) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: `John 11:${verse}`, exact: true }) });

/** By the keyboard: a toast may lie over the button for some seconds. */
const press = (button: Locator) => button.press("Enter");

/** Opens the note and replaces its text by `text`. */
const type = async (page: Page, verse: number, text: string) => {
  await press(page.getByRole("button", { name: `Edit the note on John 11:${verse}`, exact: true }));
  await noteOn(page, verse).getByRole("textbox").fill(text);
};

const save = (page: Page, verse: number) => press(noteOn(page, verse).getByRole("button", { name: "Save note" }));
const cancel = (page: Page, verse: number) => press(noteOn(page, verse).getByRole("button", { name: "Cancel" }));
const remove = (page: Page, verse: number) =>
  press(page.getByRole("button", { name: `Delete the note on John 11:${verse}`, exact: true }));

const wait = { timeout: 20_000 };
const apart = "\n\n— — —\n\n";
const both = "This was also changed in another tab or on another device. Both changes are in it.";
const deletedLine =
  "This was deleted in another tab or on another device. Your text is still here: save it to keep it.";

/** The stored text of each note that still exists, by its verse. */
const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      (JSON.parse(localStorage.getItem("bible-notes") ?? "[]") as { reference: string; text: string }[]).map(
        ({ reference, text }) => [reference.replace("John 11:", ""), text],
      ),
    ),
  );

/** When the device and the store last had the same, in milliseconds since the epoch. */
const agreedAt = (page: Page): Promise<number> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("gbh_sync")!) as { agreedAt: number }).agreedAt);

/** Sends the changes of a device, until the store has them. */
const send = async (page: Page) => {
  const before = await agreedAt(page);
  await hideAndShow(page);
  await expect.poll(() => agreedAt(page), wait).toBeGreaterThan(before);
};

const twoTabs = async (page: Page, context: BrowserContext): Promise<readonly [Page, Page]> => {
  const other = await context.newPage();
  await Promise.all([open(page), open(other)]);
  return [page, other];
};

test("two tabs edit and delete the same notes, and nothing typed is lost", async ({ page, context }) => {
  await seedNotes(context, 4);
  const [a, b] = await twoTabs(page, context);

  // Both change the same words: both texts are kept, and it is said.
  await type(a, 1, "Begun. From A.");
  await type(b, 1, "Begun. From B.");
  await save(a, 1);
  await save(b, 1);
  await expect(b.getByText(both).first()).toBeVisible();
  // In different places: one text.
  await type(b, 2, "Begun. From B.");
  await type(a, 2, "From A. Begun.");
  await save(b, 2);
  await save(a, 2);
  await expect
    .poll(() => stored(a))
    .toMatchObject({ 1: `Begun. From B.${apart}Begun. From A.`, 2: "From A. Begun. From B." });

  // Deleted while the other types: the text stays in its editor, which says so, also after a reload.
  await type(b, 3, "Begun. From B.");
  await type(b, 4, "Begun. From B.");
  await remove(a, 3);
  await expect(noteOn(b, 3).getByText(deletedLine)).toBeVisible();
  await expectAccessible(b);
  await b.reload();
  await hydrated(b);
  await expect(noteOn(b, 3).getByText(deletedLine)).toBeVisible();
  await expect(noteOn(b, 3).getByRole("textbox")).toHaveValue("Begun. From B.");
  await expect(noteOn(b, 4).getByRole("textbox")).toHaveValue("Begun. From B.");
  await save(b, 3);
  await type(a, 4, "Begun. From A.");
  await save(a, 4);
  await save(b, 4);
  await expect.poll(() => stored(b)).toMatchObject({ 3: "Begun. From B." });
  await expect.poll(() => stored(a)).toMatchObject({ 4: `Begun. From B.${apart}Begun. From A.` });
});

test("a new note, a prayer and an answer in two tabs; a tab that crashes", async ({ page, context }) => {
  const [a, b] = await twoTabs(page, context);
  // New notes: each tab has its own.
  await newNote(a).fill("First note.");
  await newNote(b).fill("Second note.");
  await a.reload();
  await hydrated(a);
  await expect(newNote(a)).toHaveValue("First note.");
  await a.getByRole("button", { name: "Save note" }).click();
  await expect(noteList(a)).toContainText("First note.");
  await open(a, "/prayer-diary#diary");
  // The other tab's process ends without any event.
  const client = await context.newCDPSession(b);
  const crashed = b.waitForEvent("crash");
  client.send("Page.crash").catch(() => undefined);
  await crashed;
  const c = await context.newPage();
  await open(c);
  await expect(newNote(c)).toHaveValue("Second note.");

  // The diary: a change of a prayer that the other tab changes, and one that it removes.
  await open(c, "/prayer-diary#diary");
  for (const text of ["For Ruth.", "For rain."]) {
    await a.getByLabel("Write a prayer").fill(text);
    await a.getByRole("button", { name: "Keep this prayer" }).click();
    await expect(prayer(a, text)).toBeVisible();
  }
  for (const tab of [a, c]) {
    await prayer(tab, "For Ruth.")
      .getByRole("button", { name: /^Change the prayer/ })
      .click();
    await tab.getByLabel("Change this prayer").fill(tab === a ? "For Ruth. From A." : "For Ruth. From C.");
  }
  await a.getByRole("button", { name: "Save", exact: true }).click();
  await c.getByRole("button", { name: "Save", exact: true }).click();
  await expect(prayer(a, "From A.")).toContainText("From C.");
  await prayer(c, "For rain.")
    .getByRole("button", { name: /^Change the prayer/ })
    .click();
  await c.getByLabel("Change this prayer").fill("For rain. From C.");
  await prayer(a, "For rain.")
    .getByRole("button", { name: /^Remove the prayer/ })
    .click();
  await expect(c.getByText(deletedLine)).toBeVisible();
  await c.getByRole("button", { name: "Save", exact: true }).click();
  await expect(prayer(a, "For rain. From C.")).toBeVisible();

  // Answers are stored while they are typed.
  await open(a, "/mentor-me-jesus");
  await open(c, "/mentor-me-jesus");
  await answer(a).fill("Truth from A.");
  await expect(answer(c)).toHaveValue("Truth from A.");
  await answer(c).fill("Truth from A. Grace from C.");
  await expect(answer(a)).toHaveValue("Truth from A. Grace from C.");
  await answer(a).blur();
  await a.reload();
  await hydrated(a);
  await expect(answer(a)).toHaveValue("Truth from A. Grace from C.");
});

const newNote = (page: Page) => page.getByRole("textbox", { name: "Note on John 11", exact: true });
const answer = (page: Page) => page.getByRole("textbox", { name: /^Your answer to:/ }).first();
const noteList = (page: Page) => page.locator(".mark-entries");
const prayer = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

const otherDevice = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();

test.describe("two devices", () => {
  test.use({ tolerated: /Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/ });

  test("every order of save, deletion and arrival", async ({ page, browser, context }) => {
    await seedNotes(context, 7);
    await open(page, "/your-data");
    await page.getByRole("button", { name: "Make a code" }).click();
    const code = page.getByRole("dialog", { name: "Your code" });
    await expect(code.getByRole("listitem")).toHaveCount(12);
    const words = await code.getByRole("listitem").allTextContents();
    const b = await otherDevice(browser);
    await open(b, "/your-data");
    await b.getByRole("button", { name: "I have a code" }).click();
    await b.getByLabel("Words or link").fill(words.join(" "));
    await b.getByRole("button", { name: "Next" }).click();
    await b.getByRole("dialog", { name: "Join your devices" }).getByRole("button", { name: "Join" }).click();
    await expect(b.getByText("Up to date")).toBeVisible();
    const a = page;
    await Promise.all([open(a), open(b)]);

    // B types; what A does arrives before B saves.
    for (const verse of [1, 2, 3]) await type(b, verse, "Begun. From B.");
    await type(a, 1, "Begun. From A, and longer.");
    await save(a, 1);
    await remove(a, 2);
    await remove(a, 3);
    await hideAndShow(a);
    await expect(noteOn(b, 2).getByText(deletedLine)).toBeVisible(wait);
    await expect(noteOn(b, 3).getByText(deletedLine)).toBeVisible(wait);
    await expect.poll(() => stored(b), wait).toMatchObject({ 1: "Begun. From A, and longer." });
    await save(b, 1);
    await save(b, 2);
    await cancel(b, 3);
    await hideAndShow(b);
    await expect
      .poll(() => stored(a), wait)
      .toMatchObject({
        1: `Begun. From B.${apart}Begun. From A, and longer.`,
        2: "Begun. From B.",
      });
    expect(await stored(b)).not.toHaveProperty("3");

    // What A does arrives after B has saved or deleted.
    await b.context().setOffline(true);
    await type(b, 4, "Begun. From B.");
    await type(b, 5, "Begun. From B.");
    await save(b, 4);
    await save(b, 5);
    await remove(b, 6);
    await type(b, 7, "Begun. From B.");
    await type(a, 4, "Begun. From A.");
    await save(a, 4);
    await remove(a, 5);
    await type(a, 6, "Begun. From A.");
    await save(a, 6);
    await type(a, 7, "From A. Begun.");
    await save(a, 7);
    // The device that comes second is told of the clashes.
    await send(a);
    await b.context().setOffline(false);
    const united = { 5: "Begun. From B.", 6: "Begun. From A." };
    for (const device of [a, b]) {
      await expect.poll(() => stored(device), wait).toMatchObject(united);
      await expect.poll(async () => (await stored(device))[4], wait).toContain("From A.");
      await expect.poll(async () => (await stored(device))[4], wait).toContain("From B.");
    }
    await expect.poll(() => stored(b), wait).toMatchObject({ 7: "From A. Begun." });
    await save(b, 7);
    await hideAndShow(b);
    await expect.poll(() => stored(a), wait).toMatchObject({ 7: "From A. Begun. From B." });
    // What was changed on both at once is said, with the device and the time.
    await open(b, "/your-data");
    const clashes = b.getByRole("region", { name: "Changed on two devices at once" });
    const said = (verse: number) => clashes.getByRole("listitem").filter({ hasText: `(John 11:${verse})` });
    await expect(said(4)).toHaveText(
      /^Your notes on verses \(John 11:4\): changed here and on Chrome on \w+ \(just now\)\. Both texts are kept in it\.$/,
    );
    await expect(said(5)).toContainText("changed on one device and removed on another");
    await expect(said(6)).toContainText("The change is kept.");
    await expectAccessible(b);
    await clashes.getByRole("button", { name: "Clear this list" }).click();
    await expect(clashes).toBeHidden();
  });
});
