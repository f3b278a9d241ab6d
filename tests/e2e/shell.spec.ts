import { expect, expectAccessible, hydrated, test } from "./support.ts";

test.describe("the 404 page", () => {
  test.use({ tolerated: /404/ });
  test("says so with its status, and links home @phone", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /^https?:\/\/[^/]+\/$/);
  });

  test("offers the passage that its address may have meant", async ({ page }) => {
    expect((await page.goto("/bible/asv/john/3/16"))?.status()).toBe(404);
    await page.getByRole("link", { name: "John 3:16" }).click();
    await expect(page).toHaveURL("/read/asv/john/3#v16");
    await expect(page.locator("#v16")).toHaveClass(/is-focused/);
  });

  test("is never indexed, whatever its address", async ({ page }) => {
    await page.goto("/read/kjv/john/99");
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect(page).toHaveTitle(/^Read the Bible online/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  });

  test("redirects to the chapter that its address means, where the host does not do so", async ({ page, request }) => {
    const body = await (await request.get("/no/such/page")).text();
    await page.route(/\/read\/(xyz|KJV)\//, (route) => route.fulfill({ status: 404, contentType: "text/html", body }));
    for (const key of ["xyz", "KJV"]) {
      await page.goto(`/read/${key}/john/3?from=there#v16`);
      await expect(page).toHaveURL("/read/kjv/john/3?from=there#v16");
      await expect(page.locator("#v16")).toHaveClass(/is-focused/);
    }
    expect((await request.get("/read/xyz/hezekiah/3")).status()).toBe(404);
  });
});

test("an unknown translation redirects to the King James Version, an uppercase key to the lowercase one", async ({
  page,
  request,
}) => {
  for (const [path, status, place] of [
    ["/read/xyz/john/3", 302, "/read/kjv/john/3"],
    ["/read/KJV/john/3", 308, "/read/kjv/john/3"],
    ["/read/BBE/john/3", 308, "/read/bbe/john/3"],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(status);
    expect(new URL(answer.headers()["location"]!, answer.url()).pathname).toBe(place);
  }
  await page.goto("/read/xyz/john/3#v16");
  await expect(page).toHaveURL("/read/kjv/john/3#v16");
});

test("the served HTML contains text, title, description and canonical link before any script", async ({ request }) => {
  const html = await (await request.get("/read/asv/john/3")).text();
  expect(html).toContain("For God so loved the world");
  expect(html).toMatch(/<title>John 3, American Standard Version · [^<]+<\/title>/);
  expect(html).toContain('<link rel="canonical" href="');
  expect(html).toContain('property="og:title"');
  expect(html).not.toMatch(/<[^>]+ style="/);
});

test("at 400 % zoom no bar covers the choices in a game, and the menu is at the bottom of the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/tap-to-reveal");
  await hydrated(page);
  await page.getByRole("button", { name: "Start", exact: false }).click();
  const choices = page.locator("main label");
  await expect(choices).toHaveCount(12);
  const covered = await choices.evaluateAll(
    (all) =>
      all.filter((label) => {
        label.scrollIntoView({ block: "nearest" });
        const { x, y, width, height } = label.getBoundingClientRect();
        return !label.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }).length,
  );
  expect(covered).toBe(0);
  await page.goto("/games-menu");
  await hydrated(page);
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("the drawer lists what the tab bar does not, and closes on choosing @phone", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Open the menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("link", { name: "Bibles" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: /Games/ })).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("overflow-y", "hidden");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeFocused();
  await expect(page.locator("body")).toHaveCSS("overflow-y", "visible");
  await page.keyboard.press("Enter");
  await drawer.getByRole("link", { name: "Bibles" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { name: "Browse Scripture" })).toBeFocused();
});

test("the back button goes back, within a page too, or home without history @phone", async ({ page }) => {
  await page.goto("/search");
  await hydrated(page);
  const back = page.getByRole("button", { name: "Back", exact: true });
  await page.locator("a[href='#browser-NT']").click();
  await expect(page).toHaveURL("/search#browser-NT");
  await back.click();
  await expect(page).toHaveURL("/search");
  await back.click();
  await expect(page).toHaveURL("/");
  await expect(back).toHaveCount(0);
});

