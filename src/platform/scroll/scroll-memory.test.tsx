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
