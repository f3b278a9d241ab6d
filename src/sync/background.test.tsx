import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { FakeSocket } from "#tests/support/fake-socket.ts";
import { recordListeners } from "#tests/support/listeners.ts";
import type { SyncSettings } from "./stored.ts";

type Result = Awaited<ReturnType<typeof import("./sync-once.ts").syncOnce>>;

const names: StoredEntry<string[]> = {
  key: "gbh_test_names",
  schema: z.array(z.string()),
  fallback: [],
  syncAs: { as: "values" },
};

/** The times of the exchanges, in milliseconds since the start of the test. */
let exchanges: number[] = [];
/** Results in order; after the last, every exchange succeeds. */
let results: (Result | Promise<Result>)[] = [];
let hasUnsent = false;

vi.mock("./sync-once.ts", async (original) => ({
  ...(await original<object>()),
  keysOfCode: async () => ({ storeId: "store", token: "token" }),
  syncedEntries: async () => [names],
  hasUnsentChanges: async () => hasUnsent,
  syncOnce: async () => {
    exchanges.push(Date.now());
    const result = (await results.shift()) ?? { isDone: true };
    if (result.isDone) hasUnsent = false;
    return result;
  },
}));

/** How often conflicts were reported. */
let reports = 0;

vi.mock("./report-conflicts.ts", async (original) => ({
  ...(await original<object>()),
  reportConflicts: async () => void (reports += 1),
}));

const settings: SyncSettings = {
  code: "A".repeat(22),
  device: "a1b2c3",
  cursor: "1.5.own",
  comparedAt: 0,
  agreedAt: 0,
  keptUntil: "",
  isPaused: false,
  isErased: false,
};

const failed: Result = { isDone: false };
const refusedFor = (retryAfterMs: number): Result => ({ isDone: false, retryAfterMs });
const advance = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const notify = (cursor: string) => FakeSocket.last.arrive({ type: "more", cursor });

let visibility: DocumentVisibilityState;
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};

let change: () => void;
let startSync: () => void;
let removeListeners: () => void;

/** A page that has just exchanged with its store. */
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
  // The middle of every delay's range.
  vi.spyOn(crypto, "getRandomValues").mockImplementation((numbers) => {
    if (numbers instanceof Uint32Array) numbers.fill(2 ** 31);
    return numbers;
  });
  vi.stubGlobal("WebSocket", FakeSocket);
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  removeListeners = recordListeners();
  localStorage.clear();
  localStorage.setItem("gbh_sync", JSON.stringify(settings));
  [exchanges, results, hasUnsent] = [[], [], false];
  const { deviceStore } = await import("#src/platform/storage/browser-store.ts");
  change = () => {
    hasUnsent = true;
    void deviceStore().update(names, (present) => [...present, "Ruth"]);
  };
  ({ startSync } = await import("./background.ts"));
  startSync();
  await advance();
  FakeSocket.last.open();
  exchanges = [];
});

afterEach(() => {
  removeListeners();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a change", () => {
  it("is sent two seconds after the last of several", async () => {
    change();
    await advance(1500);
    change();
    await advance(60_000);
    expect(exchanges).toEqual([3500]);
  });

  it("is sent although the store announces this device's previous push meanwhile", async () => {
    change();
    await advance(100);
    notify(settings.cursor);
    await advance(60_000);
    expect(exchanges).toEqual([2000]);
  });

  it("made during an exchange is sent after it", async () => {
    const { promise, resolve: finish } = Promise.withResolvers<Result>();
    results = [promise];
    change();
    await advance(3000);
    change();
    await advance(5000);
    expect(exchanges).toEqual([2000]);
    finish({ isDone: true });
    await advance(60_000);
    expect(exchanges).toEqual([2000, 8000]);
  });

  it("is sent at once when the page is hidden", async () => {
    change();
    await advance(100);
    show("hidden");
    await advance(60_000);
    expect(exchanges).toEqual([100]);
  });
});

describe("a notification of the store", () => {
  it("leads to an exchange, unless it is about this device's own push", async () => {
    notify(settings.cursor);
    await advance(60_000);
    expect(exchanges).toEqual([]);
    notify("1.6.other");
    await advance(60_000);
    expect(exchanges).toEqual([60_200]);
  });

  it("is not lost when something is changed here", async () => {
    notify("1.6.other");
    await advance(100);
    change();
    hasUnsent = false;
    await advance(60_000);
    expect(exchanges).toEqual([200]);
  });
});

describe("after a failure", () => {
  it("retries with growing delays, and with the first one again after a success", async () => {
    results = [failed, failed, failed, { isDone: true }, failed];
    notify("1.6.other");
    await advance(60_000);
    expect(exchanges).toEqual([200, 1200, 3700, 13_700]);
    notify("1.6.other");
    await advance(60_000);
    expect(exchanges.slice(4)).toEqual([60_200, 61_200]);
  });

  it("retries although something changes back, or the store announces what is here already", async () => {
    results = [failed, failed, failed];
    notify("1.6.other");
    await advance(4000);
    expect(exchanges).toEqual([200, 1200, 3700]);
    change();
    hasUnsent = false;
    notify(settings.cursor);
    await advance(60_000);
    expect(exchanges.slice(3)).toEqual([13_700]);
  });

  it("tries again at once when the network is back, and not once more at the planned time", async () => {
    results = [failed, failed, failed];
    notify("1.6.other");
    await advance(4000);
    window.dispatchEvent(new Event("online"));
    await advance(60_000);
    expect(exchanges.slice(3)).toEqual([4000]);
  });
});

describe("a store that says when it may be asked again", () => {
  beforeEach(async () => {
    results = [refusedFor(30_000)];
    notify("1.6.other");
    await advance(1000);
  });

  it("is left alone until then, whatever happens", async () => {
    change();
    await advance(5000);
    show("hidden");
    show("visible");
    window.dispatchEvent(new Event("online"));
    await advance(5000);
    FakeSocket.last.open();
    notify("1.7.other");
    await advance(60_000);
    expect(exchanges).toEqual([200, 30_200]);
  });

  it("is asked when the visitor starts sync anew", async () => {
    startSync();
    await advance(60_000);
    expect(exchanges).toEqual([200, 1000]);
  });
});

it("listens only while the page is visible, and exchanges when it is shown again", async () => {
  const close = vi.spyOn(FakeSocket.last, "close");
  const openedBefore = FakeSocket.opened;
  reports = 0;
  show("hidden");
  await advance(1000);
  expect(close).toHaveBeenCalledTimes(1);
  expect(reports).toBe(0);
  show("visible");
  await advance(1000);
  expect(FakeSocket.opened).toBe(openedBefore + 1);
  expect(exchanges).toEqual([1000]);
  // Of what was merged while the page was hidden.
  expect(reports).toBe(1);
});

it("listens once, however often the page was hidden while the keys were derived", async () => {
  const openedBefore = FakeSocket.opened;
  for (const state of ["hidden", "visible", "hidden", "visible"] as const) show(state);
  await advance(1000);
  expect(FakeSocket.opened).toBe(openedBefore + 1);
});
