import { act, cleanup, configure, renderHook } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";

// Files share one page: what one leaves would be found by another.
afterEach(() => {
  cleanup();
  const { result, unmount } = renderHook(useCurrentToast);
  while (result.current) act(dismissToast);
  unmount();
});

// A busy machine takes a second for what takes milliseconds elsewhere.
configure({ asyncUtilTimeout: 20_000 });

// It draws on a canvas, which jsdom lacks, and would fail in whichever test runs by then.
vi.mock("canvas-confetti", () => ({ default: { create: () => async () => {} } }));

// Browser APIs that the screens use and jsdom lacks.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
document.execCommand ??= () => false;

// jsdom draws its frames by one interval. If it starts while a test has replaced the timers, no file after that has frames.
window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 16));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);
