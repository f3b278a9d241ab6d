import { expect, type Page } from "@playwright/test";
import { hydrated, test } from "./support.ts";

/** Opens a game with a clock that the test controls. A whole round is many clicks, so it may take longer on a busy machine. */
export const openGame = async (page: Page, address: string): Promise<void> => {
  test.slow();
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
};

/** The stored state of a game; waits until `isThere` accepts it. */
export const storedGame = async <State>(
  page: Page,
  key: string,
  isThere: (state: State) => boolean = () => true,
): Promise<State> => {
  let state: State | undefined;
  await expect
    .poll(async () => {
      state = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as never, key);
      return state !== undefined && state !== null && isThere(state);
    })
    .toBe(true);
  return state!;
};

/** Opens the stored round of a game again as if it had been played further. Only where no clock changes it meanwhile. */
export const playOn = async <State extends object>(
  page: Page,
  key: string,
  isThere: (state: State) => boolean,
  further: (state: State) => Partial<State>,
): Promise<void> => {
  const state = await storedGame(page, key, isThere);
  const played = JSON.stringify({ ...state, ...further(state) });
  const game = page.url();
  // From a page without scripts: the game itself may store once more before it is left.
  await page.goto("/robots.txt");
  await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, played]);
  await page.goto(game);
  await hydrated(page);
};

/** The page is no wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};
