import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import { site } from "#domain/site/site.ts";
import { translationCacheName } from "#src/platform/offline/caches.ts";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";
import { removeAllCaches } from "#src/platform/offline/downloads.ts";
import { DownloadRow } from "./download-row.tsx";
import { downloadEmbedded, embeddedDownloads } from "./offline-translations.tsx";

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

it("a download that is stopped is listed by the time it no longer runs, until it is removed", async () => {
  Object.defineProperty(window, "caches", { value: memoryCaches().caches, configurable: true });
  let fetched = 0;
  vi.stubGlobal("fetch", async () => {
    fetched += 1;
    if (fetched === 3) embeddedDownloads.stop("kjv");
    return new Response("0123456789");
  });
  const rows: string[] = [];
  renderHook(() => {
    const { running, stored } = embeddedDownloads.useDownloads();
    rows.push(`${running.kjv ? "running" : "ended"}, ${stored?.length ?? 0} stored`);
  });
  await waitFor(() => expect(rows.at(-1)).toBe("ended, 0 stored"));
  rows.length = 0;
  await act(() => downloadEmbedded("kjv"));
  expect(new Set(rows)).toEqual(new Set(["running, 0 stored", "ended, 1 stored"]));
  await act(() => embeddedDownloads.remove("kjv"));
  expect(rows.at(-1)).toBe("ended, 0 stored");
});

it("what another tab has downloaded or removed is listed when the visitor comes back to this one", async () => {
  const { caches } = memoryCaches();
  Object.defineProperty(window, "caches", { value: caches, configurable: true });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  const { result } = renderHook(() => embeddedDownloads.useDownloads());
  await act(() => downloadEmbedded("kjv"));
  expect([result.current.failed.kjv, result.current.stored?.[0]?.bytes]).toEqual(["offline", 0]);
  const elsewhere = await caches.open(translationCacheName("kjv"));
  await elsewhere.put("/bible/any/kjv/gen/book.json", new Response("0123456789"));
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(result.current.stored?.[0]?.bytes).toBe(10));
  await act(() => embeddedDownloads.remove("kjv"));
});

it("a download that runs is not begun again, is ended by its removal, and asks for the site's code", async () => {
  const { caches } = memoryCaches();
  Object.defineProperty(window, "caches", { value: caches, configurable: true });
  const wanted = vi.fn<() => void>();
  window.addEventListener("offlineWanted", wanted, { once: true });
  const answered = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async () => {
    await answered.promise;
    return new Response("0123456789");
  });
  const outcome = downloadEmbedded("kjv");
  const second = downloadEmbedded("kjv");
  expect(wanted).toHaveBeenCalledOnce();
  await waitFor(async () => expect(await caches.keys()).toHaveLength(1));
  const removing = embeddedDownloads.remove("kjv");
  answered.resolve();
  await removing;
  expect([await outcome, await second]).toEqual(["stopped", "failed"]);
  expect(await caches.keys()).toEqual([]);
});

it("erasing everything ends a running download, of which nothing is stored afterwards", async () => {
  const { caches } = memoryCaches();
  Object.defineProperty(window, "caches", { value: caches, configurable: true });
  const answered = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
    await answered.promise;
    signal?.throwIfAborted();
    return new Response("0123456789");
  });
  const { result } = renderHook(() => embeddedDownloads.useDownloads());
  const outcome = downloadEmbedded("kjv");
  await waitFor(async () => expect(await caches.keys()).toHaveLength(1));
  const erasing = removeAllCaches();
  answered.resolve();
  await act(() => erasing);
  expect(await outcome).toBe("stopped");
  expect(await caches.keys()).toEqual([]);
  expect(result.current).toEqual({ stored: undefined, running: {}, failed: {} });
});

it("erasing everything goes on after a cache that cannot be deleted", async () => {
  const { caches } = memoryCaches();
  Object.defineProperty(window, "caches", { value: caches, configurable: true });
  await caches.open("one");
  await caches.open("two");
  vi.spyOn(caches, "delete").mockRejectedValueOnce(new DOMException("broken", "UnknownError"));
  await removeAllCaches();
  expect(await caches.keys()).toEqual(["one"]);
});