test("going back shows what was unfolded, where it was @phone", async ({ page }) => {
  const lists = [
    { path: "/salvation", unfold: "summary >> text=Down From the Tree", link: ".life[open] .life-verse a" },
    { path: "/search", unfold: "button >> text=/^Ruth/", link: ".is-open a[href$='/ruth/4']" },
    { path: "/prayer-diary", unfold: "button[aria-label=Peace]", link: ".petition-body.is-open .src a" },
    {
      path: "/cross-references?passage=John+3%3A16",
      unfold: "button >> text=Show more related verses",
      link: "#related li:nth-child(15) a",
    },
  ];
  for (const { path, unfold, link } of lists) {
    await page.goto(path);
    await hydrated(page);
    await page.locator(unfold).click();
    const place = page.locator(link).first();
    await place.scrollIntoViewIfNeeded();
    const { y } = (await place.boundingBox())!;
    await place.click();
    await expect(page.getByRole("navigation", { name: "Chapters" })).toBeVisible();
    await page.goBack();
    await expect(place, path).toBeInViewport();
    expect(Math.abs((await place.boundingBox())!.y - y), path).toBeLessThan(4);
  }
});

test("what lies over a page is not printed with it @phone", async ({ page }) => {
  await page.goto("/read/kjv/jude/1");
  await hydrated(page);
  const over = page
    .locator("body > :is(.scrim, [role=dialog], [data-radix-popper-content-wrapper])")
    .filter({ visible: true });
  const openers = [
    () => page.getByRole("button", { name: "Open the menu" }).click(),
    async () => {
      await page.getByRole("button", { name: /^Verse 3[.,]/ }).press("Enter");
      await page.getByRole("button", { name: /^Share/ }).click();
    },
    () => page.getByRole("menuitem", { name: "Make a picture" }).click(),
  ];
  for (const open of openers) {
    await open();
    await expect(over).not.toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(over).toHaveCount(0);
    await page.emulateMedia({ media: null });
    if (open === openers[0]) await page.keyboard.press("Escape");
  }
});

test("39 and 27 books link to home with the book", async ({ page }) => {
  await page.goto("/search");
  await hydrated(page);
  await expect(page.getByRole("region", { name: /Old Testament/ }).getByRole("link")).toHaveCount(39);
  await expect(page.getByRole("region", { name: /New Testament/ }).getByRole("link")).toHaveCount(27);
  await page.getByRole("button", { name: /Ruth: 4 chapters/ }).click();
  await page.getByRole("link", { name: "Ruth 2" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ruth 2");
  await page.goBack();
  await page.getByRole("link", { name: "Song of Solomon" }).click();
  await expect(page).toHaveURL(/\/\?book=Song/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Song of Solomon 1");
});

test.describe("the theme", () => {
  test.use({ tolerated: /Failed to load resource/ });
  test("is chosen, stored and applied before scripts run", async ({ page }) => {
    await page.goto("/search");
    await hydrated(page);
    await page.getByRole("button", { name: /^Theme/ }).click();
    await page.getByRole("menuitemradio", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/").catch(() => undefined);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test("the More menu works by keyboard", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "More" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: /Download App/ })).toBeVisible();
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(page.getByRole("button", { name: "More" })).toBeFocused();
});

test("the bars can be reached by keyboard without scrolling the text, and 'back to top' takes the focus along", async ({
  page,
}) => {
  await page.goto("/read/kjv/psalms/119");
  await hydrated(page);
  await page.locator("#v105").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.getByRole("button", { name: /^Verse 105\b/ }).click();
  const y = await page.evaluate(() => window.scrollY);
  const bar = page.getByRole("region", { name: "Actions for Psalm 119:105" });
  for (const control of [
    page.getByLabel(/^Translation/),
    page.getByRole("link", { name: "Lampstand, home" }),
    bar.getByRole("button", { name: "Copy" }),
  ]) {
    await control.focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(y);
  }
  await page.getByRole("button", { name: "Back to top" }).press("Enter");
  await expect(page.getByRole("link", { name: "Lampstand, home" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the header's search focuses the search box, wherever there is one @both", async ({ page }) => {
  await page.goto("/salvation");
  await hydrated(page);
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("combobox", { name: "Bible reference or words" })).toBeFocused();
});

test("one toast at a time, reached with F8; the back-to-top button comes after 300 px", async ({ page }) => {
  await page.goto("/read/kjv/genesis/1");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Back to top" })).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("region", { name: /Messages/ }).getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Messages/ }).getByRole("list")).toBeFocused();
  await page.mouse.wheel(0, 700);
  await page.getByRole("button", { name: "Back to top" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("menus close too", async ({ page }) => {
    await page.goto("/read/kjv/psalms/23");
    await hydrated(page);
    for (const name of [/^More/, /^Theme/]) {
      await page.getByRole("banner").getByRole("button", { name }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);
    }
  });
});
