import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstInView, restoreScrollAnchor } from "./scroll-anchor.ts";

/** Three verses of 500 px, the first one 900 px down the page, in a window of 740 px. */
const scrollBy = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  vi.stubGlobal("innerHeight", 740);
  vi.stubGlobal("scrollBy", scrollBy);
  for (const index of [0, 1, 2]) {
    const verse = document.body.appendChild(document.createElement("p"));
    verse.id = `v${index + 1}`;
    verse.getBoundingClientRect = () => new DOMRect(0, 900 + 500 * index, 300, 500);
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  scrollBy.mockReset();
});

it("a text below the window has no verse in view, unless one further down will do", () => {
  expect(firstInView("p")).toBeUndefined();
  expect(firstInView("p", Number.POSITIVE_INFINITY)).toEqual({ id: "v1", topPx: 900, heightPx: 500 });
});

it("a verse returns to where it was, below the window, too, or above its end if it must", () => {
  const anchor = { id: "v1", topPx: 800, heightPx: 500 };
  restoreScrollAnchor(anchor);
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 100, behavior: "instant" });
  restoreScrollAnchor(anchor, 740);
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 660, behavior: "instant" });
});
