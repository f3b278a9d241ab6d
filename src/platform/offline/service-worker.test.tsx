import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dispatchPageEvent } from "../page/page-events.ts";
import { startServiceWorker } from "./service-worker.ts";

const register = vi.fn<() => Promise<never>>(() => new Promise<never>(() => undefined));

const asked = vi.fn<(message: unknown) => void>();

const pretend = (controller: object | null, connection = {}, isInstalled = false) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isInstalled }));
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, {
      connection: { value: connection },
      serviceWorker: {
        value: {
          register,
          controller,
          addEventListener: () => undefined,
          ready: Promise.resolve({ active: { postMessage: asked } }),
        },
      },
      // Replaces the getter of the real `navigator.onLine`.
      onLine: { value: true },
    }),
  );
};

/** What a page with this network asks the worker to store. */
const storedBy = async (...page: Parameters<typeof pretend>): Promise<unknown[]> => {
  pretend(...page);
  startServiceWorker("/assets/entry.js");
  vi.runAllTimers();
  await Promise.resolve();
  return asked.mock.calls.map(([message]) => message);
};

const whole = { store: "whole" };

const putAway = () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.stubEnv("PROD", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "requestIdleCallback"] });
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  register.mockClear();
  asked.mockClear();
});

describe("the service worker", () => {
  it("is first installed when the page has settled and is idle", () => {
    pretend(null);
    startServiceWorker("/assets/entry.js");
    vi.advanceTimersByTime(2999);
    expect(register).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(register).toHaveBeenCalledTimes(1);
  });

  it("is first installed at once when the page is hidden, and only once", () => {
    pretend(null);
    startServiceWorker("/assets/entry.js");
    putAway();
    expect(register).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    putAway();
    expect(register).toHaveBeenCalledTimes(1);
  });

  it("checks for a new version at once if it is already installed", () => {
    pretend({});
    startServiceWorker("/assets/entry.js");
    expect(register).toHaveBeenCalledTimes(1);
  });

  it("tells a version that waits which one the page runs, and looks for one hourly and when the page is shown", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "requestIdleCallback"] });
    const told = vi.fn<(message: unknown) => void>();
    const update = vi.fn<() => Promise<void>>(async () => undefined);
    const registration = { waiting: { postMessage: told }, addEventListener: () => undefined, update };
    pretend({});
    register.mockResolvedValueOnce(registration as never);
    startServiceWorker("/assets/entry.js");
    await expect.poll(() => told.mock.lastCall?.[0]).toEqual({ tabRuns: "/assets/entry.js" });
    expect(update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_600_000);
    expect(update).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event("visibilitychange"));
    expect([update.mock.calls.length, told.mock.calls.length]).toEqual([2, 2]);
    // Without a version that runs already, the one that waits needs nobody's consent.
    pretend(null);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(told).toHaveBeenCalledTimes(2);
    vi.clearAllTimers();
  });

  it("retries when the network is back", async () => {
    pretend({});
    register.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    startServiceWorker("/assets/entry.js");
    expect(register).toHaveBeenCalledTimes(1);
    await expect
      .poll(() => {
        window.dispatchEvent(new Event("online"));
        return register;
      })
      .toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event("online"));
    expect(register).toHaveBeenCalledTimes(2);
  });
});

describe("what is stored unasked", () => {
  it("is what the first visit has opened", async () => {
    expect(await storedBy(null)).toEqual([{ store: [] }]);
  });

  it("is also what was opened while the worker was being installed", async () => {
    const loaded = vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
    pretend(null);
    startServiceWorker("/assets/entry.js");
    const entries = [window.location.origin, "https://elsewhere.example"].map((origin) => ({
      name: `${origin}/assets/comfort-panel.js`,
    }));
    loaded.mockReturnValue(entries as PerformanceEntry[]);
    await Promise.resolve();
    expect(asked.mock.lastCall?.[0]).toEqual({ store: ["/assets/comfort-panel.js"] });
  });

  it("is the whole site on a later visit and where it is installed", async () => {
    expect(await storedBy({})).toEqual([whole]);
    asked.mockClear();
    expect(await storedBy(null, {}, true)).toContainEqual(whole);
  });

  it.each([{ type: "cellular" }, { effectiveType: "slow-2g" }, { saveData: true }])(
    "is nothing more on a later visit with %o, until a text is downloaded",
    async (connection) => {
      expect(await storedBy({}, connection)).toEqual([]);
      dispatchPageEvent("offlineWanted");
      await Promise.resolve();
      expect(asked.mock.lastCall?.[0]).toEqual(whole);
    },
  );

  it("is nothing at all on a first visit that saves data: the worker is installed with a download", async () => {
    await storedBy(null, { saveData: true });
    expect(register).not.toHaveBeenCalled();
    dispatchPageEvent("offlineWanted");
    expect(register).toHaveBeenCalledTimes(1);
  });
});
