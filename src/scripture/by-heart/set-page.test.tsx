import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { verseCount } from "#domain/scripture/books/books.ts";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { draftsEntry } from "#src/platform/drafts/stored.ts";
import { seedChapters, seedFailure } from "#src/scripture/chapters.ts";
import { cardId, review } from "./cards.ts";
import { Page as Shelf } from "./page.tsx";
import { Page } from "./set-page.tsx";
import { passagesOfSet, placesOf, setIds } from "./sets.ts";
import { cardsEntry, savedSetsEntry, type Cards } from "./stored.ts";

const chapters = (["kjv", "web"] as const).flatMap((translation) =>
  setIds.flatMap(passagesOfSet).map(({ book, chapter }) => ({
    translation,
    book,
    chapter,
    // As if a translation left out the last verse.
    verses: Array.from({ length: verseCount(book, chapter) }, (_, index) =>
      index + 1 === verseCount(book, chapter) ? "" : `${translation} ${book} ${chapter}:${index + 1}`,
    ),
    paragraphs: [[1, 0]] as const,
  })),
);

/** The Reina-Valera of the service: of the set for comfort, Isaiah counts its verses otherwise, and Revelation cannot be had. */
const spanish = passagesOfSet("comfort")
  .filter(({ book }) => book !== "REV")
  .map(({ book, chapter }) => ({
    translation: "spa_r09" as const,
    book,
    chapter,
    verses: Array.from(
      { length: verseCount(book, chapter) + (book === "ISA" ? 1 : 0) },
      (_, index) => `spa_r09 ${book} ${chapter}:${index + 1}`,
    ),
    paragraphs: [[1, 0]] as const,
    edition: {
      name: "Reina-Valera 1909",
      language: "español",
      tag: "es",
      direction: "ltr" as const,
      license: "Public Domain",
      licenseUrl: "https://licence.example/",
      bookName: book,
      chapters: 1,
    },
  }));

const Address = () => <output aria-label="Address">{useLocation().hash}</output>;
const Toast = () => <output aria-label="Toast">{useCurrentToast()?.title}</output>;

