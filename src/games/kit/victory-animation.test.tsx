import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gameIds } from "./catalogue.data.ts";
import { celebrate } from "./celebrate.ts";
import { EndDialog } from "./end-dialog.tsx";
import { showVictoryAnimation, VictoryAnimationScene } from "./victory-animation.tsx";

const rain = vi.fn<() => Promise<void>>();
vi.mock("canvas-confetti", () => ({ default: { create: () => rain } }));

const motion = (isReduced: boolean) =>
  vi.stubGlobal("matchMedia", () => ({
    matches: isReduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => {
  vi.useFakeTimers();
  motion(false);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scene = () => document.querySelector(".victory");

it.each(gameIds)("%s has its own animation, for 600 ms, hidden from assistive technology", async (game) => {
  render(<VictoryAnimationScene />);
  act(() => void showVictoryAnimation(game));
  expect(scene()?.className).toBe(`victory victory-${game}`);
  expect(scene()?.getAttribute("aria-hidden")).toBe("true");
  expect(scene()?.querySelectorAll("i").length).toBeGreaterThan(1);
  await act(() => vi.advanceTimersByTimeAsync(599));
  expect(scene()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(scene()).toBeNull();
});

it("is left out under reduced motion", async () => {
  motion(true);
  render(<VictoryAnimationScene />);
  await act(() => celebrate("play-n-pray"));
  expect(scene()).toBeNull();
});

it.each([
  ["follows it", "/tap-to-reveal", 1],
  ["falls over no other screen, where its code comes late", "/read/kjv/john/3", 0],
])("confetti %s", async (_, place, times) => {
  rain.mockClear();
  window.history.replaceState(null, "", "/tap-to-reveal");
  const celebrated = celebrate("tap-to-reveal");
  window.history.replaceState(null, "", place);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await celebrated;
  expect(rain).toHaveBeenCalledTimes(times);
});

it("the end dialog waits for it", async () => {
  const badge = { name: "Wall Conqueror", emoji: "🏆", color: "gold" } as const;
  void showVictoryAnimation("wall-of-jericho");
  render(
    <MemoryRouter>
      <EndDialog
        game="wall-of-jericho"
        title="Victory!"
        badge={badge}
        dailyDate={null}
        result={{ done: 10, total: 10, marks: [] }}
        score="10 of 10 pairs"
        actions={[{ label: "Play Again", to: "/" }]}
        shareText=""
      >
        Well done.
      </EndDialog>
    </MemoryRouter>,
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.getByRole("dialog", { name: "Victory!" })).toBeTruthy();
});
