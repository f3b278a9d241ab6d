import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { withScore } from "#src/games/kit/bests.ts";
import { bestsEntry } from "#src/games/kit/stored.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { Page } from "./page.tsx";
import { step } from "./rules.ts";
import { SetupScreen } from "./setup-screen.tsx";
import { crosswordEntries, crosswordStart } from "./stored.ts";

const Setup = () => {
  const [state, setState] = useState(crosswordStart);
  return (
    <MemoryRouter>
      <SetupScreen
        level={state.level}
        pace={state.pace}
        daily={undefined}
        send={(event) => setState((before) => step(before, event).state)}
        onStart={() => {}}
      />
    </MemoryRouter>
  );
};

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await deviceStore().erase([bestsEntry.key, crosswordEntries.ordinary.key, crosswordEntries.daily.key]);
});

it("offers the three puzzles, and the further levels in a list", () => {
  render(<Setup />);
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  const list = screen.getByRole("combobox", { name: "Theme" });
  expect(list.children).toHaveLength(47);
  expect(screen.getByRole("button", { name: "Start Level 4" })).toBeTruthy();
  fireEvent.change(list, { target: { value: "50" } });
  expect(screen.getByRole("button", { name: "Start Level 50" })).toBeTruthy();
  expect(screen.getByText("Revelation")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Level 2" }));
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("tells what there is to beat at the chosen level", async () => {
  await act(() =>
    deviceStore().update(bestsEntry, (bests) =>
      withScore(bests, "bible-crossword-search 2 timed", { points: 8, seconds: 92 }),
    ),
  );
  render(<Setup />);
  expect(screen.queryByText(/^Beat/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Level 2" }));
  expect(screen.getByText("Beat your best: 8 points in 1:32.")).toBeTruthy();
});

it("a round without a clock is not stored every second", async () => {
  vi.useFakeTimers();
  for (const [pace, seconds] of [
    ["relaxed", 0],
    ["timed", 3],
  ] as const) {
    await deviceStore().update(
      crosswordEntries.ordinary,
      () => step({ ...crosswordStart, pace }, { type: "start", seed: 1 }).state,
    );
    await act(async () => {
      render(
        <MemoryRouter>
          <Page />
        </MemoryRouter>,
      );
    });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(deviceStore().read(crosswordEntries.ordinary)).toMatchObject({ pace, secondsElapsed: seconds });
    cleanup();
  }
});

it("a round can be reset, but not today's board, whose words have been seen", async () => {
  for (const [address, start, hasReset] of [
    ["/bible-crossword-search", "Start Level 1", true],
    ["/bible-crossword-search?daily", "Start today’s board", false],
  ] as const) {
    await act(async () => {
      render(
        <MemoryRouter initialEntries={[address]}>
          <Page />
        </MemoryRouter>,
      );
    });
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: start })));
    expect(screen.getByRole("button", { name: "Finish now" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Reset" }) !== null).toBe(hasReset);
    cleanup();
  }
});