const open = async (hash: string, page = <Page />, seeded = chapters): Promise<QueryClient> => {
  cleanup();
  // The client of the app would not keep so many chapters.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  seedChapters(client, [...seeded, ...spanish]);
  seedFailure(client, { translation: "spa_r09", book: "REV", chapter: 21, reason: "outage" });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/by-heart/set${hash}`]}>
          {page}
          <Address />
          <Toast />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  return client;
};
const press = async (name: string | RegExp) => {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await deviceStore().update(cardsEntry, (present) => present);
  });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const stored = () => deviceStore().read(cardsEntry);
const told = () => screen.getByLabelText("Toast").textContent;
const savedSets = () => deviceStore().read(savedSetsEntry);

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-25T09:00:00");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("our sets", () => {
  it("are ten of seven passages that exist, each once", () => {
    expect(setIds).toHaveLength(10);
    for (const id of setIds) {
      const ids = placesOf(passagesOfSet(id), "kjv").map(cardId);
      expect(new Set(ids).size, id).toBe(7);
    }
  });

  it("are learnt in the translation that was chosen, once", async () => {
    await open("#comfort");
    expect(heading()).toBe("Comfort");
    expect(screen.getByText("kjv PSA 34:18")).toBeDefined();
    await press("WEB");
    expect(screen.getByText("web PSA 34:18")).toBeDefined();
    await press("Learn these");
    expect(Object.keys(stored())).toHaveLength(7);
    expect(Object.keys(stored()).every((id) => id.startsWith("web/"))).toBe(true);
    expect(screen.getByRole("link", { name: "Practise" })).toBeDefined();
    await open("#comfort/web");
    expect(screen.queryByRole("button", { name: "Learn these" })).toBeNull();
  });

  it("are learnt in the text of a language, and in English where it cannot be had or counts otherwise", async () => {
    await open("#comfort/spa_r09");
    expect(screen.getByRole("button", { name: "RV1909", pressed: true })).toBeDefined();
    expect(screen.getByText("spa_r09 PSA 34:18").lang).toBe("es");
    expect(screen.getByText("kjv ISA 41:10").lang).toBe("");
    expect(screen.getByText("kjv REV 21:4")).toBeDefined();
    expect(screen.getByText(/^What is marked KJV is in English: RV1909 does not answer/)).toBeDefined();
    expect(screen.getByText("Reina-Valera 1909")).toBeDefined();
    const licence = screen.getByRole<HTMLAnchorElement>("link", { name: "Public Domain, opens in a new tab" });
    expect([licence.rel, licence.target]).toEqual(["license noreferrer", "_blank"]);
    await press("Learn these");
    expect(Object.keys(stored()).map((id) => id.split(".")[0])).toEqual([
      "spa_r09/PSA",
      "spa_r09/PSA",
      "kjv/ISA",
      "spa_r09/MAT",
      "spa_r09/JHN",
      "spa_r09/2CO",
      "kjv/REV",
    ]);
    expect(screen.getByRole("link", { name: "Practise" })).toBeDefined();
    await press("KJV");
    expect(screen.queryByText(/^What is marked KJV/)).toBeNull();
  });

  it("say once that they load", async () => {
    await open("#comfort", <Page />, []);
    expect(screen.getByText("Loading your verses")).toBeDefined();
    expect(screen.queryByText("Loading")).toBeNull();
  });

  it("leave the focus where another try was asked for", async () => {
    await open("#comfort/spa_r09");
    screen.getByRole("button", { name: "Try again" }).focus();
    await press("Try again");
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^What is marked KJV/);
  });

  it("say so, and make a picture, once all of a set are known", async () => {
    const reviews = { "2026-06-01": 3, "2026-06-04": 3, "2026-06-20": 3, "2026-11-01": 3 } as const;
    const cards: Cards = Object.fromEntries(
      placesOf(passagesOfSet("love"), "kjv").map((place) => [cardId(place), { addedOn: "2026-06-01", reviews }]),
    );
    await deviceStore().update(cardsEntry, () => cards);
    await open("#love");
    expect(screen.getByText("You know this set by heart.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Make a picture" })).toBeDefined();
    await open("#comfort");
    expect(screen.queryByText("You know this set by heart.")).toBeNull();
  });
});

describe("a set by link", () => {
  it("has its verses in parts, and says what was left out", async () => {
    await open("#kjv/ROM.8.1-13;ROM.8.8-13;ROM.8.99;<img src=x onerror=alert(1)>");
    expect(heading()).toBe("13 verses to learn");
    expect(screen.getByRole("link", { name: "Romans 8:1-7" })).toBeDefined();
    expect(screen.getByText(/2 references in this link were left out/)).toBeDefined();
  });

  it("does not offer to learn what the translation lacks", async () => {
    await open("#kjv/ROM.8.38;ROM.8.39");
    expect(screen.getByText("This translation does not have this verse.")).toBeDefined();
    await press("Learn these");
    expect(Object.keys(stored())).toEqual(["kjv/ROM.8.38"]);
    await open("#kjv/ROM.8.39");
    for (const name of ["Learn it", "Practise"]) expect(screen.queryByText(name)).toBeNull();
  });

  it("nor where that is not known yet when it is pressed", async () => {
    const client = await open("#kjv/ROM.8.38;ROM.8.39", <Page />, []);
    await press("Learn these");
    expect(stored()).toEqual({});
    await act(async () => seedChapters(client, chapters));
    await expect.poll(() => Object.keys(stored())).toEqual(["kjv/ROM.8.38"]);
  });

  it("nor passages whose chapter could not be loaded", async () => {
    const client = await open("#kjv/ROM.8.28;PSA.34.18", <Page />, []);
    await act(async () => {
      seedChapters(
        client,
        chapters.filter(({ book }) => book === "ROM"),
      );
      seedFailure(client, { translation: "kjv", book: "PSA", chapter: 34, reason: "outage" });
    });
    await expect.poll(() => screen.getByRole("alert")).toBeDefined();
    await press("Learn these");
    expect(Object.keys(stored())).toEqual(["kjv/ROM.8.28"]);
  });

  it("is remembered once it is learnt, under its name, and found again on the shelf with its progress", async () => {
    await open("#kjv/ROM.8.28;PSA.34.18/Sunday%20school");
    expect(heading()).toBe("Sunday school");
    expect(screen.getByText(/Its name came with the link\.$/)).toBeDefined();
    expect(savedSets()).toEqual({});
    await press("Learn these");
    expect(savedSets()).toEqual({
      "ROM.8.28;PSA.34.18": { name: "Sunday school", translation: "kjv", addedOn: "2026-11-25" },
    });
    expect(screen.queryByText(/Its name came with the link\.$/)).toBeNull();
    expect(screen.getByRole("link", { name: "Practise Romans 8:28" }).getAttribute("href")).toBe(
      "/by-heart/practice#kjv/ROM.8.28",
    );
    await act(() => deviceStore().update(cardsEntry, (cards) => review(cards, "kjv/ROM.8.28", "2026-11-25", 3, "")));
    await open("", <Shelf />);
    const link = screen.getByRole("link", { name: /^Sunday school/ });
    expect(link.textContent).toBe("Sunday schoolRomans 8:28, Psalm 34:180 of 2 passages by heart, 1 learning");
    expect(link.getAttribute("href")).toBe("/by-heart/set#kjv/ROM.8.28;PSA.34.18/Sunday%20school");
  });

  it("is kept where its verses are there already, and removed without them", async () => {
    await open("#kjv/ROM.8.28;PSA.34.18");
    await press("Learn these");
    await open("#kjv/ROM.8.28;PSA.34.18/Week%203");
    await press("Keep this set");
    expect(Object.values(savedSets()).map(({ name }) => name)).toEqual(["Week 3"]);
    await open("#web/ROM.8.28;PSA.34.18");
    expect(heading()).toBe("Week 3");
    await press("Remove from your sets");
    expect(savedSets()).toEqual({});
    expect(Object.keys(stored())).toHaveLength(2);
  });

  it("of one verse is no set unless it has a name", async () => {
    await open("#kjv/ROM.8.28");
    await press("Learn it");
    expect(savedSets()).toEqual({});
    expect(screen.getByRole("link", { name: "Practise" })).toBeDefined();
  });

  it("is made of what somebody writes down, and says what it could not read", async () => {
    await open("");
    type("Name of the set", "Class 4b ");
    await press("Make the set");
    expect(await screen.findByText("Write down at least one verse.")).toBeDefined();
    type("Verses", "Rom 8:28; Rom 8:99");
    await press("Make the set");
    expect(await screen.findByText("These verses do not exist: Rom 8:99")).toBeDefined();
    type("Verses", "Rom 8:28\nPs 34:18");
    await act(() => deviceStore().update(cardsEntry, (present) => present));
    // Closed and opened again, nothing that was typed is lost.
    await open("");
    expect(await screen.findByDisplayValue("Class 4b")).toBeDefined();
    await press("Make the set");
    expect(await screen.findByRole("heading", { level: 1, name: "Class 4b" })).toBeDefined();
    expect(screen.getByLabelText("Address").textContent).toBe("#kjv/ROM.8.28;PSA.34.18/Class%204b");
    expect(Object.values(savedSets()).map(({ name }) => name)).toEqual(["Class 4b"]);
    expect(stored()).toEqual({});
    await open("");
    expect(screen.queryByDisplayValue("Class 4b ")).toBeNull();
  });

  it("has what is typed while its verses are read", async () => {
    await open("");
    type("Verses", "Rom 8:28");
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Make the set" }));
      type("Verses", "Rom 8:28\nPs 34:18");
      type("Name of the set", "Class 4b");
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Class 4b" })).toBeDefined();
    expect(screen.getByLabelText("Address").textContent).toBe("#kjv/ROM.8.28;PSA.34.18/Class%204b");
  });

  it("leaves no draft where it is made, though the browser stores nothing, or where all is deleted again", async () => {
    const store = deviceStore();
    const update = store.update.bind(store);
    await open("");
    type("Verses", "Rom 8:28\nPs 34:18");
    await act(() => store.update(cardsEntry, (present) => present));
    vi.spyOn(store, "update").mockImplementation((entry, change) => update(entry, change).then(() => false));
    await press("Make the set");
    expect(await screen.findByRole("heading", { level: 1, name: "2 verses to learn" })).toBeDefined();
    vi.mocked(store.update).mockRestore();
    expect(store.read(draftsEntry)).toEqual([]);
    await open("");
    type("Verses", "Rom 8");
    type("Verses", "");
    await act(() => store.update(cardsEntry, (present) => present));
    expect(store.read(draftsEntry)).toEqual([]);
  });

  it("has the numbers of its translation, and none of texts that cannot be learnt", async () => {
    await open("#spa_r09/ISA.41.10");
    expect(screen.getByText("spa_r09 ISA 41:10").lang).toBe("es");
    await open("#deu_l12/ISA.41.10");
    expect(screen.getByRole("alert").textContent).toMatch(/^This link names no verses/);
  });

  it("is refused where it names nothing", async () => {
    await open("#kjv/nothing");
    expect(screen.getByRole("alert").textContent).toMatch(/^This link names no verses/);
    expect(stored()).toEqual({});
  });
});

describe("the shelf", () => {
  it("begins with the sets, and then has what is due, learnt, and the way back of what is removed", async () => {
    await open("", <Shelf />);
    expect(screen.getByText(/Choose a set below/)).toBeDefined();
    expect(screen.queryByText("Your verses")).toBeNull();
    const known = { "2026-06-01": 3, "2026-06-04": 3, "2026-06-20": 3, "2026-11-01": 3 } as const;
    await act(() =>
      deviceStore().update(cardsEntry, () => ({
        "kjv/JHN.3.16": { addedOn: "2026-06-01", reviews: known },
        "kjv/ROM.8.28": { addedOn: "2026-11-24", reviews: {} },
        "xyz/UNKNOWN": { addedOn: "2026-11-24", reviews: {} },
      })),
    );
    expect(screen.getByText("1 passage today")).toBeDefined();
    expect(screen.getByText("1 by heart, 0 learning, 0 not begun")).toBeDefined();
    // Two thousand verses would be ten thousand elements.
    expect(document.querySelectorAll(".heart-book li")).toHaveLength(0);
    const romans = screen.getByText("Romans").closest("details")!;
    romans.open = true;
    fireEvent(romans, new Event("toggle"));
    await press("Remove Romans 8:28");
    expect(Object.keys(stored()).toSorted()).toEqual(["kjv/JHN.3.16", "xyz/UNKNOWN"]);
    expect(screen.getByText(/^Nothing to practise today\. The next one returns/)).toBeDefined();
  });

  it("says that passages that are not begun come tomorrow, after today's new ones", async () => {
    const begun = { addedOn: "2026-11-25", reviews: { "2026-11-25": 3 as const } };
    await deviceStore().update(cardsEntry, () => ({
      "kjv/JHN.3.16": begun,
      "kjv/JHN.11.35": begun,
      "kjv/ROM.8.28": { addedOn: "2026-11-25", reviews: {} },
    }));
    await open("", <Shelf />);
    expect(screen.getByText(/^2 passages practised today\./).textContent).toMatch(/The next one returns tomorrow\.$/);
  });

  it("is told that a passage or a set is removed only once it is", async () => {
    const cards = Object.fromEntries(
      ["kjv/ROM.8.28", "kjv/PSA.34.18"].map((id) => [id, { addedOn: "2026-11-24", reviews: {} }]),
    );
    await deviceStore().update(cardsEntry, () => cards);
    await open("#kjv/ROM.8.28;PSA.34.18");
    await press("Keep this set");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    fireEvent.click(screen.getByRole("button", { name: "Remove from your sets" }));
    expect(told()).toBe("It is among your sets.");
    await expect.poll(told).toMatch(/^Not saved/);
    await open("", <Shelf />);
    // Those that other files have left waiting, too.
    while (told() !== "") act(() => dismissToast());
    const romans = screen.getByText("Romans").closest("details")!;
    romans.open = true;
    fireEvent(romans, new Event("toggle"));
    fireEvent.click(screen.getByRole("button", { name: "Remove Romans 8:28" }));
    expect(told()).toBe("");
    await expect.poll(told).toMatch(/^Not saved/);
    full.mockRestore();
    await press("Remove Romans 8:28");
    expect(told()).toBe("Romans 8:28 removed");
    expect(Object.keys(stored())).toEqual(["kjv/PSA.34.18"]);
  });

  it("fetches what returns within a week, one chapter after the other", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      throw new TypeError("offline");
    });
    await deviceStore().update(cardsEntry, () => ({
      "kjv/RUT.1.16": { addedOn: "2026-11-24", reviews: { "2026-11-24": 3 as const } },
      "web/RUT.2.1": { addedOn: "2026-11-24", reviews: {} },
      "spa_r09/GEN.2.1": { addedOn: "2026-11-24", reviews: {} },
    }));
    await open("", <Shelf />);
    await vi.waitFor(() => {
      const loaded = asked.map((url) => /\w+\/\w{3}\/\d+(?=\.json$)/.exec(url)?.[0]);
      expect(loaded).toEqual(["kjv/RUT/1", "web/RUT/2"]);
    }, 20_000);
  });
});
