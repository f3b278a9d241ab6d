import type { Page } from "@playwright/test";
import { routeIds } from "#domain/site/routes.ts";
import { sidewaysScroll, smallTargets } from "#measure/look/measure.ts";
import { axeViolations } from "#tests/support/axe.ts";
import { openScene } from "#measure/look/scene.ts";
import { scenes } from "#measure/look/scenes/all.ts";
import { expect, test } from "./support.ts";

/** Each screen as it first appears; `npm run look` has further states, themes and widths. */
const arrivals = routeIds.map((id) => scenes.find(({ screen }) => screen === id)!);

/** Sets the browser's font size in px; 24 is the largest that Chrome offers. */
const setBrowserFontSize = async (page: Page, px: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: px } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${px}px`);
};

for (const scene of arrivals) {
  test(`${scene.screen} is accessible, wide in light and narrow in dark, fits with large text, and has large enough targets`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await openScene(page, scene, baseURL!);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await axeViolations(page)).toEqual([]);
    expect(await smallTargets(page, 24)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    await setBrowserFontSize(page, 24);
    expect(await sidewaysScroll(page)).toEqual([]);
  });
}
