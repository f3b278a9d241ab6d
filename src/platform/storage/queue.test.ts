import { describe, expect, it, vi } from "vitest";
import { createQueue, withQueueFallback } from "./tab-lock.ts";

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
