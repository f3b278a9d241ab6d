import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { batchSchema, type NewBatch } from "#domain/api/increments.ts";
import { noStats } from "#domain/api/stats.ts";
import { recordListeners } from "#tests/support/listeners.ts";

/** Request bodies, each with whether it was sent with `keepalive`. */
let sent: { readonly batch: NewBatch; readonly keepalive: boolean | undefined }[] = [];
/** Responses in order; after the last, the current counters. */
let answers: (() => Response | Promise<Response>)[] = [];
let idle: (() => void)[] = [];
let isOnline = true;

const advance = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const down = (status: number, retryAfter?: number) => () =>
  new Response("{}", { status, headers: retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) } });
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");
const waiting = () => stored("gbh_usage_outbox") as { operation_id: string; isSealed: boolean }[];
const counts = () =>
  sent.map(({ batch }) => Object.fromEntries(batch.increments.map((one) => [one.stat_name, one.count])));
const ids = () => sent.map(({ batch }) => batch.operation_id);

const hide = () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};

/** A page load, up to its first idle moment. */
const load = async () => {
  vi.resetModules();
  idle = [];
  const usage = await import("./usage.ts");
  usage.startCounting();
  await advance();
  return usage;
};

const becomeIdle = async () => {
  for (const work of idle.splice(0)) work();
  await advance();
};

let removeListeners: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T12:00:00Z") });
  localStorage.clear();
  sent = [];
  answers = [];
  isOnline = true;
  removeListeners = recordListeners();
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  vi.stubGlobal("fetch", async (url: string, { body, keepalive }: RequestInit) => {
    if (url !== "/api/stats/increments") return Response.json([]);
    const batch = batchSchema.parse(JSON.parse(String(body)));
    sent.push({ batch, keepalive });
    return (answers.shift() ?? (() => Response.json([])))();
  });
});

