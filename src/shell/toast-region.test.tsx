import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, toast } from "#src/platform/page/toast.ts";
import { Sheet } from "#src/ui/sheet.tsx";
import { ToastRegion } from "./toast-region.tsx";

const region = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  cleanup();
  for (let shown = 0; shown < 3; shown += 1) dismissToast();
  vi.useRealTimers();
  region.IS_REACT_ACT_ENVIRONMENT = true;
});

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const shownTitle = () => document.querySelector(".toast b")?.textContent;

it("counts a toast's time from when it is on screen", async () => {
  region.IS_REACT_ACT_ENVIRONMENT = false;
  toast({ title: "Note saved" });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  // A busy page: it has run the effects of the region, but not yet what they have scheduled.
  flushSync(() => root.render(<ToastRegion />));
  vi.advanceTimersByTime(6000);
  region.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => {});
  expect(shownTitle()).toBe("Note saved");
  await pass(4900);
  expect(shownTitle()).toBe("Note saved");
  await pass(200);
  expect(shownTitle()).toBeUndefined();
  act(() => root.unmount());
});

it("lets an unasked toast wait, and brings it back after one that replaced it", async () => {
  render(<ToastRegion />);
  act(() => void toast({ title: "Well done" }));
  act(() => void toast({ title: "Could not be read", isUnasked: true, durationMs: 10_000 }));
  expect(shownTitle()).toBe("Well done");
  await pass(5000);
  expect(shownTitle()).toBe("Could not be read");
  await pass(5000);
  act(() => void toast({ title: "Copied" }));
  act(() => void toast({ title: "Note saved" }));
  expect(shownTitle()).toBe("Note saved");
  await pass(5000);
  expect(shownTitle()).toBe("Could not be read");
  act(() => screen.getByRole("button", { name: "Close" }).click());
  expect(shownTitle()).toBeUndefined();
});

it("takes a dismissed toast off before what is drawn when there is time, such as a dialog", () => {
  render(<ToastRegion />);
  act(() => void toast({ title: "Victory!" }));
  expect(shownTitle()).toBe("Victory!");
  act(() => {
    flushSync(dismissToast);
    expect(shownTitle()).toBeUndefined();
  });
});

it("gives the focus back once what was pressed on it is done", async () => {
  const run = vi.fn<() => void>();
  render(
    <>
      <button type="button">Next in the list</button>
      <ToastRegion />
    </>,
  );
  const before = screen.getByRole("button", { name: "Next in the list" });
  before.focus();
  act(() => void toast({ title: "Note deleted", action: { label: "Undo", run } }));
  act(() => void fireEvent.keyDown(before, { key: "F8", code: "F8" }));
  const undo = screen.getByRole("button", { name: "Undo" });
  act(() => undo.focus());
  act(() => undo.click());
  expect(run).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(before);
});

it("takes the focus out of an open sheet, which else keeps it, and gives it back", async () => {
  const run = vi.fn<() => void>();
  render(
    <>
      <Sheet isOpen onOpenChange={() => undefined} title="Notes">
        <button type="button">Delete</button>
      </Sheet>
      <ToastRegion />
    </>,
  );
  const before = screen.getByRole("button", { name: "Delete" });
  act(() => before.focus());
  act(() => void toast({ title: "Note deleted", action: { label: "Undo", run } }));
  act(() => void fireEvent.keyDown(before, { key: "F8", code: "F8" }));
  expect(document.activeElement?.className).toBe("toaster");
  // By its role: screen readers are told of it, although the sheet hides the page from them.
  const undo = screen.getByRole("button", { name: "Undo" });
  act(() => undo.focus());
  expect(document.activeElement).toBe(undo);
  act(() => undo.click());
  expect(run).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(before);
});

it("leaves Escape to an open sheet, unless the focus is on the toast", () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <>
      <Sheet isOpen onOpenChange={onOpenChange} title="Notes">
        <button type="button">Delete</button>
      </Sheet>
      <ToastRegion />
    </>,
  );
  act(() => void toast({ title: "Note deleted", action: { label: "Undo", run: () => undefined } }));
  // What prevents the default keeps the browser's close watcher from closing another layer.
  act(() => expect(fireEvent.keyDown(document.querySelector(".toast .btn")!, { key: "Escape" })).toBe(false));
  expect(shownTitle()).toBeUndefined();
  expect(onOpenChange).not.toHaveBeenCalled();
  act(() => void toast({ title: "Note deleted" }));
  act(() => expect(fireEvent.keyDown(screen.getByRole("button", { name: "Delete" }), { key: "Escape" })).toBe(false));
  expect(shownTitle()).toBe("Note deleted");
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
