import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { NextButton } from "./next-button.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("ignores the second tap of the double tap that made it appear", async () => {
  vi.useFakeTimers();
  const next = vi.fn<() => void>();
  render(<NextButton onNext={next}>Next</NextButton>);
  await act(() => void vi.advanceTimersByTime(150));
  fireEvent.click(screen.getByRole("button"), { detail: 1 });
  expect(next).not.toHaveBeenCalled();
  await act(() => void vi.advanceTimersByTime(150));
  fireEvent.click(screen.getByRole("button"), { detail: 1 });
  expect(next).toHaveBeenCalledOnce();
});

it("responds to a key press at once", () => {
  const next = vi.fn<() => void>();
  render(<NextButton onNext={next}>Next</NextButton>);
  fireEvent.click(screen.getByRole("button"), { detail: 0 });
  expect(next).toHaveBeenCalledOnce();
});
