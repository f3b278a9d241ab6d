import { button, hiddenParts, rounds, sizes } from "./round-states.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

/** A round has the whole screen, and nothing of it is below the fold (docs/product/games.md, "Rounds"). */
for (const { name, path, key, kept, arrange } of rounds)
  test(`${name}: all of a round is on the screen, whatever its size`, async ({ page }) => {
    await page.setViewportSize(sizes[0]);
    await page.addInitScript(([where, state]) => localStorage.setItem(where!, state!), [key, JSON.stringify(kept)]);
    await page.goto(path);
    await hydrated(page);
    await arrange?.(page);
    await expect(page.locator(".is-round")).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      // After a change of size the page needs a moment.
      await expect.poll(() => hiddenParts(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });

test("leaving asks once and keeps the round, by mouse, by keyboard and by the back button", async ({ page }) => {
  await page.goto("/wisdom-nuggets");
  await hydrated(page);
  await button(page, "Start").click();
  const parable = await page.getByRole("heading", { level: 2 }).first().textContent();
  await button(page, "Leave the game").click();
  const sheet = page.getByRole("dialog", { name: "Leave the game?" });
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Keep playing" }).click();
  await expect(sheet).toBeHidden();
  await expect(button(page, "Leave the game")).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByRole("link", { name: "Leave" }).press("Enter");
  await expect(page).toHaveURL(/\/games-menu$/);
  await expect(page.locator(".site-header")).toBeVisible();
  await page.goto("/wisdom-nuggets");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(parable!);
  await page.goBack();
  await expect(page).toHaveURL(/\/games-menu$/);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(parable!);
});
