/* oxlint-disable unicorn/consistent-function-scoping -- what runs inside the page must hold all it needs */
import type { Page } from "@playwright/test";

/** After a layer closes, the focus returns in a task of its own. */
const focusBackWithinMs = 1000;
/** The walk ends after this many stops; further ones show nothing new. */
const longestWalk = 90;
const layer = '[role="dialog"], [role="menu"]';

interface Stop {
  readonly name: string;
  /** An element seen before ends the walk. */
  readonly isSeen: boolean;
  readonly hasRing: boolean;
  readonly isHidden: boolean;
  readonly isOutsideLayer: boolean;
}

/** The focused stop; undefined when the focus has left the page. */
const stopAt = (page: Page): Promise<Stop | undefined> =>
  page.evaluate((layers) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const isSeen = element.dataset["walked"] !== undefined;
    element.dataset["walked"] = "";
    // A visually hidden radio button or file field shows its focus on the element that replaces it.
    const shown =
      element.getBoundingClientRect().width > 2 && getComputedStyle(element).opacity !== "0"
        ? element
        : (element.closest("label") ?? element.parentElement!);
    // A link that covers a whole tile has its ring there.
    const ring = (one: Element | null): boolean =>
      one !== null &&
      [getComputedStyle(one), getComputedStyle(one, "::after")].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1,
      );
    // For elements larger than the window, only the visible part counts.
    const box = shown.getBoundingClientRect();
    const [left, right, top, bottom] = [
      Math.max(0, box.left),
      Math.min(innerWidth, box.right),
      Math.max(0, box.top),
      Math.min(innerHeight, box.bottom),
    ];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [dx, dy] = [(right - left) * 0.4, (bottom - top) * 0.4];
    const isShownAt = ([at, down]: readonly [number, number]) => {
      const hit = document.elementFromPoint(at, down);
      return hit !== null && (shown.contains(hit) || (hit.contains(shown) && hit !== document.documentElement));
    };
    const points = [
      [x, y],
      [x - dx, y - dy],
      [x + dx, y - dy],
      [x - dx, y + dy],
      [x + dx, y + dy],
    ] as const;
    const open = [...document.querySelectorAll(layers)].at(-1);
    const name = (element.getAttribute("aria-label") ?? (element.textContent || element.title))
      .trim()
      .replaceAll(/\s+/g, " ")
      .slice(0, 40);
    return {
      name: `${element.tagName.toLowerCase()}${[...element.classList].map((one) => `.${one}`).join("")} "${name}"`,
      isSeen,
      hasRing: ring(element) || ring(shown) || ring(element.parentElement),
      isHidden: getComputedStyle(shown).pointerEvents !== "none" && !points.some(isShownAt),
      isOutsideLayer: open !== undefined && !open.contains(element) && !element.closest(".toaster"),
    };
  }, layer);

const hasFocusSoon = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body, undefined, {
      timeout: focusBackWithinMs,
    })
    .then(
      () => true,
      () => false,
    );

/**
 * Walks through a screen with Tab. Checks that every stop shows its focus, that none is covered, that an open dialog
 * traps the focus, and that Escape closes it and restores the focus. Changes the state of the page.
 */
export const keyboardFaults = async (page: Page): Promise<string[]> => {
  const faults = new Set<string>();
  const layers = await page.locator(layer).count();
  for (let step = 0; step < longestWalk; step += 1) {
    await page.keyboard.press("Tab");
    const stop = await stopAt(page);
    if (!stop || stop.isSeen) break;
    if (!stop.hasRing) faults.add(`no focus to be seen on ${stop.name}`);
    if (stop.isHidden) faults.add(`focus lies under something: ${stop.name}`);
    if (stop.isOutsideLayer) faults.add(`focus leaves the open dialog: ${stop.name}`);
  }
  if (layers === 0) return [...faults];
  await page.keyboard.press("Escape");
  const isClosed = await page
    .waitForFunction(
      ([selector, count]) => document.querySelectorAll(selector).length < count,
      [layer, layers] as const,
      { timeout: 3000 },
    )
    .then(
      () => true,
      () => false,
    );
  if (!isClosed) faults.add("Escape does not close");
  else if (!(await hasFocusSoon(page))) faults.add("focus is lost when it closes");
  return [...faults];
};
