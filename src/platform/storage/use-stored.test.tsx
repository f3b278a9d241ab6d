import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { deviceStore } from "./browser-store.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { useCurrentToast } from "../page/toast.ts";
import { defineStored, loadDescriptionOf, loadStoredEntries, provideStoredEntries } from "./entries.ts";
import { useStored } from "./use-stored.ts";

const names = defineStored({
  key: "gbh_test_names",
  schema: z.array(z.string()),
  fallback: [] as string[],
});

const Names = () => {
  const [value, update] = useStored(names);
  return (
    <button type="button" onClick={() => void update((present) => [...present, "Ruth"])}>
      {value.join(", ") || "nobody"}
    </button>
  );
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  deviceStore().announce(null);
});

describe("useStored", () => {
  it("shows the fallback when prerendered and the stored value in the browser", () => {
    localStorage.setItem("gbh_test_names", '["Naomi"]');
    expect(renderToString(<Names />)).toContain("nobody");
    render(<Names />);
    expect(screen.getByRole("button").textContent).toBe("Naomi");
  });

  it("updates every reader, and follows writes from another tab", async () => {
    render(<Names />);
    await act(async () => {
      screen.getByRole("button").click();
      await deviceStore().update(names, (present) => present);
    });
    expect(screen.getByRole("button").textContent).toBe("Ruth");
    act(() => {
      localStorage.setItem("gbh_test_names", '["Boaz"]');
      window.dispatchEvent(new StorageEvent("storage", { key: "gbh_test_names", storageArea: localStorage }));
    });
    expect(screen.getByRole("button").textContent).toBe("Boaz");
  });

  it("reads again on a page restored from the back/forward cache", () => {
    render(<Names />);
    localStorage.setItem("gbh_test_names", '["Orpah"]');
    for (const [persisted, shown] of [
      [false, "nobody"],
      [true, "Orpah"],
    ] as const) {
      act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));
      expect(screen.getByRole("button").textContent).toBe(shown);
    }
  });
});

describe("what cannot be read", () => {
  it("is told at once, together and in one sentence", async () => {
    const places = defineStored({
      key: "gbh_test_places",
      schema: z.array(z.string()),
      fallback: [] as string[],
    });
    provideStoredEntries(lazyCode("names", async () => ({ gbh_test_names: { what: "Names" } })));
    localStorage.setItem("gbh_test_names", '["Naomi"');
    localStorage.setItem("gbh_test_places", "7");
    const shown = renderHook(() => useCurrentToast()).result;
    renderHook(() => [useStored(names), useStored(places)]);
    await expect
      .poll(() => shown.current)
      .toMatchObject({
        title: "Could not be read",
        description: "Names; gbh_test_places. What was stored is kept, unchanged, under Your data.",
        tone: "refusal",
      });
    expect(localStorage.getItem("gbh_test_names")).toBe('["Naomi"');
  });
});

/** Whether a page that begins now finds a storage that lasts. */
const isLasting = async () => {
  vi.resetModules();
  return (await import("./browser-store.ts")).deviceStore().isLasting;
};

it("a browser whose storage takes nothing stores nothing, unlike a full one", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const length = vi.spyOn(Storage.prototype, "length", "get").mockReturnValue(0);
  expect(await isLasting()).toBe(false);
  length.mockReturnValue(1);
  expect(await isLasting()).toBe(true);
  vi.restoreAllMocks();
});

describe("the registry", () => {
  it("lists entries of rooms that load on demand", async () => {
    provideStoredEntries(
      lazyCode("late declarations", async () => {
        defineStored({ key: "gbh_test_late", schema: z.number(), fallback: 0 });
        return { gbh_test_late: { what: "Declared late" } };
      }),
    );
    const keys = (await loadStoredEntries()).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(["gbh_test_names", "gbh_test_late"]));
    const descriptionOf = await loadDescriptionOf();
    expect([descriptionOf("gbh_test_late"), descriptionOf("gbh_unknown")]).toEqual(["Declared late", "gbh_unknown"]);
  });
});
