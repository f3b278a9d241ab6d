import { verifiedResponse } from "#tests/support/verified-response.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

test("a passage is compared verse by verse in one to three translations @phone", async ({ page }) => {
  await page.goto("/cross-references");
  await hydrated(page);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByText("Biblical reference cannot be empty")).toBeVisible();
  const passage = page.getByRole("textbox", { name: "Passage" });
  await passage.fill("not a passage");
  await passage.press("Enter");
  await expect(page.getByText("Invalid biblical reference format")).toBeVisible();
  await passage.fill("John 3:14-16");
  await passage.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "John 3:14-16" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.getByText("not perish, but have everlasting life.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Related Verses" })).toBeVisible();
  await expect(page.getByText("Cross references from MetaV")).toBeVisible();
  await expectAccessible(page);

  const choice = (name: string) => page.getByRole("button", { name, exact: true });
  // On a phone the form is one line now.
  const change = page.getByRole("button", { name: /Change/ });
  await expect(change).toBeFocused();
  await change.click();
  await choice("WEB").click();
  await expect(page.getByRole("cell", { name: /one and only Son/ })).toBeVisible();
  await page.getByRole("switch", { name: "Show differences in wording" }).check();
  await expect(page.locator("mark", { hasText: "one and" })).toBeVisible();
  await expectAccessible(page);

  await choice("YLT").click();
  await expect(page.getByText("You can compare up to 3 translations.").first()).toBeVisible();
  await choice("KJV").click();
  await choice("WEB").click();
  await choice("ASV").click();
  await expect(choice("ASV")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Keep at least one translation.").first()).toBeVisible();
});

test("the study panel follows the chosen verses beside the text, which never moves @both", async ({
  page,
  isMobile,
}) => {
  await page.goto("/read/kjv/john/11#v35");
  await hydrated(page);
  const verse = (number: number) => page.getByRole("button", { name: new RegExp(`^Verse ${number}\\b`) });
  const study = page.getByRole("button", { name: "Study", exact: true });
  const panelOf = (reference: string) =>
    page.getByRole(isMobile ? "dialog" : "complementary", { name: `Study: ${reference}`, exact: true });
  const topOfText = () => page.locator("#v35").evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await verse(35).click();
  await study.press("Enter");
  const related = panelOf("John 11:35").getByRole("region", { name: "Related Verses" });
  await expect(related.getByRole("link", { name: "Luke 19:41", exact: true })).toBeVisible();
  await expect(related.getByText("he beheld the city, and wept over it")).toBeVisible();
  await expect(page).toHaveURL("/read/kjv/john/11?study=references#v35");
  await expectAccessible(page);

  const before = await topOfText();
  await page.locator("#v36 .t").first().click();
  const panel = panelOf("John 11:35-36");
  await panel.getByRole("tab", { name: "References" }).press("ArrowRight");
  await expect(panel.getByRole("cell", { name: /Behold how he loved him/ }).first()).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("tab", { name: "Topics" }).click();
  await expect(panel.getByRole("link", { name: "The Raising of Lazarus" })).toBeVisible();
  await expect(page).toHaveURL("/read/kjv/john/11?study=topics#v35");
  await expect.poll(topOfText).toBe(before);

  if (isMobile) await page.goBack();
  else await panel.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL("/read/kjv/john/11#v35");
  await expect(study).toBeFocused();
  await expect.poll(topOfText).toBe(before);
  await study.press("Enter");
  await expect(panel.getByRole("tab", { name: "Topics" })).toHaveAttribute("aria-selected", "true");
  await page.emulateMedia({ media: "print" });
  await expect(panel.getByRole("link", { name: "The Raising of Lazarus" })).toBeVisible();
  await expect(panel.getByRole("tab", { name: "Topics" })).toBeHidden();
});

test.describe("when a text fails to load", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("the page says so, shows the others, and can retry", async ({ page, context }) => {
    await context.route("**/asv/JHN/3.json", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/cross-references?passage=John+3:16");
    await expect(page.getByRole("alert")).toContainText(
      "American Standard Version: Failed to fetch scripture. Please try again later.",
    );
    await expect(page.getByRole("columnheader")).toHaveText(["Verse", "King James Version"]);
    await context.unroute("**/asv/JHN/3.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("columnheader")).toHaveText([
      "Verse",
      "King James Version",
      "American Standard Version",
    ]);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("a text of the public service joins the table when it arrives, with few requests", async ({ page }) => {
    let answer: (() => void) | undefined;
    await page.route("**/api/bible/data/bbe/JUD/1", async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill(
        verifiedResponse({ verses: [{ book_id: "JUD", chapter: 1, verse: 24, text: "To him who is able." }] }),
      );
    });
    await page.goto("/cross-references?passage=Jude+24&translations=kjv,bbe");
    await expect(page.getByRole("cell", { name: /able to keep you from falling/ })).toBeVisible();
    await expect(page.getByText("Loading the Bible in Basic English…")).toBeVisible();
    answer!();
    await expect(page.getByRole("cell", { name: /To him who is able/ })).toBeVisible();
    await page.goto("/cross-references?passage=Jude+24;+Philemon+1;+2+John+1;+3+John+1&translations=kjv,bbe");
    await expect(page.getByRole("alert")).toContainText(
      "Bible in Basic English: It comes from a public service, which we ask for at most 3 chapters at a time. Choose a shorter passage.",
    );
    await expect(page.getByRole("columnheader")).toHaveText(["Verse", "King James Version"]);
  });
});
