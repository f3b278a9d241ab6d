import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { printPage } from "./files.ts";
import { dismissToast, useCurrentToast } from "./toast.ts";

const Shown = () => <output>{useCurrentToast()?.title}</output>;

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

it("calls back when the print dialog has closed", () => {
  vi.stubGlobal("print", () => {});
  const onPrinted = vi.fn<() => void>();
  printPage(onPrinted);
  expect(onPrinted).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("afterprint"));
  window.dispatchEvent(new Event("afterprint"));
  expect(onPrinted).toHaveBeenCalledOnce();
});

it.each([
  ["is missing", undefined],
  [
    "is refused",
    () => {
      throw new DOMException("refused", "SecurityError");
    },
  ],
])("reports that printing fails where %s, and calls back once", async (_case, print) => {
  vi.stubGlobal("print", print);
  render(<Shown />);
  const onPrinted = vi.fn<() => void>();
  await act(() => printPage(onPrinted));
  window.dispatchEvent(new Event("afterprint"));
  expect(screen.getByRole("status").textContent).toBe("This browser cannot print");
  expect(onPrinted).toHaveBeenCalledOnce();
});
