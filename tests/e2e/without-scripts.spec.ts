import { routeIds } from "#domain/site/routes.ts";
import { scenes } from "#tests/look/scenes/all.ts";
import { expect, test } from "./support.ts";

/** What somebody without scripts is offered (docs/product/reading.md, "Home" and "Book browser"). */
test.use({ javaScriptEnabled: false });

test("the list of books leads to every chapter", async ({ page }) => {
  await page.goto("/search");
  await expect(page.locator(".chaptergrid a")).toHaveCount(1189);
  await page.getByRole("link", { name: "Ruth 4", exact: true }).click();
  await expect(page).toHaveURL("/read/kjv/ruth/4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ruth 4");
  await page.getByRole("link", { name: "Next 1 Samuel 1" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 Samuel 1");
});

test("home says what is missing, and where to go instead", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".searchform noscript p")).toBeVisible();
  await page.locator(".rhema noscript a").click();
  await expect(page).toHaveURL("/daily-verses");
  await page.goBack();
  await page.locator(".searchform noscript a").click();
  await expect(page.getByRole("heading", { name: "Browse Scripture" })).toBeVisible();
  // The first translation of Spanish comes from a service: the chapter's own page has the text.
  await page.goto("/es/");
  await page.getByRole("link", { name: "Génesis 1, RV1909" }).click();
  await expect(page).toHaveURL("/es/read/spa_r09/genesis/1");
  await expect(page.locator(".prose")).toContainText("crió Dios los cielos");
});

test("the numbers of every country for somebody who needs help now", async ({ page }) => {
  await page.goto("/help#someone-now");
  await expect(page.getByRole("heading", { name: "If you need someone now", level: 2 })).toBeInViewport();
  await expect(page.getByRole("link", { name: "13 11 14" })).toHaveAttribute("href", "tel:131114");
  await expect(page.getByRole("link", { name: "14416" })).toHaveAttribute("href", "tel:14416");
});

test("shared verses stand above a link to their chapter", async ({ page }) => {
  await page.goto("/verse/kjv/john/3/16-17");
  const text = page.locator(".prose").filter({ visible: true });
  await expect(text).toHaveText(/^16 For God so loved .* 17 For God sent not his Son /);
  await expect(text).toBeInViewport();
  await page.getByRole("link", { name: "John 3", exact: true }).click();
  await expect(text).toContainText("There was a man of the Pharisees");
  for (const [address, omitted] of [
    ["/verse/web/acts/8/37", "37 omitted in this translation"],
    ["/es/verse/web/acts/8/37-38", "37 omitido en esta traducción 38 He commanded"],
  ] as const) {
    await page.goto(address);
    await expect(text).toContainText(omitted);
    await expect(text).toBeInViewport();
  }
});

test("a chapter leads to its guide, which leads to its other languages and to its neighbours", async ({ page }) => {
  await page.goto("/es/read/kjv/john/3");
  await page.getByRole("link", { name: "Guía de este capítulo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Juan 3");
  await expect(page.getByRole("link", { name: "1 Juan 4:9" }).first()).toHaveAttribute("href", /^\/es\/read\/kjv\//);
  await page.getByRole("link", { name: "Juan 4", exact: true }).click();
  await expect(page).toHaveURL("/es/study/kjv/john/4");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/study/kjv/john/4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jean 4");
});

test("no screen shows controls that do nothing, nor waits for what does not come", async ({ page }) => {
  for (const screen of routeIds) {
    await page.goto(scenes.find((scene) => scene.screen === screen)!.path);
    const idle = "button:not(.vn, .sticker, .petition-toggle), .input, input, select, textarea, .sk";
    await expect.soft(page.locator(idle).filter({ visible: true }), screen).toHaveCount(0);
  }
  for (const path of ["/reading-plan", "/birthday-sticker", "/cross-references"]) {
    await page.goto(path);
    await expect(page.locator("noscript .hint")).toHaveText("Turn on JavaScript to use this.");
  }
  await expect(page.getByText("press Compare")).toBeHidden();
});
