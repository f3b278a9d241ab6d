import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Moves the focus to a control as a keyboard user does: with Tab, or with Shift+Tab if that is nearer. The number of
 * presses is computed in advance, which saves a query per step.
 */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  const presses = await control.evaluate((target) => {
    const candidates = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex]"),
    ];
    const isStop = (element: HTMLElement) => {
      if (
        element.tabIndex < 0 ||
        element.matches(":disabled") ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return false;
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      const group = candidates.filter(
        (other): other is HTMLInputElement => other instanceof HTMLInputElement && other.name === element.name,
      );
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const stops = candidates.filter(isStop);
    const active = document.activeElement ?? document.body;
    const isAfter = (element: Node) =>
      (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const at = stops.indexOf(target as HTMLElement);
    const from = stops.indexOf(active as HTMLElement);
    if (from >= 0 || active === document.body) return at - from;
    const next = stops.findIndex(isAfter);
    return at >= next ? at - next + 1 : at - next;
  });
  for (let press = 0; press < Math.abs(presses); press += 1)
    await page.keyboard.press(presses > 0 ? "Tab" : "Shift+Tab");
  await expect(control).toBeFocused();
};

/** Reaches a control with Tab and presses it with a key. */
export const pressByKeyboard = async (
  page: Page,
  control: Locator,
  key: "Enter" | "Space" = "Enter",
): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

/** Chooses a radio button by keyboard: Tab to the group, then arrow keys. */
export const chooseByKeyboard = async (page: Page, group: Locator, name: string): Promise<void> => {
  await tabTo(page, group.getByRole("radio").first());
  await page.keyboard.press("Space");
  const wanted = group.getByRole("radio", { name, exact: true });
  const steps = await wanted.evaluate((radio: HTMLInputElement) =>
    [...(radio.form ?? document).querySelectorAll(`input[name="${radio.name}"]`)].indexOf(radio),
  );
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowDown");
  await expect(wanted).toBeChecked();
};
