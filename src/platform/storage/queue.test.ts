import { getEventListeners } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Exclusive } from "./device-store.ts";
import { createQueue, queueOnLeaving, tabLock, withQueueFallback } from "./tab-lock.ts";
import { memoryStorage, storageKeys } from "./text-storage.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

/** The Web Locks of a browser: exclusive ones one after the other, shared ones at once. */
const browserLocks = () => {
  const held = new Set<{ readonly name: string }>();
  const queue = createQueue();
  const hold = async (name: string, task: () => unknown) => {
    const lock = { name };
    held.add(lock);
    return Promise.resolve(task()).finally(() => held.delete(lock));
  };
  const request = (name: string, ...[options, task]: [object, () => unknown] | [() => unknown]) =>
    task ? hold(name, task) : queue(name, () => hold(name, options as () => unknown));
  return {
    locks: { query: async () => ({ held: [...held] }), request } as unknown as LockManager,
    revisions: () => [...held].map(({ name }) => name),
  };
};

describe("the lock of all tabs", () => {
  it("is given once this tab's copy of the storage has what others have written", async () => {
    vi.useFakeTimers();
    const page = new EventTarget();
    vi.stubGlobal("window", page);
    const { locks, revisions } = browserLocks();
    const [own, other] = [memoryStorage(), memoryStorage()];
    const writing = tabLock(locks, other);
    for (const text of ["one", "two"]) await writing("gbh_list", () => other.setItem("gbh_list", text));
    // A later revision stands for the earlier ones.
    await Promise.resolve();
    expect(revisions()).toEqual(["gbh:revision:2"]);
    const read = vi.fn<() => string | null>(() => own.getItem("gbh_list"));
    const reading = tabLock(locks, own)("gbh_list", read);
    await vi.advanceTimersByTimeAsync(500);
    expect(read).not.toHaveBeenCalled();
    for (const key of storageKeys(other)) own.setItem(key, other.getItem(key)!);
    page.dispatchEvent(new Event("storage"));
    expect(await reading).toBe("two");
    // What only reads announces nothing.
    await vi.advanceTimersByTimeAsync(0);
    expect(revisions()).toEqual(["gbh:revision:2"]);
    expect(getEventListeners(page, "storage")).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([revisions(), vi.getTimerCount()]).toEqual([[], 0]);
  });

  it("does not let others wait for a revision for which there was no room", async () => {
    const { locks, revisions } = browserLocks();
    const storage = memoryStorage();
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      if (key === "gbh_revision") throw new DOMException("full", "QuotaExceededError");
      setItem(key, text);
    };
    await tabLock(locks, storage)("gbh_list", () => storage.setItem("gbh_list", "1"));
    expect(revisions()).toEqual([]);
  });

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
