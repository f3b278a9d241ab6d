import { expect, expectAccessible, hydrated, test } from "./support.ts";

test("the prayer is behind its button, and accepting is welcomed and counted", async ({ page }) => {
  await page.goto("/salvation");
  await hydrated(page);
  await expect(page.getByText("Lord Jesus Christ, I have come as I am")).toHaveCount(0);
  await page.getByRole("button", { name: "Read Salvation Prayer" }).press("Enter");
  await expect(page.getByText("Lord Jesus Christ, I have come as I am")).toBeVisible();
  for (const step of ["Admit", "Believe", "Confess", "What Happens Next"])
    await expect(page.getByRole("heading", { name: step })).toBeVisible();

  await page.getByRole("button", { name: "I Accept Jesus Christ" }).click();
  await expect(page.locator(".toast")).toContainText("Welcome to God's Family!");
  await expect(page.getByRole("button", { name: "I Accept Jesus Christ" })).toHaveCount(0);
  await expect(page.locator(".impact .figure b")).toHaveText("1");
  // A link partly under the page's header would count as a small target.
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await expectAccessible(page);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("button", { name: "I Accept Jesus Christ" })).toBeVisible();
  await expect(page.locator(".impact .figure b")).toHaveText("1");
  expect(await page.evaluate(() => localStorage.getItem("salvationAcceptances"))).toBe("1");
});
