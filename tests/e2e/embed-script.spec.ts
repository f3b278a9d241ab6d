import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support.ts";

/** The script for other sites, on pages of another origin. */

/** What the browser says of a strict policy, and of passages that do not exist. */
test.use({ tolerated: /Failed to load resource|Content Security Policy/ });

const pageNames = ["blog", "news", "framework", "policy"] as const;
const sandboxesWithPopups = ["allow-popups", "allow-popups allow-popups-to-escape-sandbox"];

let host: Server;
let elsewhere = "";
let origin = "";

/** The saved pages with the script's line, whose attributes are in the query; under `/policy` with a strict policy. */
test.beforeAll(async ({ baseURL }) => {
  origin = baseURL!;
  host = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, "http://localhost");
    const attributes = searchParams.get("attributes") ?? "";
    const name = pathname.slice(1);
    if (name === "many") {
      const texts = Array.from(
        { length: 2000 },
        (_, index) => `<p>Psalm ${(index % 150) + 1}:1; John 3:16, 17; Gen 1:1-2; Rom 8:28.</p>`,
      );
      response
        .writeHead(200, { "Content-Type": "text/html" })
        .end(`<!doctype html><title>Many</title><script async src="${origin}/embed.js"></script>${texts.join("")}`);
      return;
    }
    if (name === "frames") {
      const frame = (sandbox: string) =>
        `<iframe title="${sandbox || "strict"}" sandbox="${sandbox}" src="${origin}/embed/read/kjv/john/3/16"></iframe>`;
      const frames = ["", ...sandboxesWithPopups].map(frame).join("");
      response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html><title>Frames</title>${frames}`);
      return;
    }
    if (!(pageNames as readonly string[]).includes(name)) {
      response.writeHead(204).end();
      return;
    }
    const allowed = searchParams.has("allowed") ? ` ${origin}` : "";
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      ...(name === "policy" && {
        "Content-Security-Policy": `default-src 'none'; script-src ${origin}; connect-src 'self'${allowed}; style-src 'none'; require-trusted-types-for 'script'`,
      }),
    });
    response.end(
      readFileSync(`tests/embed-pages/${name}.html`, "utf8").replace(
        "</head>",
        () => `<script async src="${origin}/embed.js" ${attributes}></script></head>`,
      ),
    );
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  elsewhere = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
test.afterAll(() => void host.close());

const links = (page: Page) => page.locator("a.lampstand-reference");
const open = async (
  page: Page,
  name: (typeof pageNames)[number] | "many",
  attributes = "",
  more = "",
): Promise<void> => {
  await page.goto(`${elsewhere}/${name}?attributes=${encodeURIComponent(attributes)}${more}`);
  await expect(links(page).first()).toBeVisible();
};

test("shows the passage when somebody points at a link, tabs to it, and hides it with Escape", async ({ page }) => {
  await open(page, "blog", 'data-translation="web"');
  const link = links(page).filter({ hasText: "Luke 4:18" });
  await expect(link).toHaveAttribute("href", `${origin}/read/web/luke/4#v18`);
  const card = page.locator("lampstand-preview .card");
  await link.hover();
  await expect(card).toContainText("The Spirit of the Lord is on me");
  await expect(card).toContainText("WEB");
  await expect(page.getByRole("status")).toHaveText(/^Luke 4:18: “?The Spirit of the Lord is on me/);
  await expect(card.locator(".line").nth(1)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("");
  await page.mouse.move(0, 0);
  await page.keyboard.press("Tab");
  await expect(card).toContainText("Romans 8");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("lampstand-preview .text")).toBeFocused();
  await expect(page.locator("lampstand-preview .text")).toHaveJSProperty("tabIndex", 0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(links(page).first()).toBeFocused();
  await expect(card).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});

test("can be used in a modal dialog of the page, which Escape closes after it", async ({ page }) => {
  await open(page, "blog");
  await page.evaluate(() => {
    const dialog = document.createElement("dialog");
    dialog.innerHTML = "<p>Read <span>Micah 6:8</span> first.</p>";
    document.body.append(dialog);
    dialog.showModal();
  });
  const dialog = page.locator("dialog");
  await dialog.locator("a.lampstand-reference").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  const card = page.locator("lampstand-preview .card");
  await expect(card).toContainText("do justly");
  await expect(dialog.getByRole("status")).toHaveText(/^Micah 6:8: .*do justly/);
  await card.getByText("do justly").click();
  await expect(card).toBeVisible();
  await dialog.locator("a.lampstand-reference").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("lampstand-preview .text")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // One that a library makes.
  await page.evaluate(() => {
    document.body.style.pointerEvents = "none";
    document.body.insertAdjacentHTML(
      "beforeend",
      '<div role="dialog" aria-modal="true" style="pointer-events: auto">Read John 11:35.</div>',
    );
  });
  await page.locator("[aria-modal] a.lampstand-reference").hover();
  await card.getByText("Jesus wept.").click();
  await expect(card).toBeVisible();
});

test("shows the passage at the first tap and follows at the second @phone", async ({ page }) => {
  await open(page, "news");
  const link = links(page).filter({ hasText: "Micah 6:8" });
  await link.tap();
  const card = page.locator("lampstand-preview .card");
  await expect(card).toContainText("do justly");
  expect(page.url()).toContain(elsewhere);
  const box = await card.boundingBox();
  expect(box!.x + box!.width).toBeLessThanOrEqual(360);
  await link.tap();
  await expect(page).toHaveURL(`${origin}/read/kjv/micah/6#v8`);
});

test("follows a page that redraws its texts, and removes nothing that the page still has", async ({ page }) => {
  const redraw = (count: number) =>
    page.evaluate((value) => (window as unknown as { redraw: (count: number) => void }).redraw(value), count);
  await open(page, "framework");
  await expect(links(page)).toHaveCount(7);
  for (let count = 1; count <= 9; count += 2) {
    await redraw(count);
    await expect(page.locator("#app > p > a.lampstand-reference")).toHaveText(
      [1, 2, 3].map((chapter) => `Luke ${chapter}:${count}`),
    );
    await expect(page.locator("#app p").first()).toHaveText(`Now: Luke 1:${count}`);
    await redraw(count + 1);
    await expect(links(page)).toHaveCount(7);
    await expect(page.locator("#app p").first()).toHaveText("Today: Psalm 1:1-3 and Matt 5:3");
  }
  await page.evaluate(() => (window as unknown as { removeFirst: () => void }).removeFirst());
  await expect(links(page)).toHaveCount(5);
  await expect(page.locator("#app p").first()).toHaveText("");
  await page.evaluate(() => (window as unknown as { addLater: (text: string) => void }).addLater("Later: John 1:1"));
  await expect(links(page)).toHaveCount(6);
});

test("finds references in shadows and over changes of look, and forgets them with the page", async ({ page }) => {
  await open(page, "framework");
  const inShadow = links(page).filter({ hasText: "John 3:16" });
  await inShadow.hover();
  await expect(page.locator("lampstand-preview .card")).toContainText("For God so loved the world");
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<p id="split">As <em>Romans</em> <b>8:28</b> says; <b>Mark</b> 10:30 wrote to <i>2 Tim</i></p><late-note></late-note>`,
    );
  });
  const pieces = page.locator("#split a");
  await expect(pieces).toHaveText(["Romans", "8:28"]);
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<p id='gone'>John 11:35</p>"));
  await page.locator("#gone a").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator("lampstand-preview .card")).toContainText("Jesus wept.");
  await page.locator("#gone").evaluate((element) => element.remove());
  await expect(page.locator("lampstand-preview .card")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Romans 8:28" })).toHaveCount(1);
  expect(await pieces.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).hash))).toEqual([
    "#v28",
    "#v28",
  ]);
  await expect(page.locator("#split")).toHaveText("As Romans 8:28 says; Mark 10:30 wrote to 2 Tim");
  await page.evaluate(() => {
    const [name, number] = document.querySelectorAll("#split em, #split b");
    number!.remove();
    // A framework moves what it has.
    document.querySelector("#split")!.append(name!);
  });
  await expect(page.locator("#split a")).toHaveCount(0);
  await expect(page.locator("#split")).toHaveText(/^As\s+says; Mark 10:30 wrote to 2 TimRomans$/);
  await page.evaluate(() => {
    class LateNote extends HTMLElement {
      connectedCallback(): void {
        this.attachShadow({ mode: "open" }).innerHTML = "<p>Psalm 23:1</p><code>Psalm 23:2</code>";
      }
    }
    customElements.define("late-note", LateNote);
  });
  await expect(page.locator("late-note a")).toHaveText(["Psalm 23:1"]);
});

test.describe("under a strict policy", () => {
  test("links work, and the console says once what passages need", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => {
      if (message.text().startsWith("Lampstand:")) said.push(message.text());
    });
    await open(page, "policy");
    await expect(links(page)).toHaveCount(31);
    await links(page).first().hover();
    await expect(page.locator("lampstand-preview .card")).toContainText("can’t be shown here");
    await expect(page.locator("lampstand-passage a")).toBeVisible();
    expect(said).toEqual([`Lampstand: this page’s policy blocks passages. Please add ${origin} to connect-src.`]);
  });

  test("passages are shown where they are allowed", async ({ page }) => {
    await open(page, "policy", "", "&allowed");
    await expect(page.locator("lampstand-passage .card")).toContainText("Jesus wept.");
  });
});

test("an element takes hostile attributes for text, and keeps its link if there is no such passage", async ({
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => void said.push(message.text()));
  await open(page, "blog");
  await page.evaluate(() => {
    for (const reference of ['"><img src=x onerror=alert(1)>', "../../api/stats", "Hezekiah 3:16", ""]) {
      const passage = document.createElement("lampstand-passage");
      passage.setAttribute("reference", reference);
      passage.setAttribute("translation", "../x");
      passage.append("Its own words");
      document.body.append(passage);
    }
  });
  await expect(page.locator("lampstand-passage")).toHaveCount(4);
  await expect(page.locator("lampstand-passage img")).toHaveCount(0);
  await expect(page.getByText("Its own words")).toHaveCount(4);
  for (const own of await page.getByText("Its own words").all()) await expect(own).toBeVisible();
  expect(said.filter((one) => one.startsWith("Lampstand:"))).toEqual(["Lampstand: “../x” is no key of a translation."]);
});

test("an element shows the whole of a long list", async ({ page }) => {
  await open(page, "blog");
  await page.evaluate(() => {
    const passage = document.createElement("lampstand-passage");
    const list =
      "Matthew 5:3; Luke 6:20; John 11:25; Acts 4:12; Romans 8:28; James 1:5; Jude 24; Psalm 23:1; Psalm 119:105";
    passage.setAttribute("reference", list);
    document.body.append(passage);
  });
  await expect(page.locator("lampstand-passage .card")).toContainText("Psalms 23:1,119:105");
});

test("a frame leads to the reader where its sandbox allows windows, and to the whole chapter in any", async ({
  page,
}) => {
  await page.goto(`${elsewhere}/frames`);
  for (const sandbox of sandboxesWithPopups) {
    const opened = page.waitForEvent("popup");
    await page.frameLocator(`[title="${sandbox}"]`).getByRole("link", { name: "Read in context" }).click();
    const reader = await opened;
    await expect(reader).toHaveURL(`${origin}/read/kjv/john/3#v16`);
    await expect(reader.getByRole("heading", { level: 1 })).toContainText("John 3");
    await expect(reader.locator("#v16")).toContainText("everlasting life");
  }
  const strict = page.frameLocator('[title="strict"]');
  await strict.getByRole("link", { name: "The whole chapter" }).click();
  await expect(strict.getByRole("heading", { name: "John 3", exact: true })).toBeVisible();
  await expect(strict.locator("#v36")).toContainText("everlasting life");
});

test("10,000 references are linked in slices that leave the page its turn", async ({ page }) => {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });
  await open(page, "many");
  await expect(links(page)).toHaveCount(10_000, { timeout: 30_000 });
  await expect(page.locator("p").last()).toHaveText("Psalm 50:1; John 3:16, 17; Gen 1:1-2; Rom 8:28.");
});

test("the page that explains it writes the line, tries a text, and has no fault for a screen reader", async ({
  page,
}) => {
  await page.goto("/embed");
  await expect(page).toHaveTitle(/Bible verses on your own pages/);
  await page.getByLabel("Translation").selectOption("web");
  await page.getByLabel("Colours").selectOption("dark");
  await expect(page.locator("#line")).toContainText('data-translation="web" data-theme="dark"></script>');
  await page.getByLabel("Your own text").fill("Read Micah 6:8 today");
  await expect(page.locator("#shown a")).toHaveText("Micah 6:8");
  await expect(page.locator("lampstand-passage .card")).toContainText("I am the resurrection");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => innerWidth),
  );
  await expectAccessible(page);
});
