import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { seedChapters } from "#src/scripture/chapters.ts";
import { Page } from "./practice-page.tsx";
import { cardsEntry, type Cards } from "./stored.ts";

const verse = "Jesus wept; then said the Jews, Behold how he loved him.";
const chapter: ChapterText = {
  translation: "kjv",
  book: "JHN",
  chapter: 11,
  verses: [
    ...Array.from({ length: 34 }, () => "Other words."),
    verse,
    "",
    ...Array.from({ length: 21 }, () => "Other."),
  ],
  paragraphs: [[1, 0]],
};
const id = "kjv/JHN.11.35";

const store = (cards: Cards) => deviceStore().update(cardsEntry, () => cards);
const stored = () => deviceStore().read(cardsEntry);
const added = { addedOn: "2026-11-01", reviews: {} };
const reviewed = (...dates: string[]) => ({
  addedOn: "2026-01-01",
  reviews: Object.fromEntries(dates.map((date) => [date, 3 as const])),
});

/** As a service has it. */
const spanish: ChapterText = {
  ...chapter,
  translation: "spa_r09",
  verses: chapter.verses.with(34, "Y lloró Jesús."),
  edition: {
    name: "Reina-Valera 1909",
    language: "español",
    tag: "es",
    direction: "ltr",
    license: "Public Domain",
    licenseUrl: "",
    bookName: "San Juan",
    chapters: 21,
  },
};

const open = async (hash = "", chapters = [chapter]): Promise<ReturnType<typeof createQueryClient>> => {
  const client = createQueryClient();
  seedChapters(client, chapters);
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/by-heart/practice${hash}`]}>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  return client;
};

const press = async (name: string | RegExp, group?: string) => {
  const place = group ? within(screen.getByRole("group", { name: group })) : screen;
  const found = place.getByRole("button", { name });
  await act(async () => {
    fireEvent.click(found);
    await deviceStore().update(cardsEntry, (present) => present);
  });
};
const heading = (level: number) => screen.getByRole("heading", { level }).textContent.trim();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-25T09:00:00");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, "");
  vi.useRealTimers();
});

it("practises a verse in the text of a language, and waits for it where its service does not answer", async () => {
  const spanishId = "spa_r09/JHN.11.35";
  await store({ [spanishId]: added });
  await open(`#${spanishId}`, [spanish]);
  await press("Cover more words");
  expect(screen.getByRole("status").firstElementChild?.getAttribute("lang")).toBeNull();
  await press("Show a word");
  expect(screen.getByRole("status").firstElementChild?.getAttribute("lang")).toBe("es");
  await press("Type it");
  fireEvent.change(screen.getByLabelText("The verse"), { target: { value: "y lloro jesus" } });
  await press("Check");
  expect(heading(2)).toMatch(/^You know it/);
  expect(document.querySelector(".heart-text")!.getAttribute("lang")).toBe("es");
  expect(stored()[spanishId]!.reviews).toEqual({ "2026-11-25": 3 });
  cleanup();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 503 })));
  await open(`#${spanishId}`, []);
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.getByRole("button", { name: "Skip for today" })).toBeDefined();
  vi.unstubAllGlobals();
});

it("says what to do where the words of an embedded text are not on the device and there is no network", async () => {
  await store({ "kjv/GEN.1.1": added });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await open("#kjv/GEN.1.1", []);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^These words are not on this device yet/);
  vi.unstubAllGlobals();
});

