import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { toIsoDate } from "#domain/calendar/calendar-date.ts";
import { Page } from "#src/games/bible-scholar/page.tsx";
import { step } from "#src/games/bible-scholar/rules.ts";
import { scholarEntries } from "#src/games/bible-scholar/stored.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { today } from "#src/platform/use-today.ts";
import { type Daily, useFreshDaily } from "./use-daily.ts";

afterEach(cleanup);

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

  it("leaves the board of an earlier day, though today's was begun here", () => {
    const { leave, rerender } = renderFresh("2026-11-21", "2026-11-21");
    rerender({ iso: "2026-11-21", storedDate: undefined });
    rerender({ iso: "2026-11-21", storedDate: "2026-11-20" });
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

it("today's board stays as it was left, though its address follows an ordinary round's", async () => {
  const { ordinary, daily: board } = scholarEntries;
  await deviceStore().update(ordinary, (state) => step(state, { type: "start", seed: 1 }).state);
  await deviceStore().update(
    board,
    (state) => step(state, { type: "start", seed: 2, dailyDate: toIsoDate(today()) }).state,
  );
  const begun = deviceStore().read(board);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={["/bible-scholar"]}>
        <Link to="?daily">Today</Link>
        <Page />
      </MemoryRouter>,
    );
  });
  await act(async () => {
    fireEvent.click(screen.getByRole("link", { name: "Today" }));
    await deviceStore().update(board, (state) => state);
  });
  expect(deviceStore().read(board)).toBe(begun);
  await deviceStore().erase([ordinary.key, board.key]);
});
