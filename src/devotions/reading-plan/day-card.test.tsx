import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRef } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { yearDays } from "#content/devotions/reading-plan/year/year-days.ts";
import type { PlanId } from "./config.ts";
import { DayCard } from "./day-card.tsx";
import { newTestamentParts, partOf } from "./day-texts-loader.ts";
import { linesNotLoaded } from "./messages.ts";
import { defaultSettings } from "./place.ts";
import { nothingRead } from "./rules.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const planAt = (plan: PlanId, day: number): ReadingPlan => ({
  settings: { ...defaultSettings, plan },
  stats: nothingRead,
  today: { year: 2026, month: 6, day: 9 },
  todaysDay: { day, isGraceDay: false },
  day,
  goTo: () => {},
  choosePlan: () => {},
  startOn: () => {},
  toggle: () => {},
  finished: undefined,
  putAway: () => {},
  keepOn: () => {},
});

const card = (plan: ReadingPlan, client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <DayCard plan={plan} headingRef={createRef()} />
    </MemoryRouter>
  </QueryClientProvider>
);

const year = (day: number) => yearDays.find(([number]) => number === day)!;

/** The first load of a part may take a while on a busy machine. */
const appears = (text: string) => screen.findByText(text, undefined, { timeout: 10_000 });

/** Lets the loads of a day, and of the next one while idle, come to their end. */
const settle = () => act(async () => void (await new Promise((resolve) => void setTimeout(resolve, 20))));

describe("the card of a day", () => {
  it("waits with a placeholder, and then shows what was written for its readings", async () => {
    render(card(planAt("year", 23)));
    expect(screen.getByText("Loading today’s reading")).toBeDefined();
    const [, reading, description, sentence] = year(23);
    await appears(description);
    expect(screen.getByRole("heading", { name: "Day 23: Trust" })).toBeDefined();
    expect(screen.getByText(reading, { selector: "b" })).toBeDefined();
    expect(screen.getByText(`As you read: ${sentence}`)).toBeDefined();
    expect(screen.queryByRole("note")).toBeNull();
    expect(screen.queryByText(/ begins$/)).toBeNull();
  });

  it("says quietly, above the readings, what is hard to read in them", async () => {
    render(card(planAt("year", 160)));
    const note = await screen.findByRole("note", { name: "Before you read" }, { timeout: 10_000 });
    expect(within(note).getByText(/^2 Samuel 13: a half-brother rapes Tamar/)).toBeDefined();
    expect(
      note.compareDocumentPosition(screen.getByText("2 Samuel 12-13", { selector: "b" })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).not.toBe(0);
  });

  it("introduces a book on the day it begins", async () => {
    render(card(planAt("year", 29)));
    const label = await appears("Exodus begins");
    expect(label.parentElement!.textContent).toMatch(/^Exodus begins \S.+\.$/);
  });

  it("takes theme and prayer of the whole Bible from what was written for its readings", async () => {
    render(card(planAt("whole", 30)));
    expect(await screen.findByRole("heading", { name: /^Day 30: [A-Z]/ }, { timeout: 10_000 })).toBeDefined();
    expect(screen.getByText(/ Amen\.$/)).toBeDefined();
  });

  it("shows the readings when the lines about them cannot be loaded, and tries again", async () => {
    const { code } = partOf(newTestamentParts, 280)!;
    const load = vi
      .spyOn(code, "import")
      .mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
    render(card(planAt("year", 280)));
    await appears(linesNotLoaded);
    expect(screen.getByRole("link", { name: "Read Scripture Psalms 38-40" })).toBeDefined();
    expect(screen.getByRole("heading", { name: "Day 280: Love" })).toBeDefined();
    load.mockRestore();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await appears(year(280)[2]);
    expect(screen.queryByText(linesNotLoaded)).toBeNull();
  });

  it("keeps the card, and the focus on its heading, while the lines of another day load", async () => {
    const client = new QueryClient();
    const view = render(card(planAt("year", 90), client));
    await appears(year(90)[2]);
    await settle();
    const heading = screen.getByRole("heading", { name: "Day 90: Thanksgiving" });
    heading.focus();
    view.rerender(card(planAt("year", 270), client));
    expect(document.activeElement).toBe(heading);
    expect(heading.textContent).toBe("Day 270: Thanksgiving");
    expect(screen.getByText("Psalms 5-8", { selector: "b" })).toBeDefined();
    await appears(year(270)[2]);
    expect(document.activeElement).toBe(heading);
  });
});