afterEach(() => {
  removeListeners();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a visit", () => {
  it("sends what waits when the browser is first idle, and then three minutes after the first of it", async () => {
    const { recordUsage } = await load();
    window.dispatchEvent(new Event("scriptureSearch"));
    await advance(100);
    expect(sent).toEqual([]);
    await becomeIdle();
    expect(counts()).toEqual([{ visitors: 1, scripture_searches: 1 }]);
    await advance(10 * 60_000);
    expect(sent).toHaveLength(1);
    window.dispatchEvent(new Event("scriptureSearch"));
    await advance(40_000);
    window.dispatchEvent(new Event("scriptureSearch"));
    void recordUsage("shares");
    await advance(139_000);
    expect(sent).toHaveLength(1);
    await advance(2000);
    expect(counts()[1]).toEqual({ scripture_searches: 2, shares: 1 });
    expect(waiting()).toEqual([]);
    expect(new Set(ids()).size).toBe(2);
  });

  it("tries again at growing intervals while the device stores nothing", async () => {
    await load();
    const write = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    await advance(240_000);
    expect(write.mock.calls.length).toBeLessThan(10);
    write.mockRestore();
    await advance(120_000);
    expect(counts()).toEqual([{ visitors: 1 }]);
  });

  it("sends at once when the page is hidden", async () => {
    await load();
    await becomeIdle();
    window.dispatchEvent(new Event("scriptureSearch"));
    await advance(1000);
    hide();
    await advance();
    expect(counts()[1]).toEqual({ scripture_searches: 1 });
    expect(sent.every(({ keepalive }) => keepalive === true)).toBe(true);
  });

  it("sends before the event of closing ends, and the next page sends the same again if no answer came", async () => {
    await load();
    await becomeIdle();
    window.dispatchEvent(new Event("scriptureSearch"));
    await advance();
    answers = [() => new Promise<Response>(() => {})];
    window.dispatchEvent(new Event("pagehide"));
    expect(counts()[1]).toEqual({ scripture_searches: 1 });
    expect(waiting()).toMatchObject([{ operation_id: ids()[1], isSealed: true }]);
    await load();
    await becomeIdle();
    expect(sent[2]?.batch).toEqual(sent[1]?.batch);
    expect(counts()[3]).toEqual({ visitors: 1 });
    expect(waiting()).toEqual([]);
  });

  it("adds nothing to a batch on its way", async () => {
    await load();
    let answer: ((response: Response) => void) | undefined;
    answers = [() => new Promise<Response>((resolve) => (answer = resolve))];
    await becomeIdle();
    window.dispatchEvent(new Event("scriptureSearch"));
    await advance(1000);
    answer?.(Response.json([]));
    await advance(181_000);
    expect(counts()).toEqual([{ visitors: 1 }, { scripture_searches: 1 }]);
  });

  it("sends again if the page is hidden while something is on its way", async () => {
    await load();
    let answer: ((response: Response) => void) | undefined;
    answers = [() => new Promise<Response>((resolve) => (answer = resolve))];
    await becomeIdle();
    window.dispatchEvent(new Event("scriptureSearch"));
    hide();
    await advance(1000);
    answer?.(Response.json([]));
    await advance(1000);
    expect(counts()).toEqual([{ visitors: 1 }, { scripture_searches: 1 }]);
  });

  it("keeps a batch with its id while the server cannot store it, and waits as long as it says", async () => {
    answers = [down(503, 300), down(429), down(500)];
    await load();
    await becomeIdle();
    window.dispatchEvent(new Event("scriptureSearch"));
    hide();
    await advance(299_000);
    expect(sent).toHaveLength(1);
    await advance(2000);
    expect(sent).toHaveLength(2);
    await advance(30_000 + 120_000);
    expect(counts()).toEqual([
      { visitors: 1 },
      { visitors: 1 },
      { visitors: 1 },
      { visitors: 1 },
      { scripture_searches: 1 },
    ]);
    expect(new Set(ids().slice(0, 4)).size).toBe(1);
    expect(waiting()).toEqual([]);
  });

  it("sends after the device could not store for a moment", async () => {
    await load();
    vi.spyOn(Storage.prototype, "getItem").mockImplementationOnce(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    await becomeIdle();
    expect(sent).toEqual([]);
    await advance(5000);
    expect(counts()).toEqual([{ visitors: 1 }]);
  });

  it("never rejects, whatever the device's storage does", async () => {
    const { recordUsage } = await load();
    vi.spyOn(Storage.prototype, "getItem").mockImplementationOnce(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    await expect(recordUsage("shares")).resolves.toBeUndefined();
  });

  it("waits as long as the server says even if the clock is set back meanwhile", async () => {
    answers = [down(503, 300)];
    await load();
    await becomeIdle();
    vi.setSystemTime(Date.now() - 3_600_000);
    await advance(299_000);
    hide();
    await advance();
    expect(sent).toHaveLength(1);
    await advance(1000);
    expect(sent).toHaveLength(2);
  });

  it("collects offline, and sends it in one batch when the network is back", async () => {
    isOnline = false;
    const { recordPrayed } = await load();
    await becomeIdle();
    for (let index = 0; index < 5; index += 1) window.dispatchEvent(new Event("scriptureSearch"));
    await recordPrayed(17);
    await advance(10 * 60_000);
    hide();
    window.dispatchEvent(new Event("pagehide"));
    expect(sent).toEqual([]);
    isOnline = true;
    window.dispatchEvent(new Event("online"));
    await advance();
    expect(counts()).toEqual([{ visitors: 1, scripture_searches: 5, prayers_submitted: 1 }]);
    expect(sent[0]?.batch.prayers).toEqual([{ topic_id: 17, seconds_ago: 600 }]);
    expect(stored("gbh_usage_stats")).toMatchObject({ visitors: 1, scripture_searches: 5, prayers_submitted: 1 });
  });

  it("drops a batch that the server will never take", async () => {
    answers = [down(422)];
    await load();
    await becomeIdle();
    await advance(60 * 60_000);
    expect(sent).toHaveLength(1);
    expect(waiting()).toEqual([]);
  });

  it("shows its own figure at once, and the server's when it is higher", async () => {
    const { recordUsage } = await load();
    const { liveStats } = await import("./live-stats.ts");
    await becomeIdle();
    // The global totals are not known yet.
    expect(liveStats.get().totals).toBe(liveStats.initial.totals);
    liveStats.update((present) => ({ ...present, totals: { ...noStats, shares: 41 } }));
    const recorded = recordUsage("shares");
    expect(liveStats.get().totals.shares).toBe(42);
    await recorded;
    answers = [() => Response.json([{ stat_name: "shares", stat_value: 45 }])];
    await advance(181_000);
    expect(liveStats.get().totals.shares).toBe(45);
  });
});
