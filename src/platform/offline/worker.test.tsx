import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startOffline } from "./worker.ts";

const register = vi.fn<() => Promise<never>>(() => new Promise<never>(() => undefined));

const pretend = (controller: object | null) =>
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, {
      serviceWorker: { value: { register, controller, addEventListener: () => undefined } },
      // Replaces the getter of the real `navigator.onLine`.
      onLine: { value: true },
    }),
  );

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
});

describe("the service worker", () => {
  it("is first installed when the page has settled and is idle", () => {
    pretend(null);
    startOffline("/assets/entry.js");
    vi.advanceTimersByTime(2999);
    expect(register).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(register).toHaveBeenCalledTimes(1);
  });

  it("is first installed at once when the page is hidden, and only once", () => {
    pretend(null);
    startOffline("/assets/entry.js");
    putAway();
    expect(register).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    putAway();
    expect(register).toHaveBeenCalledTimes(1);
  });

  it("checks for a new version at once if it is already installed", () => {
    pretend({});
    startOffline("/assets/entry.js");
    expect(register).toHaveBeenCalledTimes(1);
  });

  it("retries when the network is back", async () => {
    pretend({});
    register.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    startOffline("/assets/entry.js");
    expect(register).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => {
      window.dispatchEvent(new Event("online"));
      expect(register).toHaveBeenCalledTimes(2);
    });
    window.dispatchEvent(new Event("online"));
    expect(register).toHaveBeenCalledTimes(2);
  });
});
