import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { noteDraftEntry } from "#src/scripture/marks/stored.ts";
import { useNoteDraft } from "#src/scripture/marks/use-note-draft.ts";
import { deviceStore } from "../storage/browser-store.ts";
import { claimDraft, releaseDraft, watchUnclaimedDrafts } from "./drafts.ts";
import { ownPageId } from "./open-pages.ts";
import { withDraft } from "./rules.ts";
import { draftsEntry } from "./stored.ts";

const verses = { book: "PSA", chapter: 23, verses: [4, 5] } as const;

/** The pages that hold a lock, as other tabs see them. */
let openPages: string[] = [];

const locks = {
  request: (name: string, task: () => unknown) => {
    if (!name.startsWith("gbh:page:")) return Promise.resolve(task());
    openPages.push(name);
    return new Promise(() => {});
  },
  query: async () => ({ held: openPages.map((name) => ({ name, mode: "exclusive" })), pending: [] }),
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  deviceStore().announce(null);
});

const draftOf = (part: number, kind: string) => ({
  id: `${kind}${part}`,
  kind,
  part: `${part}`,
  page: "",
  base: "",
  text: "",
});

const stored = async () => {
  await deviceStore().update(draftsEntry, (present) => present);
  return deviceStore().read(draftsEntry);
};

const open = async () => {
  const { result } = renderHook(() => useNoteDraft());
  await act(async () => void (await stored()));
  return result;
};

const write = (draft: Awaited<ReturnType<typeof open>>, text: string) =>
  act(async () => {
    draft.current.write(text, verses);
    await stored();
  });

it("comes back on its verses after the page was discarded, and not once it is saved", async () => {
  const draft = await open();
  expect(draft.current).toMatchObject({ text: "", begunOn: undefined });
  await write(draft, "Even here");
  cleanup();
  const again = await open();
  expect(again.current).toMatchObject({ text: "Even here", begunOn: verses });
  await act(async () => void (await again.current.save(verses)));
  expect(JSON.parse(localStorage.getItem("bible-notes")!)).toMatchObject([{ text: "Even here" }]);
  expect(await stored()).toEqual([]);
  cleanup();
  expect((await open()).current).toMatchObject({ text: "", begunOn: undefined });
});

it("is not taken from a tab that is open, but from one that crashed", async () => {
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  const theirs = { id: "d1", kind: "note", part: "new", page: "other", base: "", text: "In the other tab" };
  await deviceStore().update(draftsEntry, () => [theirs]);
  openPages = ["gbh:page:other"];
  const draft = await open();
  expect(draft.current.text).toBe("");
  await write(draft, "In this tab");
  expect((await stored()).map(({ text }) => text)).toEqual(["In the other tab", "In this tab"]);
  await write(draft, "");
  cleanup();
  openPages = openPages.filter((name) => name !== "gbh:page:other");
  expect((await open()).current.text).toBe("In the other tab");
  Reflect.deleteProperty(navigator, "locks");
});

it("is claimed by one page, and there by one editor", async () => {
  const gone = { ...draftOf(1, "note"), page: "gone" };
  await deviceStore().update(draftsEntry, () => [gone]);
  expect(await claimDraft([gone])).toMatchObject({ id: gone.id, page: ownPageId() });
  expect(await claimDraft([gone])).toBeUndefined();
  releaseDraft(gone);
  const theirs = { ...gone, page: "another" };
  await deviceStore().update(draftsEntry, () => [theirs]);
  expect(await claimDraft([gone])).toBeUndefined();
  expect(await stored()).toEqual([theirs]);
  expect(await claimDraft([theirs])).toMatchObject({ id: gone.id });
  releaseDraft(gone);
});

it.each([
  [2000, 1],
  [3000, 0],
])("of another page that ends after %i ms is offered %i times", async (ms, times) => {
  vi.useFakeTimers();
  const waiting: (() => void)[] = [];
  const request = (_name: string, ...[options, task]: [object, () => unknown] | [() => unknown]) =>
    new Promise((resolve) => {
      if (task) waiting.push(() => resolve(task()));
      else resolve((options as () => unknown)());
    });
  // Those that wait for a page do not make it an open one.
  let held = [{ name: "gbh:page:other", mode: "exclusive" }];
  const query = async () => ({ held: [...held, { name: "gbh:page:other", mode: "shared" }], pending: [] });
  Object.defineProperty(navigator, "locks", { value: { request, query }, configurable: true });
  localStorage.setItem(draftsEntry.key, JSON.stringify([{ ...draftOf(1, "note"), page: "other" }]));
  deviceStore().announce(null);
  const offered = vi.fn<() => void>();
  const stop = watchUnclaimedDrafts({ kind: "note" }, offered);
  await vi.advanceTimersByTimeAsync(ms);
  expect(offered).not.toHaveBeenCalled();
  held = [];
  for (const end of waiting) end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(offered).toHaveBeenCalledTimes(times);
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "locks");
});

it("takes over what an earlier version of the site has stored", async () => {
  await deviceStore().update(noteDraftEntry, () => ({ reference: "Psalms 23:4-5", text: "From before" }));
  const draft = await open();
  await expect.poll(() => draft.current).toMatchObject({ text: "From before", begunOn: verses });
  expect(deviceStore().read(noteDraftEntry).text).toBe("");
});

it("says when it cannot be stored, and keeps the text in its field", async () => {
  const draft = await open();
  await write(draft, "Even");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await write(draft, "Even here");
  expect(draft.current.text).toBe("Even here");
  expect(draft.current.warning).toMatch(/^This device’s storage is full/);
  await act(async () => expect(await draft.current.save(verses)).toBe("failed"));
  expect(draft.current.text).toBe("Even here");
  vi.restoreAllMocks();
  await write(draft, "Even here, too");
  expect(draft.current.warning).toBeUndefined();
});

it("says so where nothing lasts, and the note is there until the page is closed", async () => {
  vi.spyOn(deviceStore(), "isLasting", "get").mockReturnValue(false);
  const { update } = deviceStore();
  vi.spyOn(deviceStore(), "update").mockImplementation(async (entry, change) => {
    await update(entry, change);
    return false;
  });
  const draft = await open();
  await write(draft, "Even here");
  expect(draft.current.warning).toMatch(/^This browser keeps nothing/);
  await act(async () => expect(await draft.current.save(verses)).toBe("forVisit"));
  expect(draft.current).toMatchObject({ text: "", warning: undefined });
});

it("keeps the ten drafts of a kind that were written last, where there is a limit", () => {
  let drafts = [draftOf(0, "other")];
  for (let part = 1; part <= 11; part += 1) drafts = [...withDraft(drafts, draftOf(part, "card"), 10)];
  expect(drafts.map(({ id }) => id)).toEqual(["other0", ...Array.from({ length: 10 }, (_item, at) => `card${at + 2}`)]);
  expect(withDraft(drafts, draftOf(5, "card"), 10).at(-1)?.id).toBe("card5");
});
