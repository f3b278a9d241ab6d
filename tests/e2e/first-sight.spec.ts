import type { Page } from "@playwright/test";
import { routeIds, routes } from "#domain/site/routes.ts";
import { expect, test } from "./support.ts";

/** These tests look at the page before its scripts run. */
test.use({ tolerated: /net::ERR_/, viewport: { width: 360, height: 740 } });

const addresses = routeIds.map((id) =>
  routes[id].path
    .replace(":translation/:book/:chapter", "kjv/psalms/3")
    .replace(":category/:cardId", "wedding/first-sight")
    .replace(":verses", "3-5")
    .replace(":number", "G26")
    .replace(":subject", "fear")
    .replace(":month", "november"),
);

/** A screenshot of a page with its inlined styles, or with the full style sheets instead. */
const picture = async (page: Page, address: string, styles: "inlined" | "whole"): Promise<Buffer> => {
  await page.unrouteAll();
  await page.route(styles === "inlined" ? /\/assets\/.*\.(?:js|css)$/ : /\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(address);
  if (styles === "whole") {
    await page.waitForFunction(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')];
      return sheets.length > 0 && sheets.every(({ media, sheet }) => media === "all" && sheet !== null);
    });
    await page.evaluate(() => document.querySelector("head > style")?.remove());
  }
  return page.screenshot({ animations: "disabled" });
};

test("every page looks the same with its inlined styles as with the full style sheets", async ({ page }) => {
  for (const address of addresses) {
    const [inlined, whole] = [await picture(page, address, "inlined"), await picture(page, address, "whole")];
    expect.soft(inlined.equals(whole), address).toBe(true);
  }
});
