import type { Page } from "@playwright/test";
import { expect } from "./support.ts";

/** How somebody reads who asks about words. */
export const comfortWithWords = {
  size: 2,
  spacing: "even",
  width: "book",
  page: "theme",
  hasVerseNumbers: true,
  isVersePerLine: false,
  readsOn: false,
  hasWords: true,
};

/** The middle of a word on the page. */
export const pointOf = (page: Page, selector: string, word: string) =>
  page.locator(selector).evaluate((element, wanted) => {
    element.scrollIntoView({ block: "center" });
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const start = node.data.indexOf(wanted);
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`no ${wanted}`);
  }, word);

export const press = async (page: Page, selector: string, word: string) => {
  const { x, y } = await pointOf(page, selector, word);
  await page.mouse.click(x, y);
};

/** Asks about a word until its sheet is there. Before the words have loaded, a press selects the verse, which Escape undoes. */
export const askAboutWord = (page: Page, selector: string, word: string) =>
  expect(async () => {
    await page.keyboard.press("Escape");
    await press(page, selector, word);
    await expect(page.getByRole("dialog", { name: `“${word}”` })).toBeVisible({ timeout: 2000 });
  }).toPass();
