import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRef } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { yearDays } from "#content/devotions/reading-plan/year/year-days.ts";
import type { PlanId } from "./config.ts";
import { DayCard } from "./day-card.tsx";
import { newTestamentParts, partOf } from "./day-texts.ts";
import { planMessages } from "./messages.ts";
import { defaultSettings } from "./place.ts";
import { nothingRead } from "./rules.ts";
import type { ReadingPlan } from "./use-reading-plan.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const planAt = (plan: PlanId, day: number): ReadingPlan => ({
  settings: { ...defaultSettings, plan },
  stats: nothingRead,
  today: { year: 2026, month: 6, day: 9 },
  todaysDay: { day, isGraceDay: false },
  day,
  goTo: () => {},
  choosePlan: () => {},
  startOn: async () => true,
  toggle: () => {},
  finished: undefined,
  archive: async () => {},
  keepMarks: async () => true,
});

const card = (plan: ReadingPlan, client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <DayCard plan={plan} headingRef={createRef()} onCatchUp={() => {}} />
    </MemoryRouter>
  </QueryClientProvider>
);

const year = (day: number) => yearDays.find(([number]) => number === day)!;

/** The first load of a part may take a while on a busy machine. */
const appears = (text: string) => screen.findByText(text);

/** Lets the loads of a day, and of the next one while idle, come to their end. */
const settle = () => act(async () => void (await new Promise((resolve) => void setTimeout(resolve, 20))));

const readInSpanish = () =>
  localStorage.setItem("gbh_last_read", JSON.stringify({ translation: "spa_r09", book: "JHN", chapter: 3 }));
const answer = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));
const linkTo = async (name: RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");

describe("the card of a day for somebody who reads in Spanish", () => {
  const [, reading] = year(23);

  it("names the readings as that translation does, and says where they open", async () => {
    readInSpanish();
    answer(200, {
      translation: { name: "Reina-Valera 1909", language_tag: "es", direction: "ltr" },
      books: [{ id: "GEN", name: "Génesis", chapters: 50 }],
    });
    render(card(planAt("year", 23)));
    const title = reading.replace("Genesis", "Génesis");
    expect(title).not.toBe(reading);
    const name = await screen.findByText(title, { selector: "b bdi" });
    expect(name.getAttribute("lang")).toBe("es");
    expect(screen.getByText("Reina-Valera 1909").closest("p")?.textContent).toBe(
      "These readings open in Reina-Valera 1909, the translation you last read.",
    );
    expect(await linkTo(/Génesis/)).toBe(`/?search=${encodeURIComponent(reading)}`);
  });

  it("says where they open before the translation has answered, so that nothing moves", async () => {
    readInSpanish();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    render(card(planAt("year", 23)));
    await appears("Reina-Valera 1909");
    expect(screen.getByText("Reina-Valera 1909").closest("p")?.textContent).toMatch(/^These readings open in/);
  });

  it("opens them in English where that cannot be had, and says so", async () => {
    readInSpanish();
    answer(502, { code: "upstream_failed" });
    render(card(planAt("year", 23)));
    await appears("Reina-Valera 1909");
    await expect
      .poll(() => screen.getByText("Reina-Valera 1909").closest("p")?.textContent)
      .toMatch(/open in English, in the KJV\.$/);
    expect(await linkTo(/Genesis/)).toBe(`/?search=${encodeURIComponent(reading)}&translation=kjv`);
  });
});

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
    const note = await screen.findByRole("note", { name: "Before you read" });
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
    expect(await screen.findByRole("heading", { name: /^Day 30: [A-Z]/ })).toBeDefined();
    expect(screen.getByText(/ Amen\.$/)).toBeDefined();
  });

  it("shows the readings when the lines about them cannot be loaded, and tries again", async () => {
    const { code } = partOf(newTestamentParts, 280)!;
    const load = vi
      .spyOn(code, "import")
      .mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
    render(card(planAt("year", 280)));
    await appears(planMessages.linesNotLoaded);
    expect(screen.getByRole("link", { name: "Read Scripture Psalms 38-40" })).toBeDefined();
    expect(screen.getByRole("heading", { name: "Day 280: Love" })).toBeDefined();
    load.mockRestore();
    const again = screen.getByRole("button", { name: "Try again" });
    again.focus();
    fireEvent.click(again);
    await appears(year(280)[2]);
    expect(screen.queryByText(planMessages.linesNotLoaded)).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/ Amen\.$/);
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
