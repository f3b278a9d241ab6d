import { deviceCaches, deviceKeyPatterns } from "#content/privacy/messages.ts";
import { storedTexts } from "#domain/site/stored-texts.data.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

test("the privacy page says what is kept of a card message, each thing of it @phone", async ({ page }) => {
  await page.goto("/privacy-policy");
  await hydrated(page);
  await page.locator("summary", { hasText: "Security log" }).first().click();
  await expect(page.getByText("Each card message that is accepted gets a line in our security log")).toBeVisible();
  const token = page.getByText("The random mark by which the server counts");
  await expect(token).toBeHidden();
  await page.getByText("Everything this site may keep on your device").click();
  await expect(token).toBeVisible();
  const kept = page.getByText("The day’s fingerprint of the network it came from");
  await expect(kept).toBeHidden();
  await page.getByText("Each thing that is kept: Security log").click();
  await expect(kept).toBeVisible();
  await expectAccessible(page);
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a visit leaves on the device what the privacy page names, and no cookies", async ({ page, context }) => {
    for (const path of ["/read/kjv/john/3", "/trivia-challenge", "/prayer-diary", "/help"]) {
      await page.goto(path);
      await hydrated(page);
    }
    await page.evaluate(() => navigator.serviceWorker.ready);
    const patterns = Object.keys({ ...deviceKeyPatterns, ...deviceCaches }).map(
      (name) => new RegExp(`^${name.replaceAll(/\{\w+\}/g, ".+")}$`),
    );
    const isNamed = (name: string) => name in storedTexts || patterns.some((pattern) => pattern.test(name));
    const found = await page.evaluate(async () => ({
      keys: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(found.keys.length).toBeGreaterThan(1);
    expect(found.caches.length).toBeGreaterThan(0);
    expect([...found.keys, ...found.caches].filter((name) => !isNamed(name))).toEqual([]);
    expect([found.session, found.databases, await context.cookies()]).toEqual([[], [], []]);
  });
});

test.describe("with an inline script", () => {
  test.use({ tolerated: /Executing inline script violates/ });

  test("a violation of the policy is reported once", async ({ page }) => {
    const reports: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/security/")) reports.push(pathname);
    });
    // Counting begins after the guards are installed.
    const counted = page.waitForRequest(/stats\/increments$/);
    await page.goto("/help");
    await counted;
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
    });
    await expect.poll(() => reports).toEqual(["/api/security/csp-report"]);
    // Whatever else the page would send has been sent by the time of its next request.
    await page.goto("/privacy-policy");
    await hydrated(page);
    expect(reports).toEqual(["/api/security/csp-report"]);
  });
});
