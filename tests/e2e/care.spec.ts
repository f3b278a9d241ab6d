import { expect, expectAccessible, hydrated, test, underServiceWorker } from "./support.ts";

const heading = "If you need someone now";
const line = { name: heading, exact: true };

test("one quiet line leads to numbers that can be called", async ({ page }) => {
  for (const path of ["/salvation", "/help"])
    expect(await (await page.request.get(path)).text()).toContain(`${heading}</a>`);
  for (const [path, lines] of [
    ["/prayer-diary", 9],
    ["/prayer-diary#diary", 1],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("link", line)).toHaveCount(lines);
  }
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
  await expectAccessible(page);
});

test("a mentor day that speaks of grief has the line, and another has not", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "mentor-me-jesus-stats",
      JSON.stringify({
        totalDays: 14,
        completedDays: Array.from({ length: 14 }, (_, at) => at + 1),
        currentStreak: 14,
        dates: [],
      }),
    ),
  );
  await page.goto("/mentor-me-jesus");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "They that mourn" })).toBeVisible();
  await expect(page.getByRole("link", line)).toBeVisible();
  await page
    .getByRole("button", { name: /^Day 17/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Our Father" })).toBeVisible();
  await expect(page.getByRole("link", line)).toHaveCount(0);
});

test("without scripts, every country is on the page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/help#someone-now");
  await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeInViewport();
  await expect(page.getByRole("link", { name: "13 11 14" })).toHaveAttribute("href", "tel:131114");
  await expect(page.getByRole("link", { name: "14416" })).toHaveAttribute("href", "tel:14416");
  await context.close();
});

test.describe("offline", () => {
  test.use({
    tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/,
    locale: "en-ZA",
    serviceWorkers: "allow",
  });

  test("the numbers are there after one visit to any screen", async ({ page, context }) => {
    await page.goto("/prayer-diary");
    await underServiceWorker(page);
    await context.setOffline(true);
    await page.goto("/help#someone-now");
    await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeInViewport();
    await expect(
      page.getByRole("region", { name: "South Africa" }).getByRole("link", { name: "0800 567 567" }),
    ).toBeVisible();
    await expect(page.getByLabel("Your country")).toHaveValue("ZA");
  });
});

test("a diary of refused words is kept, found again, and asked for by mail without them", async ({ page }) => {
  await page.goto("/prayer-diary#diary");
  await hydrated(page);
  const words = [
    "Lord, free me from porn. I am ashamed",
    "Heal my mother who has cancer of the vagina",
    "Help me.",
    "Abba",
  ];
  for (const text of words) {
    await page.getByLabel("Write a prayer").fill(text);
    await page.getByRole("button", { name: "Keep this prayer" }).click();
    await expect(page.getByLabel("Write a prayer")).toHaveValue("");
  }
  await page.reload();
  await hydrated(page);
  for (const text of words) {
    await page.getByLabel("Search your diary").fill(text);
    await expect(page.locator(".diary-text")).toHaveText([text]);
  }
  const mail = decodeURIComponent(
    (await page.getByRole("link", { name: /^Request Prayer for this/ }).getAttribute("href")) ?? "",
  );
  expect(mail).toContain("It is not an emergency service.");
  expect(mail).not.toContain("Abba");
});
