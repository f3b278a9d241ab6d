import { expect, hydrated, test } from "./support.ts";

/** Features that browsers gained after Safari 16.4, Chrome 111 or Firefox 121; see the README. */
const takeNewerAway = (): void => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const take = (owner: object | undefined, ...names: string[]): void => {
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  };
  take(AbortSignal, "any");
  take(Intl, "Segmenter", "DurationFormat");
  take(Promise, "withResolvers", "try");
  take(Object, "groupBy");
  take(Map, "groupBy");
  take(Array, "fromAsync");
  take(URL, "canParse", "parse");
  take(URLSearchParams.prototype, "size");
  take(Response, "json");
  take(RegExp, "escape");
  take(
    Set.prototype,
    "union",
    "intersection",
    "difference",
    "symmetricDifference",
    "isSubsetOf",
    "isSupersetOf",
    "isDisjointFrom",
  );
  take(
    Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object,
    "map",
    "filter",
    "take",
    "drop",
    "flatMap",
    "reduce",
    "toArray",
    "forEach",
    "some",
    "every",
    "find",
  );
  take(String.prototype, "isWellFormed", "toWellFormed");
  take(ArrayBuffer.prototype, "resize", "transfer", "transferToFixedLength");
  take(Document.prototype, "startViewTransition", "caretPositionFromPoint");
  take(Element.prototype, "checkVisibility", "getHTML", "setHTMLUnsafe", "moveBefore");
  take(HTMLElement.prototype, "showPopover", "hidePopover", "togglePopover", "popover");
  take(Navigator.prototype, "userAgentData", "connection", "scheduling");
  take(
    globalThis,
    "requestIdleCallback",
    "cancelIdleCallback",
    "Iterator",
    "scheduler",
    "navigation",
    "CloseWatcher",
    "cookieStore",
    "URLPattern",
  );
};

/** A page with the script for other sites. */
const anotherSite = `<!doctype html><title>Blog</title><script src="/embed.js"></script>
  <p>See John 3:16.</p><lampstand-passage reference="John 11:35">John 11:35</lampstand-passage>`;

test("a browser of early 2023 embeds, turns pages, searches, marks, compares, plays and signs cards @phone", async ({
  page,
  context,
}) => {
  await context.addInitScript(takeNewerAway);
  await page.route("**/another-site", (route) => route.fulfill({ contentType: "text/html", body: anotherSite }));
  // As if the browser did not know it.
  await page.route("**/embed.js", async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/javascript", body: script.replaceAll("light-dark(", "unknown(") });
  });
  await page.goto("/another-site");
  await expect(page.locator("lampstand-passage .card")).toContainText("Jesus wept.");
  await expect(page.locator("lampstand-passage .card")).toHaveCSS("background-color", "rgb(251, 248, 242)");
  await page.getByRole("link", { name: "John 3:16" }).tap();
  await expect(page.locator("lampstand-preview .card")).toContainText("God so loved the world");

  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  expect(
    await page.evaluate(() => [typeof (AbortSignal as { any?: unknown }).any, typeof requestIdleCallback]),
  ).toEqual(["undefined", "undefined"]);
  await page.getByRole("navigation", { name: "Chapters" }).getByRole("link", { name: "Next John 4" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "John 4" })).toBeVisible();
  await page.locator('[data-verse="14"]').first().click();
  await page.getByRole("button", { name: "Bookmark", exact: true }).click();
  await expect(page.getByRole("button", { name: "Verse 14, selected, bookmarked. Actions" })).toBeVisible();

  await page.goto("/?search=living+water");
  await expect(page.getByRole("heading", { level: 1, name: /verses? with living water/ })).toBeVisible({
    timeout: 25_000,
  });

  await page.goto("/cross-references");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Passage" }).fill("John 4:14");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "John 4:14" })).toBeVisible();
  await expect(page.getByText("Cross references from MetaV")).toBeVisible();

  await page.goto("/birthday-sticker");
  await hydrated(page);
  await page.getByRole("button", { name: "March" }).click();
  await page.getByLabel("Recipient’s name").fill("Zoë");
  await expect(page.getByRole("dialog").locator(".prayer")).toContainText("Zoë");

  await page.goto("/wall-of-jericho");
  await hydrated(page);
  await page.getByRole("button", { name: "Start the Challenge!" }).click();
  await page.getByRole("group", { name: "The wall, 20 stones" }).getByRole("button").first().click();
  await expect(
    page.getByRole("group", { name: "The wall, 20 stones" }).getByRole("button").first(),
  ).not.toHaveAccessibleName(/covered/);

  await page.goto("/card-menu");
  await hydrated(page);
  await page.getByRole("button", { name: /^Wedding/ }).click();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Message", { exact: true }).fill("Long may you laugh together.");
  await page.getByRole("button", { name: "Add Message" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Long may you laugh together." })).toBeVisible();
});
