import { renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type Daily, useFreshDaily } from "./use-daily.ts";

const daily = (iso: string): Daily => ({
  date: { year: 2026, month: 11, day: Number(iso.slice(-2)) },
  iso,
  seed: 1,
  result: undefined,
});

const renderFresh = (iso: string | undefined, storedDate: string | null | undefined) => {
  const leave = vi.fn<() => void>();
  const hook = renderHook(
    (own) => useFreshDaily(own.iso === undefined ? undefined : daily(own.iso), own.storedDate, leave),
    { initialProps: { iso, storedDate } },
  );
  return { leave, ...hook };
};

describe("useFreshDaily", () => {
  it("leaves a board of another day, and a game that is no daily board", () => {
    expect(renderFresh("2026-11-21", "2026-11-20").leave).toHaveBeenCalledTimes(1);
    expect(renderFresh("2026-11-21", null).leave).toHaveBeenCalledTimes(1);
  });

  it("keeps today's board, the intro and an ordinary game", () => {
    for (const [iso, storedDate] of [
      ["2026-11-21", "2026-11-21"],
      ["2026-11-21", undefined],
      [undefined, null],
      [undefined, "2026-11-20"],
    ] as const) {
      expect(renderFresh(iso, storedDate).leave).not.toHaveBeenCalled();
    }
  });

  it("lets a board that is being played at midnight be finished", () => {
    const { leave, rerender } = renderFresh("2026-11-21", undefined);
    rerender({ iso: "2026-11-21", storedDate: "2026-11-21" });
    rerender({ iso: "2026-11-22", storedDate: "2026-11-21" });
    expect(leave).not.toHaveBeenCalled();
  });
});
