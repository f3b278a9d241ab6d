import type { Page } from "@playwright/test";
import { faces, setFace } from "#tests/look/faces.ts";
import { expect, hydrated, setBrowserFontSize, test } from "./support.ts";

/** A phone, a phone held sideways, and a small laptop. */
const sizes = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
] as const;

/** Longest first. */
export const byLength = <Item>(items: readonly Item[], text: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => text(other).length - text(one).length);

/** A round with the game's longest texts, in a state that shows the most. */
interface FullRound {
  readonly name: string;
  readonly path: string;
  readonly key: `gbh_${string}`;
  /** The stored state. */
  readonly state: object;
  /** Steps to reach the round from the stored state. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** Further states of the round, reached one after another. */
  readonly steps?: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

/**
 * The parts of a round that are outside the screen, cut off, or covered by something else.
 * @param mayScroll whether the round may be higher than the screen: its controls are looked at where one scrolls to them
 */
const hiddenParts = (page: Page, mayScroll = false): Promise<string[]> =>
  page.evaluate((isScrolling) => {
    const round = document.querySelector(".is-round");
    if (!round) return ["no round"];
    const { innerWidth, innerHeight } = window;
    const found: string[] = [];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, not here
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} ${(element.textContent ?? "").slice(0, 24)}`;
    for (const bar of document.querySelectorAll(".site-header, .tabbar, .fab"))
      if (bar.checkVisibility()) found.push(`shown: ${nameOf(bar)}`);
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (!isScrolling && scrollHeight > innerHeight) found.push(`page ${scrollHeight} px high`);
    if (scrollWidth > innerWidth) found.push(`page ${scrollWidth} px wide`);
    for (const element of isScrolling ? [] : [round, ...round.querySelectorAll("*")]) {
      const style = getComputedStyle(element);
      const isHidden = element.closest(".sr, .wide-label, [aria-hidden=true]") || style.clipPath !== "none";
      if (isHidden || !element.checkVisibility()) continue;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`outside: ${nameOf(element)} ${[left, top, right, bottom].map(Math.round).join(" ")}`);
      const isCut = element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2;
      if (
        !["visible", "clip"].includes(style.overflowX) &&
        style.textOverflow !== "ellipsis" &&
        element.tagName !== "INPUT" &&
        isCut
      )
        found.push(`cut off: ${nameOf(element)}`);
    }
    for (const control of round.querySelectorAll<HTMLElement>("button, a, input, [role=gridcell]")) {
      if (!control.checkVisibility()) continue;
      const target = control.closest("label") ?? control;
      if (isScrolling) target.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = target.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!top || !(target.contains(top) || top.contains(target))) found.push(`covered: ${nameOf(target)}`);
      const words = document.createRange();
      words.selectNodeContents(target);
      const { top: first, bottom: last } = words.getBoundingClientRect();
      if (
        target.tagName === "BUTTON" &&
        !target.querySelector(".sr, .wide-label") &&
        (first < y - 2 || last > y + height + 2)
      )
        found.push(`spilt: ${nameOf(target)}`);
      const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of text.nodeValue!.matchAll(/[\p{L}\u00AD]+/gu)) {
          words.setStart(text, index);
          words.setEnd(text, index + word.length);
          const lines = new Set([...words.getClientRects()].map((box) => box.top));
          // At a soft hyphen it may break.
          if (lines.size > word.split("\u00AD").length) found.push(`broken: ${word}`);
        }
      if (height < 22 || width < 22) found.push(`small: ${nameOf(target)} ${width} × ${height}`);
    }
    return found;
  }, mayScroll);

/**
 * Tests that a round fits the whole screen without scrolling, in every face (docs/product/games.md, "Rounds"), and that with
 * text at 200 % all of it can be scrolled to.
 */
export const testWholeScreen = ({ name, path, key, state, arrange, steps = {} }: FullRound): void =>
  test(`${name}: all of a round is on the screen, whatever its size`, async ({ page }) => {
    await page.setViewportSize(sizes[0]);
    await page.addInitScript(([where, stored]) => localStorage.setItem(where!, stored!), [key, JSON.stringify(state)]);
    await page.goto(path);
    await hydrated(page);
    await arrange?.(page);
    const expectWhole = async (step: string) => {
      await expect(page.locator(".is-round")).toBeVisible();
      for (const face of faces) {
        await setFace(page, face);
        for (const size of sizes) {
          await page.setViewportSize(size);
          // The layout follows a change of size with a delay.
          await expect.poll(() => hiddenParts(page), `${step} ${size.width} × ${size.height}, ${face}`).toEqual([]);
        }
      }
      await setFace(page, "device");
      await page.setViewportSize(sizes[0]);
      await setBrowserFontSize(page, 32);
      await expect.poll(() => hiddenParts(page, true), `${step}, text at 200 %`).toEqual([]);
      await setBrowserFontSize(page, 16);
    };
    await expectWhole("at first");
    for (const [step, reach] of Object.entries(steps)) {
      await reach(page);
      await expectWhole(step);
    }
  });
