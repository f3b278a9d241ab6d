import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { printPage, saveFile } from "./files.ts";
import { dismissToast, useCurrentToast } from "./toast.ts";

const Shown = () => <output>{useCurrentToast()?.title}</output>;

afterEach(() => {
  cleanup();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a file is saved under its name, and let go of ten seconds later", () => {
  vi.useFakeTimers();
  const revokeObjectURL = vi.fn<(address: string) => void>();
  vi.stubGlobal("URL", Object.assign(class extends URL {}, { createObjectURL: () => "blob:one", revokeObjectURL }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`);
  });
  saveFile(new Blob(["In the beginning"]), "genesis.txt");
  expect(saved).toEqual(["blob:one as genesis.txt"]);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(revokeObjectURL).toHaveBeenCalledWith("blob:one");
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
