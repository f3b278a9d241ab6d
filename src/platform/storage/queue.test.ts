import { afterEach, describe, expect, it, vi } from "vitest";
import type { Exclusive } from "./device-store.ts";
import { createQueue, queueOnLeaving, tabLock, withQueueFallback } from "./tab-lock.ts";
import { memoryStorage } from "./text-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("a queue", () => {
  it("runs one task after another, even after a failure", async () => {
    const inLine = createQueue();
    const order: string[] = [];
    const first = inLine("key", async () => {
      await Promise.resolve();
      order.push("first");
      throw new Error("no room");
    });
    const second = inLine("key", () => order.push("second"));
    await expect(first).rejects.toThrow("no room");
    await second;
    expect(order).toEqual(["first", "second"]);
  });
});

const refused = () => Promise.reject(new DOMException("not here", "SecurityError"));

describe("a lock that may be denied", () => {
  it("falls back to the queue", async () => {
    const task = vi.fn<() => string>(() => "kept");
    await expect(withQueueFallback(refused, createQueue())("key", task)).resolves.toBe("kept");
    expect(task).toHaveBeenCalledOnce();
  });

  it("is used when granted, and does not repeat a task that failed under it", async () => {
    const task = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("no room")));
    await expect(withQueueFallback((_name, run) => Promise.resolve(run()), createQueue())("key", task)).rejects.toThrow(
      "no room",
    );
    expect(task).toHaveBeenCalledOnce();
  });
});

describe("a page that is being left", () => {
  it("waits for no lock until it is shown again", async () => {
    const page = new EventTarget();
    vi.stubGlobal("window", page);
    const locked = vi.fn<Exclusive>(createQueue());
    const exclusive = queueOnLeaving(locked as Exclusive, createQueue());
    for (const [event, timesLocked] of [
      ["pagehide", 0],
      ["pageshow", 1],
    ] as const) {
      page.dispatchEvent(new Event(event));
      await expect(exclusive("key", () => "kept")).resolves.toBe("kept");
      expect(locked).toHaveBeenCalledTimes(timesLocked);
    }
  });
});

describe("the lock of all tabs", () => {
  it("does not report a write as failed because its revision could not be announced", async () => {
    const storage = memoryStorage();
    const locks = {
      query: async () => ({}),
      request: (name: string, ...[run]: (() => unknown)[]) => (name === "gbh:writer" ? run?.() : refused()),
    } as unknown as LockManager;
    const write = () => {
      storage.setItem("gbh_list", "1");
      return true;
    };
    await expect(tabLock(locks, storage)("gbh_list", write)).resolves.toBe(true);
    expect(storage.getItem("gbh_list")).toBe("1");
  });
});
