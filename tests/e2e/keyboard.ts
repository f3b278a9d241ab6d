import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, control: Locator, limit = 120): Promise<void> => {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
};

/** Reaches a control with Tab and presses it with a key. */
export const pressByKeyboard = async (page: Page, control: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

/** Chooses a radio button by keyboard: into the group with Tab, then along it with the arrow key. */
export const chooseByKeyboard = async (page: Page, group: Locator, name: string): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    const isInside = await group.evaluate((element) => element.contains(document.activeElement));
    if (isInside) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  for (let presses = 0; presses < 8; presses += 1) {
    if (await group.getByRole("radio", { name, exact: true }).isChecked()) return;
    await page.keyboard.press("ArrowDown");
  }
  await expect(group.getByRole("radio", { name, exact: true })).toBeChecked();
};
