import { describe, expect, it } from "vitest";
import { lruCache } from "./lru-cache.ts";

describe("the LRU cache", () => {
  it("evicts the least recently used entry when full", () => {
    const memory = lruCache<number>(10);
    memory.set("a", 1, 4);
    memory.set("b", 2, 4);
    expect(memory.get("a")).toBe(1);
    memory.set("c", 3, 4);
    expect(memory.get("b")).toBeUndefined();
    expect(memory.get("a")).toBe(1);
    expect(memory.get("c")).toBe(3);
  });

  it("counts a replaced value once and never keeps a value above the limit", () => {
    const memory = lruCache<number>(10);
    for (let round = 0; round < 100; round += 1) memory.set("a", round, 6);
    memory.set("b", 1, 4);
    expect(memory.get("a")).toBe(99);
    memory.set("c", 1, 11);
    expect(memory.get("c")).toBeUndefined();
  });
});
