import type { Page } from "@playwright/test";
import type { RouteId } from "#domain/site/routes.ts";

/** A state of a screen to capture: how to reach it, as a visitor does. */
export interface Scene {
  /** Also the name of its pictures: `reader-selected`. */
  readonly name: string;
  /** The route it shows; the two screens without a route by name. */
  readonly screen: RouteId | "notFound" | "error";
  readonly path: string;
  /** Only at these widths in px; by default at all. */
  readonly widths?: readonly number[];
  /** The device storage before the visit, as JSON by key. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** The time of the visit; the clock can then be advanced. Games use a clock of their own. */
  readonly at?: string;
  /** Runs before the page opens: mocks responses, makes requests fail. May return another address to open. */
  readonly prepare?: (page: Page, origin: string) => Promise<unknown>;
  /** Brings the opened page to the state. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** Console messages that belong to this state. */
  readonly tolerated?: RegExp;
}

const morning = "2026-11-21T10:00:00Z";

/** The states of one screen by name, all on the same morning. */
export const statesOf = (
  screen: Scene["screen"],
  path: string,
  states: Readonly<Record<string, Omit<Scene, "name" | "screen" | "path">>>,
): Scene[] => Object.entries(states).map(([name, state]) => ({ name, screen, path, at: morning, ...state }));

/** Waits until the prerendered page is hydrated. */
export const isHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => "hydrated" in document.documentElement.dataset, undefined, { timeout: 30_000 });

/** Opens the screen and brings it to the state. */
export const openScene = async (page: Page, scene: Scene, origin: string): Promise<void> => {
  if (scene.at) await page.clock.install({ time: new Date(scene.at) });
  if (scene.kept) {
    await page.addInitScript((entries) => {
      for (const [key, value] of entries)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }, Object.entries(scene.kept));
  }
  const other = await scene.prepare?.(page, origin);
  await page.goto(origin + (typeof other === "string" ? other : scene.path));
  await isHydrated(page);
  await scene.arrange?.(page);
  // A picture of placeholders would show nothing, and a measurement of them prove nothing.
  await page.waitForFunction(() => ![...document.querySelectorAll(".sk")].some((one) => one.checkVisibility()));
};
