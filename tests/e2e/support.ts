import { axeViolations } from "#tests/support/axe.ts";
import { expect, test as base, type Page } from "@playwright/test";

/** Every flow fails on an error in the console or an exception that nobody caught. */
export const test = base.extend<{ page: Page; tolerated: RegExp[] }>({
  /** Console errors that this flow provokes on purpose. */
  tolerated: [[], { option: true }],
  page: async ({ page, tolerated }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(problems.filter((text) => !tolerated.some((one) => one.test(text)))).toEqual([]);
  },
});

export { expect };

/** WCAG 2.2 AA on what is shown now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await axeViolations(page)).toEqual([]);
};

/** Waits until scripts have taken over the prerendered page. */
export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
