import { routeIds } from "#domain/site/routes.ts";
import { axeViolations, sidewaysScroll, smallTargets } from "#tests/look/measure.ts";
import { openScene } from "#tests/look/scene.ts";
import { scenes } from "#tests/look/scenes/all.ts";
import { expect, test } from "./support.ts";

/** As somebody finds it on arrival; `npm run look` has the further states, themes and widths. */
const arrivals = routeIds.map((id) => scenes.find(({ screen }) => screen === id)!);

for (const scene of arrivals) {
  test(`${scene.screen} is accessible, fits and has targets of a size @both`, async ({ page, isMobile, baseURL }) => {
    await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light", reducedMotion: "reduce" });
    await openScene(page, scene, baseURL!);
    expect(await axeViolations(page)).toEqual([]);
    if (!isMobile) return;
    expect(await smallTargets(page, 24)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toEqual([]);
  });
}
