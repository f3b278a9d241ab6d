import { expect, type Page, test } from "@playwright/test";
import { bookById } from "#domain/scripture/books.ts";
import { revealQuestions } from "#content/games/tap-to-reveal.ts";
import { chooseByKeyboard, pressByKeyboard } from "./games-support.ts";
import { expectAccessible } from "./support.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

const partsOf = async (page: Page) => {
  const shown = await page.getByRole("heading", { level: 1 }).innerText();
  const { reference } = revealQuestions.find(({ scripture }) => shown.includes(scripture))!;
  return [
    ["Book", bookById(reference.book).name],
    ["Chapter", String(reference.chapter)],
    ["Verse", String(reference.verse)],
  ] as const;
};

test("ten verses by mouse: hint, right and wrong, a reload, complete", async ({ page }) => {
  await page.goto("/tap-to-reveal");
  await expectAccessible(page);
  await button(page, "Start Game").click();
  await expect(button(page, "Submit")).toBeDisabled();
  await button(page, "Show hint").click();
  await expectAccessible(page);
  for (let number = 1; number <= 10; number += 1) {
    for (const [part, value] of await partsOf(page)) {
      const options = group(page, part).getByRole("radio");
      if (number === 2 && part === "Verse") await options.and(page.locator(`:not([value="${value}"])`)).first().check();
      else await options.and(page.getByRole("radio", { name: value, exact: true })).check();
    }
    await button(page, "Submit").click();
    await expect(page.getByText(number === 2 ? "Incorrect" : "Correct!", { exact: true })).toBeVisible();
    if (number <= 2) await expectAccessible(page);
    if (number === 2) await page.reload();
    await expect(page.getByText(number === 1 ? "1" : String(number - 1), { exact: true }).first()).toBeVisible();
    await button(page, number < 10 ? "Next" : "Finish Game").click();
  }
  await expect(page.getByRole("heading", { name: "Game Complete" })).toBeFocused();
  await expect(page.getByText("9/10")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Play Again").click();
  await expect(page.getByText("1 of 10", { exact: true })).toBeVisible();
});

test("ten verses by keyboard alone", async ({ page }) => {
  await page.goto("/tap-to-reveal");
  await pressByKeyboard(page, button(page, "Start Game"));
  for (let number = 1; number <= 10; number += 1) {
    for (const [part, value] of await partsOf(page)) await chooseByKeyboard(page, group(page, part), value);
    await pressByKeyboard(page, button(page, "Submit"));
    await pressByKeyboard(page, button(page, number < 10 ? "Next" : "Finish Game"));
  }
  await expect(page.getByText("10/10")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("today's board counts once, and its result stands in the menu", async ({ page }) => {
    await page.goto("/tap-to-reveal?daily");
    await button(page, "Start today’s board").tap();
    const first = await page.getByRole("heading", { level: 1 }).innerText();
    for (let number = 1; number <= 10; number += 1) {
      for (const [part, value] of await partsOf(page)) await group(page, part).getByRole("radio", { name: value, exact: true }).tap();
      await button(page, "Submit").tap();
      await button(page, number < 10 ? "Next" : "Finish Game").tap();
    }
    await expect(page.getByText("10/10")).toBeVisible();
    await page.goto("/click-to-reveal?daily");
    await button(page, "Play Again").tap();
    await expect(page.getByText("You have 10 of 10.")).toBeVisible();
    await button(page, "Start today’s board").tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.replaceAll(/\s+/g, " "));
    await page.goto("/games-menu");
    await expect(page.getByRole("button", { name: "Share today’s result of Tap to Reveal" })).toBeVisible();
  });
});
