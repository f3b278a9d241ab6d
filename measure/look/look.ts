/**
 * `npm run look`: captures every screen in its notable states, in all themes, at 360, 768 and 1280 px, as pictures in
 * `reports/look`, and measures: axe (WCAG 2.2 AA), sideways scroll there and at 320 px, targets under 24 px, console
 * messages, policy violations, animations despite reduced motion, a walk with the Tab key; and once in forced colours.
 * Then what must stand on the first screen (`first-screen.ts`); `--only first-screen` measures that alone.
 * Serves the product itself, or uses the one on `--url`. Exits with 1 if anything is found. `--only NAME` selects the scenes
 * whose name matches; `--notes` also lists what is no violation but worth a look; `--quick` skips axe, the keyboard,
 * dark and sepia on wide screens and forced colours; `--no-pictures` only measures.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { routeIds } from "#domain/site/routes.ts";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { composeSheets } from "./contact-sheets.ts";
import { firstScreens, firstScreenSizes, missingOnFirstScreen, openFirstScreen } from "./first-screen.ts";
import { keyboardFaults } from "./keyboard-walk.ts";
import { serveProduct } from "#measure/bench/product-server.ts";
import { axeViolations } from "#tests/support/axe.ts";
import { cutTexts, runningAnimations, sidewaysScroll, smallTargets, smallTexts } from "./measure.ts";
import { openScene, type Scene } from "./scene.ts";
import { scenes } from "./scenes/all.ts";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    out: { type: "string", default: "reports/look" },
    only: { type: "string", default: "" },
    notes: { type: "boolean", default: false },
    sheets: { type: "boolean", default: true },
    quick: { type: "boolean", default: false },
    pictures: { type: "boolean", default: true },
  },
  allowNegative: true,
});

const heights: Readonly<Record<number, number>> = { 320: 640, 360: 740, 768: 1024, 1280: 800 };
const widths = [360, 768, 1280] as const;
/** Sepia is a page setting of the reader: no other screen uses it. */
const paintsOf = ({ screen }: Scene, width: number) => {
  if (values.quick) return width === 360 ? (["light", "dark"] as const) : (["light"] as const);
  return screen === "home" || screen === "chapter"
    ? (["light", "dark", "sepia"] as const)
    : (["light", "dark"] as const);
};
const touchSize = 44;
const leastTarget = 24;
const longestPicture = 3200;

const missing = routeIds.filter((id) => !scenes.some(({ screen }) => screen === id));
if (missing.length > 0) throw new Error(`Routes that nobody looks at: ${missing.join(", ")}`);

const kinds = ["axe", "sideways", "at 320", "target", "console", "policy", "motion", "keyboard", "broken"] as const;
type Kind = (typeof kinds)[number];

interface Finding {
  readonly scene: string;
  readonly where: string;
  readonly kind: Kind | "note";
  readonly text: string;
}

const findings: Finding[] = [];

const paint = async (page: Page, name: "light" | "dark" | "sepia") => {
  await page.emulateMedia({
    colorScheme: name === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
    forcedColors: "none",
  });
  // The page follows the system's scheme with its next frame.
  await page.evaluate(
    (theme) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            document.documentElement.dataset["theme"] = theme;
            resolve();
          }),
        );
      }),
    name,
  );
};

const layers = '[role="dialog"], [role="menu"]';
const floating = `${layers}, .toast`;

/** On a scrolled page, elements partly under the header would count as small targets. If a layer is open, the page stays where it is. */
const toTop = async (page: Page) => {
  if ((await page.locator(floating).count()) === 0) await page.evaluate(() => scrollTo(0, 0));
};

