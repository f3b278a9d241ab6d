import { afterEach, expect, it, vi } from "vitest";
import { closeLayersOnBack } from "./close-on-back.ts";

afterEach(() => vi.unstubAllGlobals());

/** A dialog that closes on Escape. */
const openDialog = () => {
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  const close = ({ key }: KeyboardEvent) => key === "Escape" && dialog.remove();
  document.addEventListener("keydown", close);
  document.body.append(dialog);
  return { dialog, forget: () => document.removeEventListener("keydown", close) };
};

it("the back gesture closes the top layer as Escape does, and no watcher is left afterwards", async () => {
  const watchers: EventTarget[] = [];
  const destroy = vi.fn<() => void>();
  vi.stubGlobal(
    "CloseWatcher",
    class extends EventTarget {
      destroy = destroy;
      constructor() {
        super();
        watchers.push(this);
      }
    },
  );
  closeLayersOnBack();
  const { dialog, forget } = openDialog();
  await expect.poll(() => watchers).toHaveLength(1);
  expect(destroy).not.toHaveBeenCalled();
  watchers[0]!.dispatchEvent(new Event("close"));
  expect(dialog.isConnected).toBe(false);
  await expect.poll(() => destroy).toHaveBeenCalledOnce();
  forget();
});

it("when back leads to another page, no layer of the previous page stays open", () => {
  closeLayersOnBack();
  const { dialog, forget } = openDialog();
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(dialog.isConnected).toBe(false);
  forget();
});

it("layers opened by the page that back leads to stay open", async () => {
  closeLayersOnBack();
  // Browsers set timeStamp from performance.now(); jsdom uses another clock.
  const event = Object.defineProperty(new PopStateEvent("popstate"), "timeStamp", { value: performance.now() });
  const { dialog, forget } = openDialog();
  await Promise.resolve();
  window.dispatchEvent(event);
  expect(dialog.isConnected).toBe(true);
  dialog.remove();
  forget();
});
