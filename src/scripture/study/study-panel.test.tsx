import { readFileSync } from "node:fs";
import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { BrowserRouter, useNavigate } from "#src/platform/page/router.tsx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { loadCode } from "#src/platform/loading/lazy-code.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { notesEntry } from "#src/scripture/marks/stored.ts";
import { studySections } from "./sections.ts";
import { studySectionEntry } from "./stored.ts";
import { lastSection, StudyBeside, StudySheet } from "./study-panel.tsx";
import { useStudy, useStudyPanel } from "./use-study.ts";

const readFile = (address: string): Response => {
  try {
    return new Response(readFileSync(`.generated/static${address}`, "utf8"));
  } catch {
    return new Response("", { status: 404 });
  }
};
const online = async (address: string | URL | Request) => readFile(String(address));
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

interface ShownProps {
  of?: ChapterId;
  verses: readonly number[];
  section?: string;
  isSheet?: boolean;
  onClose?: () => void;
}

const place = { book: "JHN", chapter: 3 } as const;

/** The panel at John 3, or another chapter, at a section that changes as the reader's address would. */
const Shown = ({ of = place, verses, section: first = "", isSheet = false, onClose = () => {} }: ShownProps) => {
  const [section, setSection] = useState(first);
  const [client] = useState(() => createQueryClient());
  const Panel = isSheet ? StudySheet : StudyBeside;
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Panel
          section={section}
          onSection={setSection}
          onClose={onClose}
          translation="kjv"
          place={of}
          verses={verses}
          chapter={undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
};

const openTab = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));
const chosenTab = () => screen.getByRole("tab", { selected: true }).textContent;

beforeEach(async () => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>(online));
  await Promise.all(studySections.map(({ code }) => loadCode<unknown>(code)));
  await deviceStore().update(studySectionEntry, () => "");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

it("has its sections in order, and starts with the first", async () => {
  render(<Shown verses={[16]} />);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(studySections.map(({ label }) => label));
  expect(chosenTab()).toBe("References");
  expect(screen.getByRole("complementary", { name: "Study: John 3:16" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "1 John 4:9" })).toBeTruthy();
});

it("opens at the section that was used last on this device, and at the one of the address before that", async () => {
  render(<Shown verses={[16]} />);
  openTab("Topics");
  await waitFor(() => expect(deviceStore().read(studySectionEntry)).toBe("topics"));
  expect(lastSection()).toBe("topics");
  cleanup();
  render(<Shown verses={[16]} section="gone" />);
  expect(chosenTab()).toBe("Topics");
  cleanup();
  render(<Shown verses={[16]} section="notes" />);
  expect(chosenTab()).toBe("My notes");
});

it("follows the chosen verses in every section", async () => {
  await deviceStore().update(notesEntry, () => [
    { id: "1", reference: "John 3:16", text: "on sixteen", createdAt: "" },
    { id: "2", reference: "John 3:8", text: "on eight", createdAt: "" },
    { id: "3", reference: "Mark 3:8", text: "elsewhere", createdAt: "" },
  ]);
  const signs: Readonly<Record<string, readonly [of16: RegExp, of8: RegExp]>> = {
    references: [/^1 John 4:9$/, /^1 Corinthians 12:11$/],
    translations: [/For God so loved the world/, /The wind bloweth where it listeth/],
    words: [/^only begotten$/, /^bloweth$/],
    topics: [/^World$/, /^Spirit$/],
    notes: [/^on sixteen$/, /^on eight$/],
  };
  // The commentary, which no file has, has a test of its own.
  for (const { id } of studySections.filter((section) => section.id !== "commentary")) {
    const [of16, of8] = signs[id]!;
    const { rerender } = render(<Shown verses={[16]} section={id} />);
    expect((await screen.findAllByText(of16)).length, id).toBeGreaterThan(0);
    rerender(<Shown verses={[8]} section={id} />);
    expect((await screen.findAllByText(of8)).length, id).toBeGreaterThan(0);
    expect(screen.queryAllByText(of16), id).toEqual([]);
    expect(screen.queryByText("elsewhere")).toBeNull();
    cleanup();
  }
  await deviceStore().update(notesEntry, () => []);
});

