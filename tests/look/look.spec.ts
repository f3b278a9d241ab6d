/**
 * `npm run look`: every screen in its notable states, in all themes, at 360, 768 and 1280 px, as pictures in `reports/look`
 * with an HTML report. Each state is measured: axe (WCAG 2.2 AA), sideways scroll there and at 320 px in all faces
 * (`faces.ts`), targets under 24 px, console messages, policy violations, animations despite reduced motion, a walk with the
 * Tab key; and once in forced colours. Then what must stand on the first screen (`first-screen.ts`), in all faces. `npm run look -- --grep reader` selects states by name,
 * `--project 360` a width, `--grep "first screen"` the first screens.
 */
import { expect, test, type Page } from "@playwright/test";
import { routeIds } from "#domain/site/routes.ts";
import { axeViolations } from "#tests/support/axe.ts";
import { faces, setFace } from "./faces.ts";
import { firstScreens, firstScreenSizes, missingOnFirstScreen, openFirstScreen } from "./first-screen.ts";
import { keyboardFaults } from "./keyboard-walk.ts";
import { runningAnimations, sidewaysScroll, smallTargets } from "./measure.ts";
import { openScene, type Scene } from "./scene.ts";
import { scenes } from "./scenes/all.ts";

const leastTarget = 24;
const longestPicture = 3200;

type Theme = "light" | "dark" | "sepia";

/** Sepia is a page setting of the reader: no other screen uses it. */
const themesOf = ({ screen }: Scene): readonly Theme[] =>
  screen === "home" || screen === "chapter" ? ["light", "dark", "sepia"] : ["light", "dark"];

const paint = async (page: Page, theme: Theme) => {
  await page.emulateMedia({
    colorScheme: theme === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
    forcedColors: "none",
  });
  // The page follows the system's scheme with its next frame.
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            document.documentElement.dataset["theme"] = name;
            resolve();
          }),
        );
      }),
    theme,
  );
};

const layers = '[role="dialog"], [role="menu"]';

/** On a scrolled page, elements partly under the header would count as small targets. If a layer is open, the page stays where it is. */
const toTop = async (page: Page) => {
  if ((await page.locator(`${layers}, .toast`).count()) === 0) await page.evaluate(() => scrollTo(0, 0));
};

/** A whole page from its top, without the bars at the bottom of the screen; an open dialog as it appears on the screen. */
const takePicture = async (page: Page, name: string) => {
  const path = `reports/look/${name}.png`;
  if ((await page.locator(`${layers}, .toast`).count()) > 0) return void (await page.screenshot({ path }));
  const hideBars = (visibility: string) =>
    page.evaluate((value) => {
      for (const bar of document.querySelectorAll<HTMLElement>(".tabbar, .fab, .totop")) bar.style.visibility = value;
      scrollTo(0, 0);
    }, visibility);
  await hideBars("hidden");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: page.viewportSize()!.width, height: Math.min(height, longestPicture) };
  await page.screenshot({ path, fullPage: true, clip });
  await hideBars("");
};

test("every route is looked at", () => {
  expect(routeIds.filter((id) => !scenes.some(({ screen }) => screen === id))).toEqual([]);
});

for (const scene of scenes)
  test(scene.name, async ({ page, baseURL, viewport }) => {
    const { width, height } = viewport!;
    test.skip(scene.widths !== undefined && !scene.widths.includes(width), "another width");
    const heard: string[] = [];
    page.on("pageerror", ({ message }) => heard.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") heard.push(`${message.text()} ${message.location().url}`);
    });
    await openScene(page, scene, baseURL!);
    await toTop(page);
    for (const theme of themesOf(scene)) {
      await paint(page, theme);
      await takePicture(page, `${scene.name}-${width}-${theme}`);
      await toTop(page);
      expect.soft(await axeViolations(page), `axe, ${theme}`).toEqual([]);
    }
    expect.soft(await runningAnimations(page), "motion").toEqual([]);
    expect.soft(await smallTargets(page, leastTarget), "targets").toEqual([]);
    for (const size of width === 360
      ? [
          { width: 320, height: 640 },
          { width, height },
        ]
      : [{ width, height }]) {
      await page.setViewportSize(size);
      for (const face of faces) {
        await setFace(page, face);
        expect.soft(await sidewaysScroll(page), `sideways at ${size.width}, ${face} letters`).toEqual([]);
      }
      await setFace(page, "device");
    }
    if (width !== 768) {
      await paint(page, "light");
      await page.emulateMedia({ forcedColors: "active" });
      await takePicture(page, `${scene.name}-${width}-forced`);
      await page.emulateMedia({ forcedColors: "none" });
      // A toast covers the page for some seconds.
      await page.locator(".toast").first().waitFor({ state: "detached", timeout: 12_000 });
      expect.soft(await keyboardFaults(page), "keyboard").toEqual([]);
    }
    expect(heard.filter((text) => !scene.tolerated?.test(text))).toEqual([]);
  });

/** Measured beside the width of a project: small and usual phones, a phone held sideways, a tablet, a laptop. */
const sizesOf = (width: string): readonly (typeof firstScreenSizes)[number][] =>
  firstScreenSizes.filter((size) => size.startsWith(`${width}×`) || (width === "360" && size === "740×360"));

for (const firstScreen of firstScreens)
  test(`first screen: ${firstScreen.screen}`, async ({ page, baseURL }, { project }) => {
    for (const size of sizesOf(project.name)) {
      await openFirstScreen(page, firstScreen, { size, origin: baseURL! });
      for (const face of faces) {
        await setFace(page, face);
        expect.soft(await missingOnFirstScreen(page, firstScreen, [size]), `${face} letters`).toEqual([]);
      }
      // The next size is a first visit, too.
      await page.evaluate(() => localStorage.clear());
    }
  });
