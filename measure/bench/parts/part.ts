import type { Locator, Page } from "@playwright/test";

/** Something that a visitor does on a screen, and how to see its effect. */
export interface Step {
  /** A short name: `highlight`. */
  readonly what: string;
  /** Preparation; not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** One interaction, or several of the same kind, of which the slowest counts. */
  readonly act: (page: Page) => Promise<unknown>;
  /** Waits for the effect. If it does not appear, the measurement is invalid and the benchmark fails. */
  readonly until?: (page: Page) => Promise<unknown>;
}

/** A screen and the steps on it, in order. */
export interface Part {
  readonly name: string;
  readonly path: string;
  readonly steps: readonly Step[];
}

type Find = (page: Page) => Locator;

/** Resolves once the page is idle, after painting and reporting are done. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 120);
      }),
  );

/** Milliseconds between two letters, as for a fast typist on a phone. */
const betweenLettersMs = 90;

export const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole("button", { name, exact: true }).first();
export const link =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole("link", { name, exact: true }).first();
export const dialog: Find = (page) => page.getByRole("dialog");

/** One tap, after which `shows` must appear. */
export const tap = (what: string, find: Find, shows?: Find): Step => ({
  what,
  act: (page) => find(page).tap(),
  ...(shows ? { until: (page: Page) => shows(page).first().waitFor() } : {}),
});

/** Several taps, each after the effect of the previous one is shown. */
export const tapEach = (what: string, finds: readonly Find[]): Step => ({
  what,
  act: async (page) => {
    for (const find of finds) {
      await find(page).tap();
      await idle(page);
    }
  },
});

/** One tap after which something must disappear. */
export const tapAway = (what: string, find: Find, gone: Find): Step => ({
  what,
  act: (page) => find(page).tap(),
  until: (page) => gone(page).first().waitFor({ state: "hidden" }),
});

/** Types letter by letter. */
export const type = (what: string, find: Find, text: string, shows?: Find): Step => ({
  what,
  before: (page) => find(page).focus(),
  act: (page) => find(page).pressSequentially(text, { delay: betweenLettersMs }),
  ...(shows ? { until: (page: Page) => shows(page).first().waitFor() } : {}),
});

/** Presses one key. */
export const press = (what: string, find: Find, key: string, shows?: Find): Step => ({
  what,
  before: (page) => find(page).focus(),
  act: (page) => find(page).press(key),
  ...(shows ? { until: (page: Page) => shows(page).first().waitFor() } : {}),
});

/** Empties a field. */
export const clear = (what: string, find: Find): Step => ({
  what,
  act: async (page) => {
    await find(page).press("Control+a");
    await find(page).press("Delete");
  },
});

/** Closes the open sheet. */
export const closed = (what: string): Step =>
  tapAway(what, (page) => dialog(page).getByRole("button", { name: /^Close/ }), dialog);
