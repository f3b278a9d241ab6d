import { firstScreens, missingOnFirstScreen } from "#measure/look/first-screen.ts";
import { expect, test } from "./support.ts";

/** The smallest screens; `npm run look` measures all sizes. */
for (const size of ["360×640", "740×360"] as const) {
  for (const firstScreen of firstScreens) {
    test(`the first screen of the ${firstScreen.screen} at ${size} has what a visitor needs`, async ({
      page,
      baseURL,
    }) => {
      expect(await missingOnFirstScreen(page, firstScreen, { size, origin: baseURL! })).toEqual([]);
    });
  }
}
