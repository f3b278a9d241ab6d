import { expect, hydrated, test } from "./support.ts";

test.describe("verses by need and subject", () => {
  test("the list is found in the footer, filtered by other names, and leads to a subject and on to the reader @phone", async ({
    page,
  }) => {
    await page.goto("/dictionary");
    await hydrated(page);
    await page
      .getByRole("navigation", { name: "Footer" })
      .getByRole("link", { name: "Verses for a time like this" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verses for a time like this");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(8);

    const box = page.getByRole("searchbox", { name: "Find a subject" });
    await box.fill("xyzzy");
    await expect(page.getByRole("status").getByText("No subject has the name “xyzzy”.")).toBeVisible();
    await box.fill("Anxiety");
    await expect(page.getByText("1 subject", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Worry" }).click();

    await expect(page).toHaveURL(/\/verses-for\/worry$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verses on worry");
    await expect(page).toHaveTitle(/^Bible verses on worry · /);
    const passage = page.getByRole("article", { name: "Psalm 55:22" });
    await expect(passage).toContainText("Cast thy burden upon the LORD, and he shall sustain thee");
    await passage.getByRole("link", { name: "Psalm 55:22" }).click();
    await expect(page).toHaveURL(/\/read\/kjv\/psalms\/55#v22$/);
    await page.goBack();
    await page.goBack();
    await expect(box).toHaveValue("Anxiety");
  });

  test("a subject's page is complete without scripts, with its own title, description and canonical link", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/verses-for/grief`);
    await expect(page).toHaveTitle(/^Bible verses on grief · /);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      /^Bible verses on grief\. Those who have lost somebody/,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/verses-for\/grief$/);
    await expect(page.getByRole("article", { name: "John 11:33-36" })).toContainText("Jesus wept.");
    await expect(page.getByRole("article", { name: "Revelation 21:3-4" })).toContainText(
      "God shall wipe away all tears from their eyes",
    );
    await context.close();
  });

  test("searched for in Spanish has its verses above the offer to download a text @phone", async ({ page }) => {
    await page.goto("/es/?search=versículos+sobre+la+ansiedad");
    await expect(page.locator(".by-subject ~ .notice")).toContainText("Descarga esta traducción");
    await expect(page.getByRole("article", { name: "Mateo 6:25-27" })).toBeInViewport();
  });

  test("hydrates without fetching a text, and copies a passage with its reference", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const texts: string[] = [];
    page.on("request", (request) => {
      if (/\/bible\/.+\.json$/.test(request.url())) texts.push(request.url());
    });
    await page.goto("/verses-for/hope");
    await hydrated(page);
    await page.getByRole("button", { name: "Copy Isaiah 9:2" }).click();
    await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^The people that walked in darkness .+ \(Isaiah 9:2\)$/,
    );
    expect(texts).toEqual([]);
  });

  test.describe("when a text does not arrive", () => {
    test.use({ tolerated: /ERR_FAILED|Failed to load resource/ });

    test("says so, and loads it when asked again", async ({ page }) => {
      await page.route("**/bible/**/MAT/6.json", (route) => route.abort());
      await page.goto("/verses-for/fear");
      await hydrated(page);
      await page.getByRole("link", { name: "Worry", exact: true }).click();
      await expect(page.getByRole("alert")).toContainText("The verses could not be loaded.");
      await page.unroute("**/bible/**/MAT/6.json");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("article", { name: "Matthew 6:25-27" })).toContainText("Behold the fowls of the air");
    });
  });

  test("the prayer wall and the dictionary lead to subjects", async ({ page }) => {
    await page.goto("/prayer-diary");
    await hydrated(page);
    await page.getByRole("link", { name: "Verses on loneliness" }).click();
    await expect(page).toHaveURL(/\/verses-for\/loneliness$/);
    await page.goto("/dictionary?q=manna");
    await hydrated(page);
    await page.getByRole("link", { name: "Verses on contentment" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verses on contentment");
  });
});
