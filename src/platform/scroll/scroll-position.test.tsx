import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordOwnScroll, useIsScrolledPast, useIsScrollingDown } from "./scroll-position.ts";

const Shown = () => {
  const isDown = useIsScrollingDown();
  const isPastStart = useIsScrolledPast(0);
  const isPast = useIsScrolledPast(300);
  return (
    <output>{[isDown && "down", isPastStart && "past 0", isPast && "past 300"].filter(Boolean).join(", ")}</output>
  );
};

const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal("scrollY", y);
    window.dispatchEvent(new Event("scroll"));
  });
const shown = () => screen.getByRole("status").textContent;

// Another test may have left the page elsewhere.
beforeEach(() => recordOwnScroll(0));
afterEach(async () => {
  await scrollTo(0);
  cleanup();
  vi.unstubAllGlobals();
});

it("notifies when a threshold is passed, however slowly", async () => {
  render(<Shown />);
  const seen: string[] = [];
  for (const y of [20, 299, 300, 301, 800, 300, 0]) {
    await scrollTo(y);
    seen.push(`${y}: ${shown()}`);
  }
  expect(seen).toEqual([
    "20: down, past 0",
    "299: down, past 0",
    "300: down, past 0",
    "301: down, past 0, past 300",
    "800: down, past 0, past 300",
    "300: past 0",
    "0: ",
  ]);
});

it("does not take an arrival for scrolling", async () => {
  render(<Shown />);
  recordOwnScroll(700);
  await scrollTo(700);
  expect(shown()).toBe("past 0, past 300");
  await scrollTo(720);
  expect(shown()).toContain("down");
});

it("keeps its direction through small jitters", async () => {
  render(<Shown />);
  await scrollTo(500);
  await scrollTo(495);
  expect(shown()).toContain("down");
  await scrollTo(480);
  expect(shown()).not.toContain("down");
});