describe("a sitting", () => {
  it("goes through today’s verses, records each once, and says when it returns", async () => {
    await store({ [id]: added, "kjv/JHN.11.1": added });
    await open();
    expect(screen.getByText("1 of 2 · KJV")).toBeDefined();
    expect(heading(1)).toBe("John 11:1");
    for (const step of ["Cover more words", "Cover more words", "Cover all words", "I have said it"]) await press(step);
    expect(heading(2)).toMatch(/^You know it\. Again on \w+\.$/);
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
    expect(stored()["kjv/JHN.11.1"]?.reviews).toEqual({ "2026-11-25": 3 });
    await press("Next");
    expect(heading(1)).toBe("John 11:35");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    for (const step of ["Cover more words", "Cover more words", "Cover all words", "Show a word", "I have said it"])
      await press(step);
    expect(heading(2)).toMatch(/^Nearly\./);
    expect(stored()[id]?.reviews).toEqual({ "2026-11-25": 2 });
    await press("Ask me again tomorrow");
    expect(heading(2)).toBe("Not yet. That is how learning goes. Again tomorrow.");
    expect(stored()[id]?.reviews).toEqual({ "2026-11-25": 1 });
    await press("Done");
    expect(heading(1)).toBe("That is all for today.");
  });

  it("says so when nothing is due, when a verse is not there, and when a translation lacks it", async () => {
    await open();
    expect(heading(1)).toBe("Nothing to practise today.");
    cleanup();
    await open("#kjv/JHN.11.35");
    expect(screen.getByText("This verse is not among yours.")).toBeDefined();
    expect(screen.getByText("KJV")).toBeDefined();
    cleanup();
    // Of what is no verse, a link decides nothing that is shown.
    await open("#pay here/JHN.11.35");
    expect(screen.getByText("This verse is not among yours.")).toBeDefined();
    expect(document.body.textContent).not.toMatch(/pay/i);
    cleanup();
    await store({ "kjv/JHN.11.36": added });
    await open("#kjv/JHN.11.36");
    expect(screen.getByText(/This translation does not have this verse/)).toBeDefined();
    await press("Remove John 11:36");
    expect(stored()).toEqual({});
  });

  it("goes on where it was after the page is loaded again, and begins anew what was left for another mode", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
    const reload = async () => {
      await act(async () => void vi.advanceTimersByTime(600));
      const { state } = window.history;
      cleanup();
      window.history.replaceState(structuredClone(state), "");
      await open();
    };
    await store({ [id]: reviewed("2026-11-01") });
    await open();
    await press("John 11:35");
    await press("Type it");
    await press("Show a word");
    await reload();
    expect(screen.getByLabelText<HTMLTextAreaElement>("The verse").value).toBe("Jesus ");
    await press("Cover");
    await press("Cover more words");
    await reload();
    expect(screen.getAllByRole("button", { name: "Covered word: show it" })).toHaveLength(4);
    await press("Type it");
    expect(screen.getByLabelText<HTMLTextAreaElement>("The verse").value).toBe("");
  });

  it("asks for the text of every verse at once", async () => {
    await store({ [id]: added, "kjv/PSA.23.1": added });
    const client = await open();
    const asked = client.getQueryCache().findAll({ predicate: (query) => query.getObserversCount() > 0 });
    expect(asked.map(({ queryKey }) => queryKey.join(" ")).toSorted()).toEqual([
      expect.stringContaining("JHN"),
      expect.stringContaining("PSA"),
    ]);
  });

  it("says when it returns as soon as the result has the focus", async () => {
    await store({ [id]: added });
    await open(`#${id}`);
    for (const step of ["Cover more words", "Cover more words", "Cover all words"]) await press(step);
    fireEvent.click(screen.getByRole("button", { name: "I have said it" }));
    expect(document.activeElement?.textContent).toMatch(/^You know it\. Again on \w+\.$/);
    await act(async () => {});
  });

  it("has the focus on the next verse, also where its words are not on the device", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await store({ [id]: added, "kjv/ROM.8.1": added });
    await open();
    for (const step of ["Cover more words", "Cover more words", "Cover all words", "I have said it"]) await press(step);
    await press("Next");
    expect(document.activeElement?.textContent).toBe("Romans 8:1");
    vi.unstubAllGlobals();
  });

  it("goes on to the next verse if this one was removed elsewhere", async () => {
    await store({ "kjv/JHN.11.34": added, [id]: added });
    await open();
    expect(heading(1)).toBe("John 11:34");
    await act(async () => void (await store({ [id]: added })));
    expect(screen.getByText("This verse is not among yours.")).toBeDefined();
    expect(heading(1)).toBe("John 11:34");
    await press("Next");
    expect(heading(1)).toBe("John 11:35");
  });

  it("leaves the next date of a verse that is not due, unless asked to", async () => {
    await store({ [id]: reviewed("2026-11-20", "2026-11-24") });
    await open(`#${id}`);
    await press("Type it");
    fireEvent.change(screen.getByRole("textbox", { name: "The verse" }), { target: { value: verse } });
    await press("Check");
    expect(screen.getByText("Just for practice: its next date stays as it is.")).toBeDefined();
    expect(Object.keys(stored()[id]!.reviews)).toEqual(["2026-11-20", "2026-11-24"]);
    await press("Ask me again tomorrow");
    expect(stored()[id]!.reviews["2026-11-25"]).toBe(1);
  });

  it("is one review, though midnight passes before it is corrected", async () => {
    vi.setSystemTime("2026-11-25T23:59:50");
    await store({ [id]: added });
    await open(`#${id}`);
    for (const step of ["Cover more words", "Cover more words", "Cover all words", "I have said it"]) await press(step);
    vi.setSystemTime("2026-11-26T00:01:00");
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await press("It was too easy");
    expect(stored()[id]!.reviews).toEqual({ "2026-11-25": 4 });
  });

  it("leaves the grade of another tab, in which the verse was said first", async () => {
    await store({ [id]: added });
    await open(`#${id}`);
    for (const step of ["Cover more words", "Cover more words", "Cover all words"]) await press(step);
    await act(async () => void (await store({ [id]: { ...added, reviews: { "2026-11-25": 1 } } })));
    await press("I have said it");
    expect(screen.getByText("Just for practice: its next date stays as it is.")).toBeDefined();
    expect(stored()[id]!.reviews).toEqual({ "2026-11-25": 1 });
  });

  it("asks where a verse is written every second time", async () => {
    await store({ [id]: reviewed("2026-11-20") });
    await open(`#${id}`);
    expect(heading(1)).toBe("Where is this written?");
    expect(screen.queryByText(/how he loved him/)).toBeNull();
    const choices = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(choices).toHaveLength(4);
    await press(choices.find((choice) => choice !== "John 11:35")!);
    expect(screen.getByText("It is John 11:35.", { selector: ".notice" })).toBeDefined();
    await press("Type it");
    fireEvent.change(screen.getByRole("textbox", { name: "The verse" }), { target: { value: verse } });
    await press("Check");
    expect(heading(2)).toMatch(/^Nearly/);
  });

  it("says that a text was corrected", async () => {
    await store({ [id]: { ...reviewed("2026-11-01", "2026-11-04"), wording: { on: "2026-11-04", hash: 1 } } });
    await open(`#${id}`);
    expect(screen.getByText(/have been corrected/)).toBeDefined();
  });
});