const rowWith = (state: Partial<ComponentProps<typeof DownloadRow>>) => (
  <DownloadRow
    translation="kjv"
    name="King James Version"
    facts=""
    action="download"
    progress={undefined}
    progressLabel=""
    failure={undefined}
    onDownload={async () => "stopped"}
    onStop={() => {}}
    onRemove={undefined}
    {...state}
  />
);

it("a download is not said to be at 100 % while files are missing", () => {
  render(rowWith({ progress: { done: 1188, all: 1189, bytes: 0 } }));
  expect(screen.getByText(/%/).textContent).toMatch(/^99 %/);
  cleanup();
});

it("a row says how its download failed until another tab has the rest", () => {
  const { rerender } = render(rowWith({ action: "resume", failure: "offline" }));
  expect(screen.getByRole("alert").textContent).toMatch(/offline/);
  rerender(rowWith({ action: undefined, failure: "offline" }));
  expect(screen.queryByRole("alert")).toBeNull();
  cleanup();
});

it("a row says that it is downloaded only when it is", async () => {
  act(() => dismissToast());
  const told = renderHook(() => useCurrentToast()).result;
  for (const outcome of ["stopped", "done"] as const) {
    expect(told.current).toBeUndefined();
    const { unmount } = render(rowWith({ onDownload: async () => outcome }));
    await act(async () => void fireEvent.click(screen.getByRole("button")));
    unmount();
  }
  expect(told.current?.title).toMatch(/King James Version/);
  cleanup();
});

it("a row's button can keep the focus without a network, where it does nothing", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const download = vi.fn<() => Promise<"stopped">>(async () => "stopped");
  render(rowWith({ onDownload: download }));
  const button = screen.getByRole<HTMLButtonElement>("button");
  expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  fireEvent.click(button);
  expect(download).not.toHaveBeenCalled();
  cleanup();
  vi.restoreAllMocks();
});

it("a row keeps the focus while its buttons change, and takes it from nowhere else", () => {
  const running = rowWith({ progress: { done: 1, all: 2, bytes: 0 } });
  const { getByRole, rerender } = render(rowWith({}));
  rerender(running);
  expect(document.activeElement).toBe(document.body);
  rerender(rowWith({}));
  getByRole("button").focus();
  rerender(running);
  expect(document.activeElement?.textContent).toBe("Stop");
  rerender(rowWith({ action: "resume", onRemove: () => {} }));
  expect(document.activeElement?.textContent).toBe("Resume");
  rerender(rowWith({ action: undefined, onRemove: () => {} }));
  expect(document.activeElement?.textContent).toBe("Remove");
  rerender(rowWith({}));
  expect(document.activeElement?.textContent).toBe("Download");
  getByRole("button").blur();
  rerender(running);
  expect(document.activeElement).toBe(document.body);
  cleanup();
});

describe.each(Object.entries(given))("a Cache API that is %s", (_name, caches) => {
  it("counts as none, and erasing everything completes", async () => {
    Object.defineProperty(window, "caches", { ...caches, configurable: true });
    const { result } = renderHook(() => embeddedDownloads.useDownloads());
    await waitFor(() => expect(result.current.stored).toBeNull());
    await expect(removeAllCaches()).resolves.toBeUndefined();
  });
});

it.each([
  ["is offered among the other languages", [], 1],
  ["is there if it is embedded, and is not offered again", ["spa_r09"], 0],
])("a text of the visitor's language %s", async (_what, embed, times) => {
  vi.resetModules();
  vi.doMock("#domain/site/site.ts", () => ({ site: { ...site, embed } }));
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["es-CO"]);
  const { DownloadLanguages } = await import("./download-languages.tsx");
  const { QueryClient, QueryClientProvider } = await import("@tanstack/react-query");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DownloadLanguages />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("Other languages")).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: /Reina-Valera/ })).toHaveLength(times);
  vi.doUnmock("#domain/site/site.ts");
});
