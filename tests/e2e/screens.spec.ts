import type { Page } from "@playwright/test";
import { routeIds } from "#domain/site/routes.ts";
import { faces, setFace } from "#tests/look/faces.ts";
import { firstScreens, missingOnFirstScreen, openFirstScreen } from "#tests/look/first-screen.ts";
import { printFaults, sidewaysScroll, smallTargets } from "#tests/look/measure.ts";
import { openScene } from "#tests/look/scene.ts";
import { scenes } from "#tests/look/scenes/all.ts";
import { axeViolations } from "#tests/support/axe.ts";
import { expect, setBrowserFontSize, shiftOf, test, watchShifts } from "./support.ts";

/** Each screen as it first appears; `npm run look` has further states, themes, widths and sizes. */
const arrivals = routeIds.map((id) => scenes.find(({ screen }) => screen === id)!);

/** The smallest phone, and a phone held sideways. */
const smallSizes = ["360×640", "740×360"] as const;

/** What is missing on the first screen of an open page, in each of the faces that it is set in. */
const missingInFaces = async (page: Page, firstScreen: (typeof firstScreens)[number]): Promise<string[]> => {
  const missing: string[] = [];
  for (const face of faces) {
    await setFace(page, face);
    const found = await missingOnFirstScreen(page, firstScreen, smallSizes);
    missing.push(...found.map((one) => `${face}: ${one}`));
  }
  await setFace(page, "device");
  return missing;
};

/** First screens that are measured in the visit that every screen gets; before the others something is opened or stored. */
const isSeenOnArrival = ({ path, prepare, arrange }: (typeof firstScreens)[number]): boolean =>
  !prepare && !arrange && arrivals.some((scene) => scene.path === path);

for (const scene of arrivals) {
  test(`${scene.screen} moves nothing by itself, is accessible, wide in light and narrow in dark, fits with large text, prints its words, and has large enough targets`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.addInitScript(watchShifts);
    await openScene(page, scene, baseURL!);
    expect(await shiftOf(page), "shifts").toBeLessThan(0.02);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await axeViolations(page)).toEqual([]);
    expect(await smallTargets(page, 24)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toEqual([]);
    for (const firstScreen of firstScreens)
      if (firstScreen.path === scene.path && isSeenOnArrival(firstScreen))
        expect(await missingInFaces(page, firstScreen)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    for (const px of [24, 32]) {
      await setBrowserFontSize(page, px);
      expect(await sidewaysScroll(page), `text of ${px} px`).toEqual([]);
    }
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await printFaults(page), "printed").toEqual([]);
  });
}

for (const firstScreen of firstScreens.filter((one) => !isSeenOnArrival(one)))
  test(`the first screen of the ${firstScreen.screen} has what a visitor needs`, async ({ page, baseURL }) => {
    await openFirstScreen(page, firstScreen, { size: smallSizes[0], origin: baseURL! });
    expect(await missingInFaces(page, firstScreen)).toEqual([]);
  });
