import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Link, MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { Page } from "./page.tsx";
import { pastYears, planSettings, readingStats } from "./stored.ts";

const open = async (instant: string, address = "/reading-plan"): Promise<void> => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(instant);
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <Link to="/help">Help</Link>
          <Routes>
            <Route path="/reading-plan" element={<Page />} />
            <Route path="/help" element="The other screen" />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  await screen.findByRole("heading", { name: /^Day \d+:/ });
};

/** Leaves the page and opens it again at the same instant. */
const reopen = (): Promise<void> => {
  const now = new Date().toISOString();
  cleanup();
  return open(now);
};

const button = (name: string | RegExp) => screen.findByRole("button", { name });

/** Presses a button and waits until its change is stored. */
const press = async (name: string | RegExp): Promise<void> => {
  const found = await button(name);
  await act(async () => {
    fireEvent.click(found);
    await deviceStore().update(readingStats.year, (present) => present);
    await deviceStore().update(planSettings, (present) => present);
  });
};

const isDisabled = async (name: string): Promise<boolean> =>
  (await button(name)).getAttribute("aria-disabled") === "true";
const dayHeading = () => screen.getByRole("heading", { name: /^Day \d+:/ });
const figure = (label: string) =>
  [...document.querySelectorAll(".figure")].find(({ textContent }) => textContent.endsWith(label))!.querySelector("b")!
    .textContent;

const says = (text: string) => document.body.textContent.includes(text);

const store = (value: unknown) => localStorage.setItem(readingStats.year.key, JSON.stringify(value));
const readings = (...completedDays: number[]) => ({
  daysCompleted: completedDays.length,
  currentStreak: 1,
  longestStreak: 1,
  totalPoints: completedDays.length * 10,
  badges: [],
  completedDays,
  lastReadDate: "2025-12-30",
});

const erase = () =>
  deviceStore().erase([readingStats.year.key, readingStats.whole.key, planSettings.key, pastYears.key]);

beforeEach(erase);
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await erase();
});

describe("the reading plan", () => {
  it("has arrows that stop at both ends, and a grace day after the 365th", async () => {
    await open("2028-12-31T10:00:00Z");
    expect(says("Sunday 31 December, a grace day")).toBe(true);
    expect(await isDisabled("Next day")).toBe(true);
    await press("Go to a day");
    const sheet = screen.getByRole("dialog", { name: "Your place in the plan" });
    const field = within(sheet).getByRole("textbox", { name: "Go to day" });
    fireEvent.change(field, { target: { value: "0" } });
    fireEvent.click(within(sheet).getByRole("button", { name: "Go" }));
    expect(says("Choose a day from 1 to 365.")).toBe(true);
    fireEvent.change(field, { target: { value: "1" } });
    await act(async () => void fireEvent.submit(field.closest("form")!));
    await expect.poll(() => document.activeElement === dayHeading()).toBe(true);
    expect(dayHeading().textContent).toBe("Day 1: Beginnings");
    expect(await isDisabled("Previous day")).toBe(true);
    await press("Back to day 365");
    expect(dayHeading().textContent).toMatch(/^Day 365:/);
  });

  it("lets a newcomer start today, or read the whole Bible", async () => {
    await open("2026-11-21T10:00:00Z");
    const offer = await button("Start today as day 1");
    // Nothing was missed yet.
    expect(screen.queryByRole("button", { name: "Catch up" })).toBeNull();
    expect(offer.compareDocumentPosition(dayHeading()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    let announced: string | undefined;
    document.addEventListener("focusin", ({ target }) => (announced = (target as Element).textContent));
    await press("Start today as day 1");
    expect(document.activeElement).toBe(dayHeading());
    expect(announced).toBe("Day 1: Beginnings");
    expect(dayHeading().textContent).toBe("Day 1: Beginnings");
    await press("Whole Bible");
    expect(figure("Current Day")).toBe("325");
    expect(says("all 1,189 chapters")).toBe(true);
    await reopen();
    expect((await button("Whole Bible")).getAttribute("aria-pressed")).toBe("true");
    await press("One year");
    expect(dayHeading().textContent).toBe("Day 1: Beginnings");
  });

  it("lists open days to catch up on, and leaves the streak alone", async () => {
    store({ ...readings(1, 2, 5), lastReadDate: "2026-01-05", currentStreak: 3, longestStreak: 3 });
    await open("2026-01-06T10:00:00Z");
    await press("Catch up");
    expect(says("2 days are still unread.")).toBe(true);
    await press(/^Day 3/);
    await press("Mark Complete");
    expect(figure("Day Streak")).toBe("4");
    await press("Next day");
    await press("Mark Complete");
    expect(figure("Completed")).toBe("5");
    expect(figure("Day Streak")).toBe("4");
  });

  it("puts a year away once, however often the button is pressed", async () => {
    store(readings(1, 2, 364));
    await open("2026-01-02T10:00:00Z");
    const archive = await button("Archive them");
    fireEvent.click(archive);
    fireEvent.click(archive);
    await expect.poll(() => figure("Completed")).toBe("0");
    expect(deviceStore().read(pastYears)).toEqual([{ plan: "year", name: "2025", stats: readings(1, 2, 364) }]);
  });

  it("puts a year away without calling back a visitor who has gone elsewhere", async () => {
    store(readings(1, 2, 364));
    await open("2026-01-02T10:00:00Z", "/reading-plan?day=3");
    fireEvent.click(await button("Archive them"));
    fireEvent.click(screen.getByRole("link", { name: "Help" }));
    expect(says("The other screen")).toBe(true);
    await expect.poll(() => deviceStore().read(readingStats.year).daysCompleted).toBe(0);
    await act(async () => void (await deviceStore().update(planSettings, (present) => present)));
    expect(says("The other screen")).toBe(true);
  });

  it("offers in a new year to put the old one away, and loses nothing", async () => {
    store(readings(1, 2, 364));
    await open("2026-01-02T10:00:00Z");
    expect(says("Your completed days are from 2025.")).toBe(true);
    await press("Archive them");
    expect(figure("Completed")).toBe("0");
    expect(figure("Day Streak")).toBe("1");
    await expect.poll(() => says("3 days, longest streak 1")).toBe(true);
    expect(says("Make today your own day 1")).toBe(true);
    await reopen();
    expect(await screen.findByRole("heading", { name: "Earlier years" })).toBeDefined();
    expect(says("Your completed days are from 2025.")).toBe(false);
  });

  it("works with stored statistics of any shape", async () => {
    store({ daysCompleted: "many", completedDays: [3, 900, null], badges: "all", lastReadDate: "tomorrow" });
    localStorage.setItem(planSettings.key, JSON.stringify(["?"]));
    await open("2026-11-21T10:00:00Z");
    await press("Mark Complete");
    expect(await button("Completed! ✨")).toBeDefined();
    expect(figure("Completed")).toBe("1");
  });
});
