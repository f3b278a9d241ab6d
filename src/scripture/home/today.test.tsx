import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { plannedDay } from "#src/devotions/reading-plan/plan.ts";
import { nameOf } from "#src/devotions/reading-plan/readings.ts";
import { nothingRead } from "#src/devotions/reading-plan/rules.ts";
import { planSettings, readingStats } from "#src/devotions/reading-plan/stored.ts";
import { dailyBoardEntry, dailyDaysEntry } from "#src/games/kit/stored.ts";
import { isKnownLearner, isKnownVisitor } from "#src/platform/loading/document-data.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { cardsEntry } from "#src/scripture/by-heart/stored.ts";
import { StartLinks } from "./hero.tsx";
import { TodaysGame, TodaysReading } from "./today.tsx";

const textOf = (part: ReactNode): string => {
  cleanup();
  return render(<p>{part}</p>).container.textContent.trim();
};

/** Opens home, which may find that its visitor is known. */
const visitHome = () => {
  cleanup();
  render(<StartLinks />, { wrapper: MemoryRouter });
  return isKnownVisitor();
};

const hasRead = (lastReadDate: string, ...completedDays: number[]) =>
  deviceStore().update(readingStats.year, () => ({
    ...nothingRead,
    currentStreak: 4,
    completedDays,
    lastReadDate,
  }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-01-06T12:00:00");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

describe("home, for somebody who returns", () => {
  it("names the plan's readings, and the streak while it lasts", async () => {
    expect(textOf(<TodaysReading />)).toBe("Today: Genesis 13-14, Matthew 5:21-48");
    await hasRead("2026-01-05", 5);
    expect(textOf(<TodaysReading />)).toBe("Today: Genesis 13-14, Matthew 5:21-48 4 in a row");
    await hasRead("2026-01-06", 5, 6);
    expect(textOf(<TodaysReading />)).toBe("Today: Genesis 13-14, Matthew 5:21-48 ✓ 4 in a row");
    // After a journey west.
    await hasRead("2026-01-07", 5, 6);
    expect(textOf(<TodaysReading />)).toContain("4 in a row");
    await hasRead("2026-01-04", 5);
    expect(textOf(<TodaysReading />)).toBe("Today: Genesis 13-14, Matthew 5:21-48");
  });

  it("follows the plan and the start that were chosen", async () => {
    await deviceStore().update(planSettings, (settings) => ({
      ...settings,
      plan: "whole" as const,
      startedOn: { year: "", whole: "2025-10-01" },
    }));
    const { oldTestament, newTestament } = plannedDay("whole", 98);
    expect(textOf(<TodaysReading />)).toBe(`Today: ${nameOf(oldTestament)}, ${nameOf(newTestament)}`);
  });

  it("knows whoever has read or played since the page was opened, not who has only a theme", async () => {
    localStorage.setItem("theme", "dark");
    expect(visitHome()).toBe(false);
    await deviceStore().update(dailyDaysEntry, () => ["2026-01-05"]);
    expect(visitHome()).toBe(true);
  });

  it("knows whoever learns verses since the page was opened, not who has removed them", async () => {
    await deviceStore().update(cardsEntry, () => ({}));
    visitHome();
    expect(isKnownLearner()).toBe(false);
    await deviceStore().update(cardsEntry, () => ({ "kjv/JHN.11.35": { addedOn: "2026-01-05", reviews: {} } }));
    visitHome();
    expect(isKnownLearner()).toBe(true);
  });

  it("shows the result of today's board, and the streak of the boards", async () => {
    expect(textOf(<TodaysGame />)).toBe("Today’s game");
    await deviceStore().update(dailyDaysEntry, () => ["2026-01-04", "2026-01-05"]);
    expect(textOf(<TodaysGame />)).toBe("Today’s game 2 in a row");
    const results = { "trivia-challenge": { done: 8, total: 10, marks: [] } };
    await deviceStore().update(dailyBoardEntry, () => ({ date: "2026-01-06", results }));
    expect(textOf(<TodaysGame />)).toBe("Trivia ✓ 8/10 2 in a row");
    vi.setSystemTime("2026-01-07T12:00:00");
    expect(textOf(<TodaysGame />)).toBe("Today’s game");
  });
});
