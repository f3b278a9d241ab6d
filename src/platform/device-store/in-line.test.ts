import { describe, expect, it, vi } from "vitest";
import { createInLine, orInLine } from "./in-line.ts";

describe("in line", () => {
  it("one task is done after another, a failed one too", async () => {
    const inLine = createInLine();
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

describe("a lock that may be refused", () => {
  it("leaves its task to the line", async () => {
    const task = vi.fn<() => string>(() => "kept");
    await expect(orInLine(refused, createInLine())("key", task)).resolves.toBe("kept");
    expect(task).toHaveBeenCalledOnce();
  });

  it("is used where it is given, and a task that failed under it is not done twice", async () => {
    const task = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("no room")));
    await expect(orInLine((_name, run) => Promise.resolve(run()), createInLine())("key", task)).rejects.toThrow("no room");
    expect(task).toHaveBeenCalledOnce();
  });
});
