import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** Half as long as what the package exports as its source. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Violations of WCAG 2.2 AA in what is shown, one line per rule. axe runs in the page itself: its Playwright adapter
 * opens a second page each time and takes four times as long.
 */
export const axeViolations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${source}; undefined`);
  return page.evaluate(async (tags) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const violationsNow = async () => {
      // A fading element has its final contrast only at the end.
      const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      const { violations } = await run(document, { runOnly: tags, resultTypes: ["violations"], iframes: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    };
    // A toast may have begun to fade in meanwhile.
    return (await violationsNow()).length === 0 ? [] : violationsNow();
  }, wcag22aa);
};
