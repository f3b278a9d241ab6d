import { expect, expectAccessible, test } from "./support.ts";

test.use({ tolerated: /status of 404/ });

test("a request to the API is tried, with its line for curl", async ({ page }) => {
  await page.goto("/developers");
  await page.getByLabel("What").selectOption("Look up a passage");
  await page.getByRole("textbox", { name: "reference" }).fill("1 john 4:8");
  await page.getByRole("textbox", { name: "translation" }).fill("web");
  await expect(page.getByText(/^curl .*\/api\/bible\/1\+john\+4:8\?translation=web.$/)).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toHaveText(/^200 /);
  const answer = page.getByRole("region", { name: "The answer" });
  await expect(answer).toContainText("God is love.");
  await expect(answer).toContainText("content-type: application/json");
  await page.getByRole("textbox", { name: "reference" }).fill("hezekiah 1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(/^404 /);
  await expectAccessible(page);
});
