import { afterEach, describe, expect, it, vi } from "vitest";
import { directionOf, directionOfTouch } from "./swipe.ts";

const swipe = { startPx: 200, acrossPx: -80, downPx: 10, durationMs: 150, pageWidthPx: 360 };

describe("the way of a finger", () => {
  it.each([
    ["to the left", {}, 1],
    ["to the right", { acrossPx: 80 }, -1],
    ["short", { acrossPx: -47 }, 0],
    ["slow", { durationMs: 801 }, 0],
    ["rather down", { downPx: 41 }, 0],
    ["rather up", { downPx: -41 }, 0],
    ["from the left edge", { startPx: 23, acrossPx: 80 }, 0],
    ["from the right edge", { startPx: 337 }, 0],
  ])("%s", (_, difference, direction) => expect(directionOf({ ...swipe, ...difference })).toBe(direction));
});

const finger = (clientX: number) => ({ clientX, clientY: 300 }) as Touch;
const text = () => document.querySelector(".text")!;

const touch = (fingers = [finger(200)], left: readonly Touch[] = []) =>
  directionOfTouch(
    { touches: fingers, target: text(), timeStamp: 0 } as unknown as TouchEvent,
    { touches: left, changedTouches: [finger(100)], timeStamp: 150 } as unknown as TouchEvent,
  );

describe("a touch", () => {
  const page = '<p><span class="text">In the beginning</span></p>';
  const show = (more = "") => {
    document.body.innerHTML = page + more;
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    getSelection()!.removeAllRanges();
    document.body.replaceChildren();
  });

  it("of one finger is a swipe, of two it is none", () => {
    show();
    expect(touch()).toBe(1);
    expect(touch([finger(200), finger(250)])).toBe(0);
    expect(touch([finger(200)], [finger(250)])).toBe(0);
  });

  it("is none while text is selected, a sheet is open, or the page is zoomed", () => {
    show();
    getSelection()!.selectAllChildren(text());
    expect(touch()).toBe(0);
    getSelection()!.removeAllRanges();
    show('<div role="dialog" data-state="open"></div>');
    expect(touch()).toBe(0);
    show();
    vi.stubGlobal("visualViewport", { scale: 1.2 });
    expect(touch()).toBe(0);
  });

  it("is none in what scrolls sideways", () => {
    show();
    const line = text().parentElement!;
    Object.defineProperty(line, "scrollWidth", { value: 900 });
    expect(touch()).toBe(1);
    line.style.overflowX = "auto";
    expect(touch()).toBe(0);
  });
});
