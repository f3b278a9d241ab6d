import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PrayCard } from "./stored.ts";
import { useCompletions } from "./use-completions.ts";

const card = (id: number, isRevealed = true, isCompleted = false): PrayCard => ({
  id,
  nameId: "abba",
  isRevealed,
  isCompleted,
});

const watch = (first: readonly PrayCard[]) => {
  const completed: number[] = [];
  const view = renderHook(({ cards }) => useCompletions(cards, (id) => completed.push(id)), {
    initialProps: { cards: first },
  });
  return { completed, ...view };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the three seconds of a card", () => {
  it("run for each card separately, from when it was revealed", () => {
    const { completed, rerender } = watch([card(0), card(1, false)]);
    vi.advanceTimersByTime(1000);
    rerender({ cards: [card(0), card(1)] });
    vi.advanceTimersByTime(1999);
    expect(completed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(completed).toEqual([0]);
    rerender({ cards: [card(0, true, true), card(1)] });
    vi.advanceTimersByTime(1000);
    expect(completed).toEqual([0, 1]);
    vi.advanceTimersByTime(60_000);
    expect(completed).toEqual([0, 1]);
  });

  it("restart after a reload, and stop with the round or the screen", () => {
    const { completed, rerender, unmount } = watch([card(4)]);
    rerender({ cards: [] });
    vi.advanceTimersByTime(5000);
    expect(completed).toEqual([]);
    rerender({ cards: [card(4)] });
    vi.advanceTimersByTime(1000);
    act(() => unmount());
    vi.advanceTimersByTime(5000);
    expect(completed).toEqual([]);
  });
});
