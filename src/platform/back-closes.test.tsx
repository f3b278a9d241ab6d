import { afterEach, expect, it, vi } from "vitest";
import { letBackClose } from "./back-closes.ts";

afterEach(() => vi.unstubAllGlobals());

/** A dialog that Escape closes. */
const openDialog = () => {
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  const close = ({ key }: KeyboardEvent) => key === "Escape" && dialog.remove();
  document.addEventListener("keydown", close);
  document.body.append(dialog);
  return { dialog, forget: () => document.removeEventListener("keydown", close) };
};

it("the back gesture closes what lies over the page as Escape does, and nothing waits for it once that is closed", async () => {
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
  letBackClose();
  const { dialog, forget } = openDialog();
  await vi.waitFor(() => expect(watchers).toHaveLength(1));
  expect(destroy).not.toHaveBeenCalled();
  watchers[0]!.dispatchEvent(new Event("close"));
  expect(dialog.isConnected).toBe(false);
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledOnce());
  forget();
});

it("where back has led to another page, nothing of the one before lies over it", () => {
  letBackClose();
  const { dialog, forget } = openDialog();
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(dialog.isConnected).toBe(false);
  forget();
});

it("leaves open what the page that back leads to has put up", async () => {
  letBackClose();
  // As browsers tell the time of an event; jsdom's are of another clock.
  const event = Object.defineProperty(new PopStateEvent("popstate"), "timeStamp", { value: performance.now() });
  const { dialog, forget } = openDialog();
  await Promise.resolve();
  window.dispatchEvent(event);
  expect(dialog.isConnected).toBe(true);
  dialog.remove();
  forget();
});
