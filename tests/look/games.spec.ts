/**
 * The measures of the games at each project's width, and on phones also held sideways: how far the menu reaches.
 */
import { expect, test } from "@playwright/test";
import { isHydrated } from "./scene.ts";

test("games menu: all tiles within 1,300 px on a phone", async ({ page, baseURL }, { project }) => {
  test.skip(project.name !== "360", "phones");
  await page.goto(`${baseURL!}/games-menu`);
  await isHydrated(page);
  const tiles = await page.locator(".games-card").all();
  expect(tiles).toHaveLength(8);
  const { y, height } = (await tiles.at(-1)!.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(1300);
});
