import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

/** Another device: storage and connections of its own. */
const device = async (browser: Browser, viewport: { width: number; height: number }): Promise<Page> =>
  (await browser.newContext({ viewport, serviceWorkers: "block" })).newPage();

const phone = { width: 360, height: 640 };

/** Everything that can be pressed is on the screen, also of a phone held sideways. */
const expectOnScreen = async (page: Page) => {
  const upright = page.viewportSize()!;
  for (const size of [{ width: 740, height: 360 }, upright]) {
    await page.setViewportSize(size);
    const below = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(button, a)")]
        .filter((one) => one.getBoundingClientRect().bottom > window.innerHeight + 0.5)
        .map((one) => one.textContent),
    );
    expect(below).toEqual([]);
  }
};

const choose = (page: Page, place: number) =>
  page.getByRole("list", { name: "Answers" }).getByRole("button").nth(place).click();

const join = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByText(/^Your name in room/)).toBeVisible();
};

test("a room: host and two phones, a refresh, a lost network, the end", async ({ page: host, browser }) => {
  test.setTimeout(60_000);
  await host.setViewportSize({ width: 1280, height: 800 });
  await host.goto("/trivia-live");
  await hydrated(host);
  await host.getByRole("button", { name: "5", exact: true }).click();
  await host.getByRole("button", { name: "Open a room" }).click();
  await expect(host.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const code = new URL(host.url()).searchParams.get("host")!;
  await expect(host.getByRole("heading", { level: 1 })).toContainText(code);
  await expect(host.getByRole("button", { name: "Start" })).toHaveAttribute("aria-disabled", "true");

  // One types the code, the other follows the picture's link.
  const one = await device(browser, phone);
  await one.goto("/trivia-live");
  await hydrated(one);
  await one.getByLabel("Code on the host’s screen").fill("BBBBB");
  await one.getByRole("button", { name: "Join" }).click();
  await expect(one.getByText("There’s no room with this code.")).toBeVisible();
  await one.getByLabel("Code on the host’s screen").fill(` ${code.toLowerCase()} `);
  await one.getByLabel("Code on the host’s screen").press("Enter");
  await expect(one.getByText(/^Your name in room/)).toBeVisible();
  const two = await device(browser, phone);
  await join(two, `/trivia-live?code=${code}`);
  await expect(host.getByText("2 players", { exact: true })).toBeVisible();

  const name = await one.getByRole("heading", { level: 1 }).textContent();
  await one.getByRole("button", { name: "Draw another name" }).click();
  await expect(one.getByRole("heading", { level: 1 })).not.toHaveText(name!);
  for (const page of [host, one]) await expectAccessible(page);

  await host.getByRole("button", { name: "Start" }).click();
  await expect(host.getByText("0 of 2 have answered")).toBeVisible();
  for (const page of [host, one]) {
    await expectAccessible(page);
    await expectOnScreen(page);
  }
  await choose(one, 0);
  await expect(one.getByText("Your answer is taken.")).toBeVisible();
  await expect(host.getByText("1 of 2 have answered")).toBeVisible();
  // A refresh in the middle of a question leads back to the seat and the answer.
  await one.reload();
  await expect(one.getByText("Your answer is taken.")).toBeVisible();
  await host.getByRole("button", { name: "Pause" }).click();
  await expect(two.getByText("Paused")).toBeVisible();
  await host.reload();
  await host.getByRole("button", { name: "Resume" }).click();
  await expect(two.getByText("1 of 2 have answered")).toBeVisible();

  // Two's network goes while it answers.
  await two.context().setOffline(true);
  await expect(two.getByText("You are offline")).toBeVisible();
  await choose(two, 1);
  await expect(two.getByText("Sending your answer…")).toBeVisible();
  await two.context().setOffline(false);
  await expect(host.getByRole("button", { name: "Next question" })).toBeVisible();
  await expect(one.getByRole("paragraph").filter({ hasText: /^(?:Right!|Not this time\.)/ })).toBeVisible();
  await expect(two.getByRole("paragraph").filter({ hasText: /^(?:Right!|Not this time\.)/ })).toBeVisible();
  for (const page of [host, one]) {
    await expectAccessible(page);
    await expectOnScreen(page);
  }

  await host.getByRole("button", { name: "Players" }).click();
  const outcast = (await two.getByRole("list", { name: "Scoreboard" }).locator(".is-you .live-name").textContent())!;
  await host.getByRole("button", { name: `Remove ${outcast.replace(" (you)", "")}` }).click();
  await expect(two.getByText("The host has taken you out of this room.")).toBeVisible();
  await two.getByRole("button", { name: "Join" }).click();
  await expect(two.getByText("The host has taken you out of this room.")).toHaveCount(2);
  await host.keyboard.press("Escape");

  await host.getByRole("button", { name: "Next question" }).click();
  await expect(one.getByText("0 of 1 have answered")).toBeVisible();
  await host.getByRole("button", { name: "Skip" }).click();
  await expect(one.getByRole("paragraph").filter({ hasText: "Skipped." })).toBeVisible();
  await host.getByRole("button", { name: "Leave the room" }).click();
  await host.getByRole("button", { name: "End the game for everyone" }).click();
  await expect(one.getByRole("heading", { name: "The host has ended the game" })).toBeVisible();
  for (const page of [host, one]) {
    await expectAccessible(page);
    await expectOnScreen(page);
  }
  await host.getByRole("button", { name: "Play again" }).click();
  await expect(one.getByText(/^Your name in room/)).toBeVisible();
  await one.context().close();
  await two.context().close();
});
