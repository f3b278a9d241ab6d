import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeScrollPosition, restoreScrollPosition, watchScrollPosition } from "./scroll-memory.ts";

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
let stop: () => void;

const standAt = (y: number) => vi.stubGlobal("scrollY", y);
const scrollBy = (y: number) => {
  standAt(y);
  window.dispatchEvent(new Event("scroll"));
};

beforeEach(() => {
  standAt(0);
  vi.stubGlobal("scrollTo", scrollTo);
  stop = watchScrollPosition();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  scrollTo.mockClear();
});

it("remembers where the page was left, even if a shorter page has replaced it", () => {
  scrollBy(900);
  standAt(100);
  storeScrollPosition("long");
  restoreScrollPosition("long");
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: "instant" });
});

it("scrolls to the top for new entries and those without a position", () => {
  scrollBy(900);
  storeScrollPosition("another");
  restoreScrollPosition(undefined);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
  restoreScrollPosition("never seen");
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
});

it("scrolls on to where a page was left once it has grown, unless the reader has scrolled", () => {
  stop();
  let onGrowth: (() => void) | undefined;
  class Observer {
    readonly #changed: () => void;
    constructor(changed: () => void) {
      this.#changed = changed;
    }
    observe() {
      onGrowth = this.#changed;
    }
    disconnect() {
      onGrowth = undefined;
    }
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const page = vi.spyOn(document.documentElement, "scrollHeight", "get");
  const growTo = (heightPx: number) => {
    page.mockReturnValue(heightPx);
    onGrowth?.();
  };
  scrollBy(900);
  stop = watchScrollPosition();
  scrollBy(2000);
  window.dispatchEvent(new Event("scrollend"));
  stop();

  standAt(1500);
  stop = watchScrollPosition();
  growTo(2000 + window.innerHeight - 1);
  expect(scrollTo).not.toHaveBeenCalled();
  growTo(2000 + window.innerHeight);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 2000, behavior: "instant" });
  expect(onGrowth).toBeUndefined();
  stop();

  scrollTo.mockClear();
  standAt(1500);
  stop = watchScrollPosition();
  document.documentElement.dataset["scrolled"] = "1";
  growTo(5000);
  expect(scrollTo).not.toHaveBeenCalled();
  delete document.documentElement.dataset["scrolled"];
  window.history.replaceState(null, "");
});
