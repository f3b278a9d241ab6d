import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Link, MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { Page } from "./page.tsx";
import { mentorAnswers, mentorStats } from "./stored.ts";

const Address = () => <output>{useLocation().search}</output>;

const open = async (search = ""): Promise<void> => {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/mentor-me-jesus${search}`]}>
          <Link to="/mentor-me-jesus">Mentor</Link>
          <Page />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
};

const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const storeDays = (count: number, dates: readonly string[]) =>
  store(mentorStats.key, {
    totalDays: count,
    completedDays: Array.from({ length: count }, (_, index) => index + 1),
    currentStreak: count,
    dates,
  });

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name });
const isDisabled = async (name: string) => (await button(name)).getAttribute("aria-disabled") === "true";
const figure = (label: string) =>
  [...document.querySelectorAll(".figure")].find(({ textContent }) => textContent.endsWith(label))!.querySelector("b")!
    .textContent;

/** Presses a button and waits until its change is stored. */
const press = async (name: string | RegExp): Promise<void> => {
  const found = await button(name);
  await act(async () => {
    fireEvent.click(found);
    await deviceStore().update(mentorStats, (present) => present);
  });
};

const careLine = () => screen.queryByRole("link", { name: "If you need someone now" });

const erase = () => deviceStore().erase([mentorStats.key, mentorAnswers.key]);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-22T10:00:00");
  await erase();
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await erase();
});

describe("the forty days", () => {
  it("are completed once each, and the visitor's own days in a row are counted", async () => {
    storeDays(2, ["2026-11-19", "2026-11-20"]);
    await open();
    await heading("The sign");
    await press("Complete Day 3");
    expect([figure("Days completed"), figure("Lifetime streak"), figure("Days in a row")]).toEqual(["3", "3", "1"]);
    await press("Day 3 completed");
    expect(figure("Days completed")).toBe("3");
    cleanup();
    await open();
    await heading("By night into Egypt");
  });

  it("resume at the first open day where the screen's own link is followed", async () => {
    await open();
    await press("Complete Day 1");
    await press("Go on to day 2");
    await press("Complete Day 2");
    await heading("Mary says yes");
    fireEvent.click(screen.getByRole("link", { name: "Mentor" }));
    expect((await heading("The sign")).isConnected).toBe(true);
  });

  it("have arrows that stop at both ends; every day opens, can be shared and links to its passage", async () => {
    await open();
    expect(await isDisabled("Previous day")).toBe(true);
    await press(/^Day\s*40$/);
    expect(document.activeElement).toBe(await heading("All the days"));
    expect(await isDisabled("Next day")).toBe(true);
    const share = within(screen.getByRole("group", { name: "Share" }));
    const address = (name: string) => share.getByRole("link", { name: new RegExp(name) }).getAttribute("href");
    expect(address("Email")).toMatch(/^mailto:\?subject=Mentor%20Me%20Jesus%20-%20Day%2040&body=/);
    expect(address("Twitter")).toMatch(
      /^https:\/\/twitter\.com\/intent\/tweet\?text=.+&url=.+mentor-me-jesus%3Fday%3D40/,
    );
    expect(screen.getByRole("link", { name: /^Matthew 28:20/ }).getAttribute("href")).toBe("/read/kjv/matthew/28#v20");
  });

  it("show which are completed and which have an answer, and arrow keys move between them", async () => {
    storeDays(2, ["2026-11-20"]);
    store(mentorAnswers.key, { "2.1": "He knew me." });
    await open();
    const day = await button(/^Day\s*2, completed, with your answer$/);
    expect(screen.getAllByRole("button", { name: /with your answer/ })).toHaveLength(1);
    day.focus();
    expect(fireEvent.keyDown(day, { key: "ArrowLeft", altKey: true })).toBe(true);
    fireEvent.keyDown(day, { key: "ArrowRight" });
    expect(document.activeElement).toBe(await button(/^Day\s*3$/));
    fireEvent.keyDown(document.activeElement!, { key: "End" });
    expect(document.activeElement).toBe(await button(/^Day\s*40$/));
  });

  it("open at a shared day, whatever was read here", async () => {
    storeDays(2, ["2026-11-20"]);
    await open("?day=40");
    await heading("All the days");
    await press("Previous day");
    await expect.poll(() => screen.getByRole("status", { name: "" }).textContent).toBe("?day=39");
    cleanup();
    await open("?day=forty");
    await button("Complete Day 3");
  });

  it("have a line to somebody who helps where they speak of grief, and nowhere else", async () => {
    storeDays(14, ["2026-11-21"]);
    await open();
    await heading("They that mourn");
    expect(careLine()?.getAttribute("href")).toBe("/help#someone-now");
    await press(/^Day\s*17/);
    await heading("Our Father");
    expect(careLine()).toBeNull();
  });

  it("work with stored statistics of any shape", async () => {
    store(mentorStats.key, { totalDays: null, completedDays: [1, "2", 77], currentStreak: -4 });
    store(mentorAnswers.key, [1, 2]);
    await open();
    await press("Complete Day 2");
    expect((await button("Day 2 completed")).isConnected).toBe(true);
  });
});
