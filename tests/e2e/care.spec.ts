import { expect, hydrated, test } from "./support.ts";

const heading = "If you need someone now";
const line = { name: heading, exact: true };

test("one quiet line leads to numbers that can be called", async ({ page }) => {
  for (const path of ["/salvation", "/help"])
    expect(await (await page.request.get(path)).text()).toContain(`${heading}</a>`);
  await page.goto("/daily-prayer-shield");
  await hydrated(page);
  await page.getByRole("link", line).click();
  await expect(page).toHaveURL(/\/help#someone-now$/);
  await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeInViewport();
  await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeFocused();
  await page.getByLabel("Your country").selectOption({ label: "United Kingdom" });
  const kingdom = page.getByRole("region", { name: "United Kingdom" });
  await expect(kingdom.getByRole("link", { name: "116 123" })).toHaveAttribute("href", "tel:116123");
  await expect(kingdom.getByRole("link", { name: "999" })).toHaveAttribute("href", "tel:999");
});