it("is about the chapter while no verse is chosen", async () => {
  render(<Shown verses={[]} section="topics" />);
  expect(screen.getByRole("complementary", { name: "Study: John 3" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Love" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Learn" })).toBeNull();
  openTab("Words");
  expect(await screen.findByText("Choose a verse to see its words.")).toBeTruthy();
});

it("leads to learning the chosen verses", () => {
  render(<Shown verses={[16, 17]} section="notes" />);
  expect(screen.getByRole("link", { name: "Learn" }).getAttribute("href")).toBe("/by-heart/set#kjv/JHN.3.16-17");
});

it("says of each section what is missing without a network, and shows what needs none", async () => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>(offline));
  render(<Shown verses={[16]} section="references" />);
  expect((await screen.findByRole("alert")).textContent).toMatch(/cross references of this chapter are not on this/);
  openTab("Translations");
  expect((await screen.findAllByRole("alert"))[0]!.textContent).toMatch(/King James Version/);
  openTab("Words");
  expect((await screen.findByRole("alert")).textContent).toMatch(/words of this chapter are not on this device/);
  openTab("Topics");
  expect(await screen.findByRole("link", { name: "Love" })).toBeTruthy();
  openTab("My notes");
  expect(screen.getByLabelText("Note on John 3:16")).toBeTruthy();
});

