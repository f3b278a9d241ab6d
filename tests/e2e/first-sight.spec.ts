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

/** Screenshots of a page with its inlined styles, and with the full style sheets instead, which come later. */
const pictures = async (page: Page, address: string): Promise<readonly [inlined: Buffer, whole: Buffer]> => {
  const { promise: painted, resolve: sendStyles } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.route(/\/assets\/.*\.css$/, (route) => painted.then(() => route.continue()));
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const inlined = await page.screenshot({ animations: "disabled" });
  sendStyles();
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('head > link[as="style"]')];
    return sheets.length > 0 && sheets.every(({ rel, sheet }) => rel === "stylesheet" && sheet !== null);
  });
  await page.evaluate(() => document.querySelector("head > style")?.remove());
  return [inlined, await page.screenshot({ animations: "disabled" })];
};

/** Each address takes two screenshots: in one test, all would take longer than a busy machine gives it. */
const parts = 4;

for (let part = 0; part < parts; part += 1)
  test(`every page looks the same with its inlined styles as with the full style sheets, part ${part + 1}`, async ({
    page,
  }) => {
    for (const address of addresses.filter((_address, index) => index % parts === part)) {
      const [inlined, whole] = await pictures(page, address);
      expect.soft(inlined.equals(whole), address).toBe(true);
    }
  });

test("no name of a heading, a link or a button loses a space", async ({ request }) => {
  // Beside React's comment between two texts, Chromium leaves it out of the name: "John3".
  const lost = /<(h[1-6]|a|button|label)\b(?:(?!<\/\1>).)*<!-- --> <(?!!)/s;
  for (const address of addresses)
    expect.soft(lost.exec(await (await request.get(address)).text())?.[0]).toBeUndefined();
});
