import { expect, hydrated, test } from "./support.ts";

test("help, by its key: guides, support chat in a new window, privacy @phone", async ({ page }) => {
  await page.goto("/search");
  await hydrated(page);
  await page.keyboard.press("?");
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help");
  for (const title of ["Search", "Reading and listening", "Verse actions", "Notes and bookmarks"]) {
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  }
  const chat = page.getByRole("link", { name: "WhatsApp support" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/);
  await expect(chat).toHaveAttribute("target", "_blank");
  await page.getByRole("link", { name: "Verse actions" }).click();
  await expect(page).toHaveURL(/#verse-actions$/);
  await page.getByRole("main").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});