it("has nothing to try again at a chapter that only texts of other languages have", async () => {
  render(<Shown of={{ book: "JOL", chapter: 4 }} verses={[1]} section="references" />);
  expect(await screen.findByText("No related verses are known for this passage.")).toBeTruthy();
  openTab("Words");
  expect(await screen.findByText(/may number some of them differently/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("is used by keyboard: arrows move between sections, Escape closes it", () => {
  const onClose = vi.fn<() => void>();
  render(<Shown verses={[16]} onClose={onClose} />);
  const [first, second] = screen.getAllByRole("tab");
  act(() => first!.focus());
  fireEvent.keyDown(first!, { key: "ArrowRight" });
  return waitFor(() => {
    expect(document.activeElement).toBe(second);
    expect(chosenTab()).toBe("Translations");
    fireEvent.keyDown(second!, { key: "Escape" });
    expect(onClose).toHaveBeenCalled();
  });
});

it("is a sheet of two heights on a phone", () => {
  const onClose = vi.fn<() => void>();
  render(<Shown verses={[16]} isSheet section="notes" onClose={onClose} />);
  const sheet = screen.getByRole("dialog", { name: "Study: John 3:16" });
  fireEvent.click(within(sheet).getByRole("button", { name: "Make the panel taller" }));
  fireEvent.click(within(sheet).getByRole("button", { name: "Make the panel shorter" }));
  fireEvent.keyDown(sheet, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

it("takes the focus as a sheet, also where its address has opened it, and closes on Escape outside it, too", () => {
  const onClose = vi.fn<() => void>();
  render(<Shown verses={[16]} isSheet section="notes" onClose={onClose} />);
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

it("is a layer over the page as a sheet, and leaves the focus to the heading if what opened it is gone", async () => {
  const { rerender } = render(
    <main>
      <h1 tabIndex={-1}>John 3</h1>
      <button type="button">Study</button>
    </main>,
  );
  act(() => screen.getByRole("button", { name: "Study" }).focus());
  const { unmount } = render(<Shown verses={[16]} isSheet section="notes" />);
  expect(screen.getByRole("dialog").parentElement).toBe(document.body);
  rerender(
    <main>
      <h1 tabIndex={-1}>John 3</h1>
    </main>,
  );
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "John 3" })));
});

it("leaves the focus to the chosen verse that it has shown, if what opened it is out of view", async () => {
  render(
    <main>
      <button type="button">Study</button>
      <p id="passage">
        <span id="v16" className="verse is-selected">
          For God so loved the world
        </span>
      </p>
    </main>,
  );
  const button = screen.getByRole("button", { name: "Study" });
  for (const [top, focused] of [
    [-1689, document.querySelector("#v16")],
    [0, button],
  ] as const) {
    button.getBoundingClientRect = () => new DOMRect(0, top, 40, 40);
    act(() => button.focus());
    const { unmount } = render(<Shown verses={[16]} isSheet section="notes" />);
    unmount();
    await waitFor(() => expect(document.activeElement).toBe(focused));
  }
});

it("gives the focus back where Tab had left the page", async () => {
  render(<button type="button">Study</button>);
  const button = screen.getByRole("button", { name: "Study" });
  act(() => button.focus());
  const { unmount } = render(<Shown verses={[16]} isSheet section="notes" />);
  act(() => screen.getByRole("dialog").blur());
  expect(document.activeElement).toBe(document.body);
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

const Reader = () => {
  const { open } = useStudy();
  const { Panel, frame } = useStudyPanel();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={open}>
        Study
      </button>
      <button type="button" onClick={() => navigate("/read/kjv/john/4")}>
        Next chapter
      </button>
      {Panel ? <Panel {...frame} translation="kjv" place={place} verses={[]} chapter={undefined} /> : null}
    </>
  );
};

const showReader = (address: string, isBeside: boolean) => {
  // Not replaced: pages forward in the history, left by another file, would be counted.
  window.history.pushState({ idx: 0 }, "", address);
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: isBeside,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter basename="/">
        <Reader />
      </BrowserRouter>
    </QueryClientProvider>,
  );
};

const turn = () => fireEvent.click(screen.getByRole("button", { name: "Next chapter" }));
const path = () => window.location.pathname;

const search = () => window.location.search;

it("is opened by its address, and closing takes it out of the address", async () => {
  showReader("/read/kjv/john/3?translation=x&study=topics#v16", true);
  expect(await screen.findByRole("complementary", { name: "Study: John 3" })).toBeTruthy();
  await waitFor(() => expect(chosenTab()).toBe("Topics"));
  openTab("My notes");
  expect(search()).toBe("?translation=x&study=notes");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  expect(window.location.pathname + search() + window.location.hash).toBe("/read/kjv/john/3?translation=x#v16");
});

it("is closed by going back where it is a sheet, and the focus returns", async () => {
  showReader("/read/kjv/john/3", false);
  const before = window.history.length;
  const button = screen.getByRole("button", { name: "Study" });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByRole("dialog", { name: "Study: John 3" })).toBeTruthy();
  expect(search()).toBe("?study=references");
  expect(window.history.length).toBe(before + 1);
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(search()).toBe("");
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("is not opened over another screen, where its code comes late", async () => {
  const { unmount } = showReader("/read/kjv/john/3", false);
  const before = window.history.length;
  fireEvent.click(screen.getByRole("button", { name: "Study" }));
  unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(search()).toBe("");
  expect(window.history.length).toBe(before);
});

it("is not opened over the next chapter as a sheet, where its code comes late", async () => {
  showReader("/read/kjv/john/3", false);
  fireEvent.click(screen.getByRole("button", { name: "Study" }));
  turn();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(path() + search()).toBe("/read/kjv/john/4");
});

it("stays open from chapter to chapter beside the text, and going back leads to where it was", async () => {
  showReader("/read/kjv/john/3?study=topics", true);
  await screen.findByRole("complementary");
  turn();
  await waitFor(() => expect(path() + search()).toBe("/read/kjv/john/4?study=topics"));
  expect(screen.getByRole("complementary")).toBeTruthy();
  act(() => window.history.back());
  await waitFor(() => expect(path()).toBe("/read/kjv/john/3"));
  expect(screen.getByRole("complementary")).toBeTruthy();
});

it("closes with its chapter where it is a sheet", async () => {
  showReader("/read/kjv/john/3?study=topics", false);
  await screen.findByRole("dialog");
  act(() => screen.getByRole("button", { name: "Next chapter", hidden: true }).click());
  await waitFor(() => expect(path() + search()).toBe("/read/kjv/john/4"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("keeps the focus in a section that is there at another try", async () => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>(offline));
  render(<Shown verses={[16]} section="words" />);
  const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 5000 });
  vi.stubGlobal("fetch", vi.fn<typeof fetch>(online));
  again.focus();
  fireEvent.click(again);
  expect(await screen.findByText("only begotten")).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("tabpanel").contains(document.activeElement)).toBe(true));
});
