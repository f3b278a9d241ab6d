import { readFile } from "node:fs/promises";
import { expect, hide, hydrated, test } from "./support.ts";

/** Pictures of verses are made on the device (docs/product/pictures.md, "Verse pictures"). */

test("verses become a picture, of a chosen shape and paper, which is saved and counted @phone", async ({ page }) => {
  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  await page.getByRole("button", { name: /^Verse 16[.,]/ }).click();
  await page.getByRole("button", { name: "Share John 3:16" }).click();
  await page.getByRole("menuitem", { name: "Make a picture" }).click();
  const sheet = page.getByRole("dialog", { name: "A picture to share" });
  const picture = sheet.getByRole("img", { name: /^For God so loved the world.* John 3:16$/ });
  await expect(picture).toHaveAttribute("viewBox", "0 0 1080 1080");
  await expect(picture).toContainText("King James Version");
  await sheet.getByRole("button", { name: "Tall" }).click();
  await sheet.getByRole("button", { name: "Night" }).click();
  await expect(picture).toHaveAttribute("viewBox", "0 0 1080 1920");
  await expect(picture.locator("rect")).toHaveAttribute("fill", "#161310");
  const save = sheet.getByRole("button", { name: "Save" });
  await expect(save).toBeInViewport({ ratio: 1 });

  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(download.suggestedFilename()).toBe("john-3-16.png");
  const png = await readFile(await download.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920]);
  // It is counted after the download, and sent when the page is hidden.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("gbh_usage_outbox"))).toContain("shares");
  const counted = page.waitForRequest(
    (request) => request.url().endsWith("/api/stats/increments") && (request.postData() ?? "").includes("shares"),
  );
  await hide(page);
  await counted;

  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Share John 3:16" })).toBeFocused();
});
