import { readFileSync } from "node:fs";
import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#src/app/query-client.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { draftsEntry } from "#src/platform/drafts/stored.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";
import { toggleBookmarks } from "./mark-actions.ts";
import { MarksPanel } from "./marks-panel.tsx";
import { bookmarksEntry } from "./stored.ts";
import { useMarks } from "./use-marks.ts";
import { useNoteDraft } from "./use-note-draft.ts";
import { SelectionActions } from "./verse-actions.tsx";

const psalm: VerseSet = { book: "PSA", chapter: 23, verses: [4] };

const Shown = ({ target, focusRequest = 0 }: { target: VerseSet; focusRequest?: number }) => {
  const marks = useMarks();
  const draft = useNoteDraft();
  const shown = useCurrentToast();
  const [client] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SelectionActions set={target} marks={marks.markedVersesOf(target)} onNote={() => {}} />
        <MarksPanel marks={marks} translation="kjv" target={target} draft={draft} focusRequest={focusRequest} />
        {shown?.action ? (
          <button type="button" onClick={shown.action.run}>
            {`${shown.title}: ${shown.action.label}`}
          </button>
        ) : null}
      </MemoryRouter>
    </QueryClientProvider>
  );
};

/** Observed elements, each with the callback for when it becomes visible. */
const watched = new Map<Element, () => void>();

class PretendedObserver {
  readonly intersect: () => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.intersect = () => callback([{ isIntersecting: true }]);
  }
  observe(element: Element) {
    watched.set(element, this.intersect);
  }
  disconnect() {}
}

const fetched = vi.fn<(address: string) => Promise<Response>>(
  async (address) => new Response(readFileSync(`.generated/static${address}`, "utf8")),
);

/** Presses a button and waits until its change is stored. */
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await deviceStore().update(bookmarksEntry, (present) => present);
  });

const write = async (text: string) => {
  fireEvent.change(screen.getByLabelText(/^Note on/), { target: { value: text } });
  await press("Save note");
};

const none = () => document.querySelector(".mark-none")!.textContent.trim();
const listed = () => screen.getAllByRole("listitem").map((item) => item.querySelector(".mark-ref")!.textContent);

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", PretendedObserver);
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  watched.clear();
  fetched.mockClear();
  dismissToast();
  localStorage.clear();
  deviceStore().announce(null);
});

