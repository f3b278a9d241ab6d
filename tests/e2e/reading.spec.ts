import { expect, hydrated, test } from "./support.ts";

const toast = (page: import("@playwright/test").Page) => page.getByRole("region", { name: /Messages/ });

test("a first visit opens Genesis 1 in the KJV, and search by reference leads to the verse @phone", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Genesis 1");
  await expect(page.getByText("In the beginning God created the heaven and the earth.")).toBeVisible();
  await hydrated(page);
  // A browser that asks for English is offered no other language, but finds them.
  await expect(page.getByRole("banner").getByRole("link", { name: "Español" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Español" })).toBeVisible();
  await page.getByLabel("Bible reference or words").fill("John 3.16–17");
  await page.getByRole("button", { name: "Search", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 3");
  await expect(page).toHaveURL(/\/\?search=/);
  await expect(page.locator("#v16")).toBeFocused();
  await expect(page.locator("#v16")).toBeInViewport();
  await expect(page.locator("#v16")).toHaveClass(/is-focused/);
  await expect(page.locator("#v18")).not.toHaveClass(/is-focused/);
});

test("the form responds to nonsense with its own messages", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const field = page.getByLabel("Bible reference or words");
  const submit = page.getByRole("search").getByRole("button", { name: "Search", exact: true });
  await field.fill("   ");
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a search term.");
  await field.fill("<script>");
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText(
    'Please enter a valid Bible reference (e.g., "John 3:16" or "Genesis").',
  );
  await field.fill("John 99");
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText(
    `Could not find the passage "John 99". Please try a more specific reference, like 'John 3:16' or 'Genesis 1'.`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Genesis 1");
});

test("pages turn, and at the ends of a book a toast offers the neighbouring one @phone", async ({ page }) => {
  await page.goto("/read/kjv/genesis/49");
  await hydrated(page);
  await page.getByRole("link", { name: "Next Genesis 50" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Genesis 50");
  await expect(page).toHaveTitle(/Genesis 50, King James Version/);
  await page.keyboard.press("ArrowRight");
  await expect(toast(page)).toContainText("Chapter number too high for this book.");
  await toast(page).getByRole("button", { name: "Exodus 1" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exodus 1");
  await page.keyboard.press("ArrowLeft");
  await expect(toast(page)).toContainText("Cannot navigate to chapter 0 or below.");
  // And by the buttons of the passage's bar.
  await page.getByRole("button", { name: "Next chapter" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exodus 2");
  await page.getByRole("button", { name: "Copy the passage" }).click();
  await expect(toast(page)).toContainText("Copied");
  await page.getByRole("button", { name: "Previous chapter" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exodus 1");
});

test("a deep link marks its verses and survives a change of translation @phone", async ({ page }) => {
  await page.goto("/read/kjv/john/3#v16-17");
  await hydrated(page);
  await expect(page.locator("#v17")).toHaveClass(/is-focused/);
  await expect(page.locator("#v16")).toBeInViewport();
  await page.getByLabel(/^Translation/).selectOption("web");
  await expect(page.getByText("his one and only Son")).toBeVisible();
  await expect(page).toHaveURL("/read/web/john/3#v16-17");
  await page.getByLabel(/^Translation/).selectOption("asv");
  await expect(page.getByText("his only begotten Son, that whosoever believeth on him")).toBeVisible();
});

test("a search by reference keeps the translation that was read last, unless it names one, and KJV is for unknown ones", async ({
  page,
}) => {
  await page.goto("/read/web/john/3");
  await hydrated(page);
  await page.goto("/?search=john%203%3A16");
  await expect(page.locator("#v16")).toContainText("one and only Son");
  await page.goto("/?search=john%203%3A16&translation=asv");
  await expect(page.locator("#v16")).toContainText("that whosoever believeth on him");
  const kjv = "that whosoever believeth in him should not perish";
  await page.goto("/?search=john%203%3A16%20kjv");
  await expect(page.locator("#v16")).toContainText(kjv);
  await page.goto("/es/?search=Juan%203%3A16&translation=unknown");
  await expect(page.locator("#v16")).toContainText(kjv);
});

test("another translation shows the verse at the same position, and leaves the focus on the list @phone", async ({
  page,
}) => {
  await page.goto("/read/kjv/psalms/119");
  await hydrated(page);
  const verse = page.locator("#v105");
  await verse.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // The first verse there: its distance from the bars or, if it begins behind them, which part of it is hidden.
  const placeOf = (id?: string) =>
    page.locator("#passage .verse").evaluateAll((verses, wanted) => {
      const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const first = verses.find((element) =>
        wanted === undefined ? element.getBoundingClientRect().bottom > bars : element.id === wanted,
      )!;
      const { top, height } = first.getBoundingClientRect();
      return { id: first.id, place: top < bars ? (100 * (top - bars)) / height : top - bars };
    }, id);
  const before = await placeOf();
  await page.getByLabel(/^Translation/).focus();
  await page.getByLabel(/^Translation/).selectOption("web");
  await expect(page).toHaveTitle(/Psalm 119, World English Bible/);
  await expect(verse).toBeInViewport();
  await expect.poll(async () => Math.abs((await placeOf(before.id)).place - before.place)).toBeLessThan(2);
  await expect(page.getByLabel(/^Translation/)).toBeFocused();
});

test("Tab moves from a selected verse to its actions, and on to the next verse", async ({ page }) => {
  await page.goto("/read/kjv/psalms/119");
  await hydrated(page);
  const three = page.getByRole("button", { name: /^Verse 3\b/ });
  await three.focus();
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: "Actions for Psalm 119:3" });
  await expect(bar).toBeVisible();
  await page.keyboard.press("Tab");
  const share = bar.getByRole("button", { name: "Share Psalm 119:3" });
  await expect(share).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(three).toBeFocused();
  await bar.getByRole("button", { name: "Study", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Verse 4\b/ })).toBeFocused();
  await share.focus();
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(three).toBeFocused();
});

test("a deep link that is still being parsed shows no other passage", async ({ page }) => {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/assets\/parse-reference/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/?search=John 3:16");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Searching..." })).toBeDisabled();
  await expect(page.getByText("Genesis", { exact: false }).filter({ visible: true })).toHaveCount(0);
  goOn();
  await expect(page.getByRole("button", { name: "Passage: John 3:16" })).toBeVisible();
});

test("a range that ends after the chapter is marked up to the chapter's end", async ({ page }) => {
  await page.goto("/read/kjv/john/3#v35-99");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Passage: John 3:35-36" })).toBeVisible();
  await expect(page.locator(".is-focused")).toHaveCount(2);
});

test("the picker starts at the open book, and a book of one chapter opens at once", async ({ page }) => {
  await page.goto("/read/kjv/genesis/50");
  await hydrated(page);
  await page.getByRole("button", { name: "Passage: Genesis 50" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("button", { name: "All books" }).click();
  await picker.getByRole("button", { name: "Job", exact: true }).click();
  await expect(picker.getByRole("heading", { name: "Job" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Next Exodus 1" }).click();
  await page.getByRole("button", { name: "Passage: Exodus 1" }).click();
  await expect(picker.getByRole("heading", { name: "Exodus" })).toBeVisible();
  await picker.getByRole("button", { name: "All books" }).click();
  await picker.getByRole("button", { name: "Jude", exact: true }).click();
  await expect(page).toHaveURL("/read/kjv/jude/1");
  await expect(picker).toBeHidden();
});

test("selected verses are copied with their reference", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/read/kjv/john/11");
  await hydrated(page);
  await page.getByRole("button", { name: "Verse 35. Actions" }).click();
  const bar = page.getByRole("region", { name: "Actions for John 11:35" });
  await bar.getByRole("button", { name: "Copy" }).click();
  await expect(toast(page)).toContainText("Copied to clipboard");
  await expect(toast(page)).toContainText("John 11:35");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Jesus wept. (John 11:35)");
  await page.getByRole("button", { name: "Verse 36. Actions" }).click();
  const both = page.getByRole("region", { name: "Actions for John 11:35-36" });
  // The toast, while it is shown, covers none of the next actions.
  await expect(both).toBeVisible();
  await expect(toast(page)).toContainText("Copied to clipboard");
  for (const name of ["Highlight Orange", "Clear the selection"])
    await both.getByRole("button", { name }).click({ trial: true, timeout: 1000 });
  await page.keyboard.press("Escape");
  await expect(both).toBeHidden();
});

test("a verse that a translation omits is explained, never blank", async ({ page }) => {
  await page.goto("/read/web/acts/8#v37");
  await expect(page.getByText("omitted in this translation")).toBeVisible();
});

test("turning the phone and comfort settings change the page, not the place; these are stored", async ({ page }) => {
  const [upright, sideways] = [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
  ];
  await page.setViewportSize(upright);
  await page.goto("/read/kjv/psalms/119#v105");
  await hydrated(page);
  // The first verse on the page, whose first line is above it.
  const top = async () => (await page.locator("#v104").boundingBox())!.y;
  const before = await top();
  const expectInPlace = (withinPx: number) =>
    expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(withinPx);
  await page.setViewportSize(sideways);
  await expectInPlace(20);
  await page.setViewportSize(upright);
  await expectInPlace(2);
  await page.getByRole("button", { name: "Reading comfort" }).click();
  await page.getByRole("button", { name: "Larger" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-size", "3");
  await expectInPlace(20);
  await page.getByRole("button", { name: "Sepia" }).click();
  const book = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
  await page.getByRole("button", { name: "Source Serif" }).click();
  await expect.poll(book).toBe(2);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCSS("font-family", /^book/);
  await hydrated(page);
  await page.getByRole("button", { name: "Reading comfort" }).click();
  await page.getByRole("button", { name: "Sans serif" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "sepia");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "sepia");
  await expect(page.locator("html")).toHaveAttribute("data-size", "3");
  await expect(page.getByRole("article")).toHaveCSS("font-family", /^system-ui/);
});

test("a large initial is a letter, never a quotation mark", async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read("/read/web/john/3")).toContain('<p class="opening">');
  expect(await read("/read/web/matthew/6")).toContain("“Be careful that you don’t do your charitable giving");
  expect(await read("/read/web/matthew/6")).not.toContain('<p class="opening">');
});
