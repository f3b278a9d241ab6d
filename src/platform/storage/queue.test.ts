import { afterEach, describe, expect, it, vi } from "vitest";
import { createQueue, inOneTab, tabLock, withQueueFallback } from "./tab-lock.ts";
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

describe("a task for one tab", () => {
  it("runs at once where locks are missing or denied", async () => {
    for (const locks of [undefined, { request: refused }]) {
      vi.stubGlobal("navigator", { locks });
      await expect(inOneTab("sync", async () => "done")).resolves.toBe("done");
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