/** A whole page from its top, without the bars at the bottom of the screen; an open dialog as it appears on the screen. */
const picture = async (page: Page, name: string) => {
  if (!values.pictures) return;
  const path = `${values.out}/${name}.png`;
  if ((await page.locator(floating).count()) > 0) return void (await page.screenshot({ path }));
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

const lookAt = async (browser: Browser, scene: Scene, width: number) => {
  const where = `${width}`;
  const tell = (kind: Finding["kind"], place: string, texts: readonly string[]) => {
    for (const text of texts) {
      findings.push({ scene: scene.name, where: place, kind, text });
      if (kind !== "note") console.error(`${kind}: ${scene.name} ${place}: ${text}`);
    }
  };
  const context = await browser.newContext({
    viewport: { width, height: heights[width]! },
    hasTouch: width < 1024,
    reducedMotion: "reduce",
    timezoneId: "UTC",
    locale: "en-GB",
  });
  // Every visit is a first one, so no service worker fetches the whole site each time.
  await context.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error("not while looking"));
  });
  const page = await context.newPage();
  page.on("pageerror", ({ message }) => scene.tolerated?.test(message) || tell("console", where, [message]));
  page.on("console", (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (/Content Security Policy/.test(text)) tell("policy", where, [text]);
    else if (message.type() === "error" && !scene.tolerated?.test(text)) tell("console", where, [text]);
  });
  try {
    await openScene(page, scene, origin);
    await page.waitForLoadState("networkidle", { timeout: 2000 }).catch(() => undefined);
    await toTop(page);
    for (const theme of paintsOf(scene, width)) {
      await paint(page, theme);
      await picture(page, `${scene.name}-${width}-${theme}`);
      if (values.quick) continue;
      // A link partly under the header would count as a small one.
      if ((await page.locator(layers).count()) === 0) await page.evaluate(() => scrollTo(0, 0));
      tell("axe", `${width} ${theme}`, await axeViolations(page));
    }
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    tell("motion", where, await runningAnimations(page));
    tell("sideways", where, await sidewaysScroll(page));
    tell("target", where, await smallTargets(page, leastTarget));
    if (values.notes) {
      tell(
        "note",
        where,
        (await smallTexts(page)).map((text) => `small text: ${text}`),
      );
      tell(
        "note",
        where,
        (await cutTexts(page)).map((text) => `cut off: ${text}`),
      );
      if (width < 1024)
        tell(
          "note",
          where,
          (await smallTargets(page, touchSize)).map((text) => `under ${touchSize} px: ${text}`),
        );
    }
    if (width !== 768 && !values.quick) {
      await paint(page, "light");
      await page.emulateMedia({ forcedColors: "active" });
      await picture(page, `${scene.name}-${width}-forced`);
      await page.emulateMedia({ forcedColors: "none" });
    }
    if (width === 360) {
      await page.setViewportSize({ width: 320, height: heights[320]! });
      const excess = await sidewaysScroll(page);
      tell("at 320", where, excess);
      if (excess.length > 0) await picture(page, `${scene.name}-320`);
      await page.setViewportSize({ width, height: heights[width]! });
    }
    // A toast covers the page for some seconds.
    await page
      .locator(".toast")
      .first()
      .waitFor({ state: "detached", timeout: 12_000 })
      .catch(() => undefined);
    if (width !== 768 && !values.quick) tell("keyboard", where, await keyboardFaults(page));
  } catch (error) {
    tell("broken", where, [error instanceof Error ? error.message.split("\n").slice(0, 4).join(" ") : String(error)]);
    await page.screenshot({ path: `${values.out}/${scene.name}-${width}-broken.png` }).catch(() => undefined);
  } finally {
    await context.close();
  }
};

/** A table of what is missing on the first screen, screen by size. Returns how many things are. */
const lookAtFirstScreens = async (browser: Browser): Promise<number> => {
  let missed = 0;
  for (const firstScreen of firstScreens) {
    for (const size of firstScreenSizes) {
      const context = await browser.newContext({ hasTouch: !size.startsWith("1280"), timezoneId: "UTC" });
      const page = await context.newPage();
      await openFirstScreen(page, firstScreen, { size, origin });
      const absent = await missingOnFirstScreen(page, firstScreen, [size]);
      await context.close();
      missed += absent.length;
      for (const what of absent) console.log(`MISS ${firstScreen.screen} ${what}`);
    }
  }
  console.log(`first screens: ${firstScreens.length} at ${firstScreenSizes.length} sizes, ${missed} missed`);
  return missed;
};

const isOfFirstScreens = !values.only || values.only === "first-screen";
const chosen = scenes.filter(({ name }) => new RegExp(values.only).test(name));
if (chosen.length === 0 && !isOfFirstScreens) throw new Error(`No scene is called ${values.only}`);
if (!values.only) rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const server = values.url === undefined ? await serveProduct(4140) : undefined;
const origin = server?.origin ?? values.url!;
const browser = await launchChromium();
const waiting = chosen.flatMap((scene) => (scene.widths ?? widths).map((width) => ({ scene, width })));
const total = waiting.length;
const worker = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await lookAt(browser, next.scene, next.width);
    if (waiting.length % 20 === 0) console.error(`${total - waiting.length} of ${total}`);
  }
};
await Promise.all([worker(), worker()]);
if (values.sheets && values.pictures && chosen.length > 0) await composeSheets(browser, values.out, chosen);
const missed = isOfFirstScreens ? await lookAtFirstScreens(browser) : 0;
await browser.close();
server?.stop();

writeFileSync(`${values.out}/findings.json`, JSON.stringify(findings, null, 1));
const longest = Math.max(0, ...chosen.map(({ name }) => name.length));
console.log(["scene".padEnd(longest), ...kinds.map((kind) => kind.padStart(8))].join(" "));
for (const { name } of chosen) {
  const counts = kinds.map(
    (kind) => findings.filter((finding) => finding.scene === name && finding.kind === kind).length,
  );
  console.log([name.padEnd(longest), ...counts.map((count) => String(count || "·").padStart(8))].join(" "));
}
const found = findings.filter(({ kind }) => kind !== "note");
for (const { scene, where, kind, text } of findings)
  if (kind === "note") console.log(`${kind}: ${scene} ${where}: ${text}`);
console.log(`${chosen.length} scenes, ${total} visits, ${found.length} found; pictures in ${values.out}`);
process.exitCode = found.length + missed > 0 ? 1 : 0;
