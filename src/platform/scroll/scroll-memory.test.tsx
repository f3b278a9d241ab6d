import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

describe("a page that is loaded again", () => {
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
  /** Lays the page out anew, so that it can be scrolled as far as this. */
  const reach = (endY: number) => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(endY + window.innerHeight);
    if (window.scrollY > endY) standAt(endY);
    onGrowth?.();
  };
  /** Loads the page again, which was left at 2000; the browser has scrolled it as far as this. */
  const loadAgain = (restoredY: number) => {
    stop();
    vi.stubGlobal("ResizeObserver", Observer);
    window.history.replaceState({ scrollY: 2000 }, "");
    standAt(restoredY);
    stop = watchScrollPosition();
  };

  afterEach(() => {
    delete document.documentElement.dataset["scrolled"];
    window.history.replaceState(null, "");
  });

  it("notes where it is left", () => {
    scrollBy(2000);
    window.dispatchEvent(new Event("scrollend"));
    expect(window.history.state).toEqual({ scrollY: 2000 });
  });

  it("is scrolled on to where it was left once it has grown", () => {
    loadAgain(1500);
    reach(1999);
    expect(scrollTo).not.toHaveBeenCalled();
    reach(2000);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 2000, behavior: "instant" });
  });

  it.each([1500, 2000])("is scrolled on from %i after it was shorter for a moment, too", (restoredY) => {
    loadAgain(restoredY);
    reach(1000.4);
    reach(1400);
    expect(scrollTo).not.toHaveBeenCalled();
    reach(2000);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 2000, behavior: "instant" });
    // What grows above the window moves it on.
    standAt(2100);
    reach(3000);
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it("is left alone once the reader or the screen has scrolled, something is pressed, or another is shown", () => {
    loadAgain(1500);
    document.documentElement.dataset["scrolled"] = "1";
    reach(2000);
    loadAgain(1500);
    standAt(300);
    reach(2000);
    loadAgain(1500);
    window.dispatchEvent(new Event("pointerdown"));
    reach(2000);
    loadAgain(0);
    storeScrollPosition("reloaded");
    reach(2000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
