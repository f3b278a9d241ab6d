import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { removeAllCaches, startDownload, stopDownload, useOfflineTranslations } from "./offline-translations.ts";

const refuse = (): never => {
  throw new DOMException("Storage is refused here.", "SecurityError");
};

const given: Readonly<Record<string, PropertyDescriptor>> = {
  "refused to whom looks for it": { get: refuse },
  "refused to whom asks it": { value: { keys: async () => refuse() } },
};

afterEach(() => {
  Reflect.deleteProperty(window, "caches");
  vi.unstubAllGlobals();
});

it("a download that is stopped is listed by the time it no longer runs", async () => {
  Object.defineProperty(window, "caches", { value: memoryCaches().caches, configurable: true });
  let fetched = 0;
  vi.stubGlobal("fetch", async () => {
    fetched += 1;
    if (fetched === 3) stopDownload("kjv");
    return new Response("0123456789");
  });
  const rows: string[] = [];
  renderHook(() => {
    const { running, stored } = useOfflineTranslations("1");
    rows.push(`${running.kjv ? "running" : "ended"}, ${stored.length} stored`);
  });
  await waitFor(() => expect(rows.at(-1)).toBe("ended, 0 stored"));
  rows.length = 0;
  await act(() => startDownload("1", "kjv", async () => true));
  expect(new Set(rows)).toEqual(new Set(["running, 0 stored", "ended, 1 stored"]));
});

describe.each(Object.entries(given))("a Cache API that is %s", (_name, caches) => {
  it("counts as none, and erasing everything completes", async () => {
    Object.defineProperty(window, "caches", { ...caches, configurable: true });
    const { result } = renderHook(() => useOfflineTranslations("1"));
    await waitFor(() => expect(result.current.device).toBe("none"));
    await expect(removeAllCaches()).resolves.toBeUndefined();
  });
});
