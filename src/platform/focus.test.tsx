import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { focusHeadingWhenThere } from "./focus.ts";

beforeEach(() => {
  document.body.innerHTML = '<a href="/next">Next</a><input><main></main>';
  document.querySelector("a")!.focus();
});

afterEach(() => {
  document.body.innerHTML = "";
});

const addHeading = () => {
  document.querySelector("main")!.innerHTML = '<h1 tabindex="-1">John 3</h1>';
  return Promise.resolve();
};

const focused = () => document.activeElement?.tagName;

describe("focusHeadingWhenThere", () => {
  it("focuses an existing heading at once", async () => {
    await addHeading();
    const onFocused = vi.fn<() => void>();
    focusHeadingWhenThere(onFocused);
    expect([focused(), onFocused.mock.calls.length]).toEqual(["H1", 1]);
  });

  it("focuses a heading that appears later, once", async () => {
    const onFocused = vi.fn<() => void>();
    focusHeadingWhenThere(onFocused);
    expect([focused(), onFocused.mock.calls.length]).toEqual(["A", 0]);
    await addHeading();
    expect([focused(), onFocused.mock.calls.length]).toEqual(["H1", 1]);
    document.querySelector("input")!.focus();
    await addHeading();
    expect([focused(), onFocused.mock.calls.length]).toEqual(["INPUT", 1]);
  });

  it("also focuses it if the link that led here is gone", async () => {
    focusHeadingWhenThere(() => {});
    document.querySelector("a")!.remove();
    await addHeading();
    expect(focused()).toBe("H1");
  });

  it("leaves the focus alone if the visitor has moved it meanwhile", async () => {
    const onFocused = vi.fn<() => void>();
    focusHeadingWhenThere(onFocused);
    document.querySelector("input")!.focus();
    await addHeading();
    expect([focused(), onFocused.mock.calls.length]).toEqual(["INPUT", 0]);
  });

  it("stops waiting when cancelled", async () => {
    focusHeadingWhenThere(() => {})();
    await addHeading();
    expect(focused()).toBe("A");
  });
});