const openMode = async (mode: string) => {
  await store({ [id]: added });
  await open(`#${id}`);
  await press(mode);
};
const said = () => screen.getByRole("status").textContent;
const pieces = () => within(screen.getByRole("group", { name: "Pieces" })).getAllByRole("button");

describe("the four ways", () => {
  it("cover: a shown word is said, the focus stays when all are shown, and another way begins anew", async () => {
    await openMode("Cover");
    await press("Cover more words");
    expect(said()).toBe("4 of 11 words covered");
    const showWord = screen.getByRole("button", { name: "Show a word" });
    showWord.focus();
    await press("Show a word");
    expect(screen.getByRole("button", { name: said() || "nothing" })).toBeDefined();
    while (screen.queryAllByRole("button", { name: "Covered word: show it" }).length > 0) await press("Show a word");
    expect(document.activeElement).toBe(showWord);
    expect(showWord.getAttribute("aria-disabled")).toBe("true");
    await press("Cover more words");
    await press("Order");
    expect(said()).toBe("");
  });

  it("first letters: by keys, by taps and in the field, all alike", async () => {
    await openMode("Letters");
    const keys = screen.getByRole("group", { name: "First letter" });
    fireEvent.keyDown(keys, { key: "J" });
    expect(said()).toBe("Jesus");
    await press("W", "First letter");
    expect(said()).toBe("wept;");
    await press("B", "First letter");
    expect(said()).toBe("Not B");
    const field = screen.getByRole("textbox", { name: "First letter" });
    fireEvent.change(field, { target: { value: "ts" } });
    fireEvent.change(field, { target: { value: "tst" } });
    expect(screen.getByText("5 of 11 words")).toBeDefined();
    await act(async () => {
      for (const key of "jbhhlh") fireEvent.keyDown(keys, { key });
    });
    expect(heading(2)).toMatch(/^You know it/);
    expect(screen.getByText("1 slip")).toBeDefined();
  });

  it("put in order: quick taps count, and the used pieces stay where they are", async () => {
    await openMode("Order");
    const before = pieces().map(({ textContent }) => textContent);
    const byText = (text: string) => pieces().find(({ textContent }) => textContent === text)!;
    await act(async () => {
      fireEvent.click(byText("Jesus"));
      fireEvent.click(byText("wept;"));
      fireEvent.click(byText("wept;"));
    });
    expect(screen.getByRole("group", { name: "The verse so far" }).textContent.trim()).toBe("Jesus wept;");
    expect(pieces().map(({ textContent }) => textContent)).toEqual(before);
    expect(byText("wept;").getAttribute("aria-disabled")).toBe("true");
    await press("Show the next piece");
    expect(said()).toBe("then");
  });

  it("type it whole: shows a word, and marks what was missing", async () => {
    await openMode("Type it");
    expect(screen.getByRole("button", { name: "Check" }).getAttribute("aria-disabled")).toBe("true");
    await press("Show a word");
    const field = screen.getByRole("textbox", { name: "The verse" });
    expect((field as HTMLTextAreaElement).value).toBe("Jesus ");
    fireEvent.change(field, { target: { value: "Jesus wept; then said Jews, Behold how he loved him." } });
    await press("Check");
    expect([...document.querySelectorAll(".heart-missed")].map(({ textContent }) => textContent.trim())).toEqual([
      "Jesus",
      "the",
    ]);
    expect(screen.getByText("1 slip, 1 word looked up")).toBeDefined();
  });
});
