import { firstScreens, missingOnFirstScreen } from "#measure/look/first-screen.ts";
import { expect, test } from "./support.ts";

/** The smallest screens, in one visit; `npm run look` measures all sizes. */
for (const firstScreen of firstScreens)
  test(`the first screen of the ${firstScreen.screen} has what a visitor needs`, async ({ page, baseURL }) => {
    const sizes = ["360×640", "740×360"] as const;
    expect(await missingOnFirstScreen(page, firstScreen, { sizes, origin: baseURL! })).toEqual([]);
  });