describe("the notes panel", () => {
  it("shows thirty items of each list, and the rest on request", async () => {
    await deviceStore().update(bookmarksEntry, () =>
      Array.from({ length: 60 }, (_item, index) => `Psalms 119:${index + 1}`),
    );
    render(<Shown target={psalm} />);
    fireEvent.click(screen.getByRole("tab", { name: "Bookmarks" }));
    await expect.poll(() => listed()).toHaveLength(30);
    await press("Show more");
    await expect.poll(() => listed()).toHaveLength(60);
    expect(listed().at(-1)).toBe("Psalm 119:60");
  });

  it("saves a note with its reference and lists it in canonical order", async () => {
    const { rerender } = render(<Shown target={psalm} />);
    await write("Through it, not around.");
    rerender(<Shown target={{ book: "GEN", chapter: 1, verses: [] }} />);
    await write("Light first.");
    expect(listed()).toEqual(["Genesis 1", "Psalm 23:4"]);
    expect(screen.getByRole("link", { name: "Psalm 23:4" }).getAttribute("href")).toBe("/read/kjv/psalms/23#v4");
    expect(JSON.parse(localStorage.getItem("bible-notes")!)).toMatchObject([
      { reference: "Psalms 23:4" },
      { reference: "Genesis 1" },
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note on/).value).toBe("");
  });

  it("asks to choose a verse only while none is chosen", () => {
    const { rerender } = render(<Shown target={psalm} />);
    expect(none()).toBe("No notes yet.");
    rerender(<Shown target={{ ...psalm, verses: [] }} />);
    expect(none()).toMatch(/^No notes yet\. Write one on this chapter/);
  });

  it("gives the field the focus when somebody asks to write, not when they come back to the notes", () => {
    render(<Shown target={psalm} focusRequest={1} />);
    expect(document.activeElement).toBe(screen.getByLabelText("Note on Psalm 23:4"));
    for (const name of ["Bookmarks", "Notes"]) {
      const tab = screen.getByRole("tab", { name });
      tab.focus();
      fireEvent.click(tab);
    }
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Notes" }));
    expect(screen.queryByLabelText("Note on Psalm 23:4")).not.toBeNull();
  });

  it("shows each note in its own writing direction", async () => {
    render(<Shown target={psalm} />);
    await write("יהוה רעי");
    expect(screen.getByText("יהוה רעי").getAttribute("dir")).toBe("auto");
    expect(screen.getByLabelText(/^Note on/).getAttribute("dir")).toBe("auto");
  });

  it("saves one note when the button is pressed twice", async () => {
    render(<Shown target={psalm} />);
    fireEvent.change(screen.getByLabelText(/^Note on/), { target: { value: "Once." } });
    screen.getByRole("button", { name: "Save note" }).click();
    await press("Save note");
    expect(listed()).toEqual(["Psalm 23:4"]);
  });

  it("says that a note is saved only when it was, also after one that was", async () => {
    render(<Shown target={psalm} />);
    await write("One.");
    screen.getByText("Note saved");
    await press("Delete the note on Psalm 23:4");
    expect(screen.queryByText("Note saved")).toBeNull();
    await press("Note deleted: Undo");
    expect(screen.queryByText("Note saved")).toBeNull();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await write("Two.");
    expect(screen.queryByText("Note saved")).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note on/).value).toBe("Two.");
    expect(screen.getByRole("alert").textContent).toMatch(/storage is full: what you are typing is lost/);
    fireEvent.change(screen.getByLabelText(/^Note on/), { target: { value: "" } });
    expect(screen.queryByText("Note saved")).toBeNull();
  });

  it("says of a note in a browser that stores nothing that it is there until the page is closed", async () => {
    vi.spyOn(deviceStore(), "isLasting", "get").mockReturnValue(false);
    const { update } = deviceStore();
    vi.spyOn(deviceStore(), "update").mockImplementation(async (entry, change) => {
      await update(entry, change);
      return false;
    });
    render(<Shown target={psalm} />);
    for (const text of ["One.", "Two."]) {
      await write(text);
      screen.getByText("Kept until you close this page");
      expect(screen.queryByText("Note saved")).toBeNull();
      expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note on/).value).toBe("");
    }
    expect(listed()).toEqual(["Psalm 23:4", "Psalm 23:4"]);
  });

  it("edits and deletes a note, and undoes the deletion", async () => {
    render(<Shown target={psalm} />);
    await write("One.");
    await press("Edit the note on Psalm 23:4");
    fireEvent.change(screen.getAllByLabelText("Note on Psalm 23:4")[1]!, { target: { value: "Two." } });
    await act(async () => {
      fireEvent.submit(screen.getAllByLabelText("Note on Psalm 23:4")[1]!.closest("form")!);
      await deviceStore().update(bookmarksEntry, (present) => present);
    });
    expect(screen.getByText("Two.")).toBeTruthy();
    await press("Delete the note on Psalm 23:4");
    expect(screen.queryByText("Two.")).toBeNull();
    await press("Note deleted: Undo");
    expect(screen.getByText("Two.")).toBeTruthy();
  });

  it("offers to undo a deletion again where the device is full meanwhile", async () => {
    render(<Shown target={psalm} />);
    await write("One.");
    await press("Delete the note on Psalm 23:4");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await press("Note deleted: Undo");
    expect(screen.queryByText("One.")).toBeNull();
    full.mockRestore();
    // The message that the device is full comes first.
    expect(screen.queryByRole("button", { name: "Note deleted: Undo" })).toBeNull();
    act(() => dismissToast());
    await press("Note deleted: Undo");
    expect(screen.getByText("One.")).toBeTruthy();
    act(() => dismissToast());
    expect(screen.queryByRole("button", { name: "Note deleted: Undo" })).toBeNull();
  });

  it("opens what was being changed when the page ended, also of a note that was deleted since", async () => {
    const note = { id: "1", reference: "Psalms 23:4", text: "One.", createdAt: "" };
    const draft = { id: "d", kind: "note edit", part: "1", page: "gone", base: "One.", text: "One. Two.", about: note };
    await deviceStore().update(draftsEntry, () => [draft]);
    render(<Shown target={{ book: "GEN", chapter: 1, verses: [] }} />);
    const field = await screen.findByLabelText<HTMLTextAreaElement>("Note on Psalm 23:4");
    await expect.poll(() => field.value).toBe("One. Two.");
    screen.getByText(/^This was deleted in another tab or on another device/);
    await act(async () => {
      fireEvent.submit(field.closest("form")!);
      await deviceStore().update(draftsEntry, (present) => present);
    });
    expect(JSON.parse(localStorage.getItem("bible-notes")!)).toEqual([{ ...note, text: "One. Two." }]);
  });

  it("lists bookmarks that open and can be removed, and shows the action's state", async () => {
    render(<Shown target={psalm} />);
    expect(screen.getByRole("button", { name: "Bookmark" }).getAttribute("aria-pressed")).toBe("false");
    await press("Bookmark");
    expect(screen.getByRole("button", { name: "Bookmark" }).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(screen.getByRole("tab", { name: "Bookmarks" }));
    expect(listed()).toEqual(["Psalm 23:4"]);
    await press("Remove the bookmark of Psalm 23:4");
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  it("shows the start of a marked verse, and fetches its chapter only when the line comes near", async () => {
    await deviceStore().update(bookmarksEntry, () => ["Psalms 23:4", "Psalm 23:4", "Psalms 23:2", "John 3:1"]);
    render(<Shown target={psalm} />);
    fireEvent.click(screen.getByRole("tab", { name: "Bookmarks" }));
    expect(listed()).toEqual(["Psalm 23:2", "Psalm 23:4", "John 3:1"]);
    expect(fetched).not.toHaveBeenCalled();
    const [second, fourth] = [...watched.values()];
    act(() => (second!(), fourth!()));
    expect(await screen.findByText(/^He maketh me to lie down in green pastures/)).toBeTruthy();
    expect(await screen.findByText(/^Yea, though I walk through the valley/)).toBeTruthy();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("follows changes from another tab", async () => {
    render(<Shown target={psalm} />);
    await act(async () => void (await toggleBookmarks({ book: "JHN", chapter: 3, verses: [16] })));
    fireEvent.click(screen.getByRole("tab", { name: "Bookmarks" }));
    expect(listed()).toEqual(["John 3:16"]);
  });
});
