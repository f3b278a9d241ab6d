import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useDelay, useTicker } from "./timing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("useTicker", () => {
  it("ticks each second while running, and not before or after", () => {
    const ticks: number[] = [];
    const { rerender, unmount } = renderHook(
      ({ isRunning }) => useTicker(isRunning, (seconds) => ticks.push(seconds)),
      { initialProps: { isRunning: false } },
    );
    vi.advanceTimersByTime(3000);
    expect(ticks).toEqual([]);
    rerender({ isRunning: true });
    vi.advanceTimersByTime(3000);
    expect(ticks).toEqual([1, 1, 1]);
    rerender({ isRunning: false });
    vi.advanceTimersByTime(3000);
    expect(ticks).toHaveLength(3);
    rerender({ isRunning: true });
    act(() => unmount());
    vi.advanceTimersByTime(3000);
    expect(ticks).toHaveLength(3);
  });

  it("reports what a suspended tab missed in one tick, and nothing when the clock was set back", () => {
    const ticks: number[] = [];
    renderHook(() => useTicker(true, (seconds) => ticks.push(seconds)));
    vi.setSystemTime(Date.now() + 59_000);
    vi.advanceTimersByTime(1000);
    expect(ticks).toEqual([60]);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(ticks).toEqual([60]);
    vi.advanceTimersByTime(1000);
    expect(ticks).toEqual([60, 1]);
  });
});

describe("useDelay", () => {
  it("calls back once after the delay, restarts for a new token, and never for null", () => {
    const call = vi.fn<() => void>();
    const { rerender } = renderHook(({ token }) => useDelay(1000, token, call), {
      initialProps: { token: null as number | null },
    });
    vi.advanceTimersByTime(5000);
    expect(call).not.toHaveBeenCalled();
    rerender({ token: 1 });
    vi.advanceTimersByTime(999);
    rerender({ token: 2 });
    vi.advanceTimersByTime(999);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(1);
    rerender({ token: 3 });
    rerender({ token: null });
    vi.advanceTimersByTime(5000);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
