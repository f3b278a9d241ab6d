import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CardGrid } from "./card-grid.tsx";
import type { PrayCard } from "./stored.ts";

const card = (id: number, isRevealed = true, isCompleted = false): PrayCard => ({
  id,
  nameId: "abba",
  isRevealed,
  isCompleted,
});

const watch = (first: readonly PrayCard[]) => {
  const completed: number[] = [];
  const grid = (cards: readonly PrayCard[]) => (
    <CardGrid cards={cards} open={undefined} onReveal={() => {}} onComplete={(id) => completed.push(id)} />
  );
  const { rerender, unmount } = render(grid(first));
  return { completed, show: (cards: readonly PrayCard[]) => rerender(grid(cards)), unmount };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the three seconds of a card", () => {
  it("run for each card separately, from when it was revealed", () => {
    const { completed, show } = watch([card(0), card(1, false)]);
    vi.advanceTimersByTime(1000);
    show([card(0), card(1)]);
    vi.advanceTimersByTime(1999);
    expect(completed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(completed).toEqual([0]);
    show([card(0, true, true), card(1)]);
    vi.advanceTimersByTime(1000);
    expect(completed).toEqual([0, 1]);
    vi.advanceTimersByTime(60_000);
    expect(completed).toEqual([0, 1]);
  });

  it("restart after a reload, and stop with the round or the screen", () => {
    const { completed, show, unmount } = watch([card(4)]);
    show([]);
    vi.advanceTimersByTime(5000);
    expect(completed).toEqual([]);
    show([card(4)]);
    vi.advanceTimersByTime(1000);
    unmount();
    vi.advanceTimersByTime(5000);
    expect(completed).toEqual([]);
  });
});

const shown = (open: number | undefined) => (
  <>
    <CardGrid cards={[card(0), card(1)]} open={open} onReveal={() => {}} onComplete={() => {}} />
    {open === undefined ? null : <button type="button">Amen</button>}
  </>
);

it("takes the focus of what closed its prayer, unless another card has it", () => {
  const { rerender } = render(shown(1));
  const [first, second, amen] = screen.getAllByRole("button");
  amen!.focus();
  rerender(shown(undefined));
  expect(document.activeElement).toBe(second);
  rerender(shown(1));
  first!.focus();
  rerender(shown(0));
  expect(document.activeElement).toBe(first);
});
