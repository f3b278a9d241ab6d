import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepFocus } from "./keep-focus.ts";
import { focusHeading, focusRequested, focusSearch, focusWhenThere, searchFieldId } from "./focus.ts";

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

describe("focusWhenThere", () => {
  it("focuses an existing heading at once", async () => {
    await addHeading();
    const onSettled = vi.fn<() => void>();
    focusWhenThere(undefined, onSettled);
    expect([focused(), onSettled.mock.calls.length]).toEqual(["H1", 1]);
  });

  it("focuses a heading that appears later, once", async () => {
    const onSettled = vi.fn<() => void>();
    focusWhenThere(undefined, onSettled);
    expect([focused(), onSettled.mock.calls.length]).toEqual(["A", 0]);
    await addHeading();
    expect([focused(), onSettled.mock.calls.length]).toEqual(["H1", 1]);
    document.querySelector("input")!.focus();
    await addHeading();
    expect([focused(), onSettled.mock.calls.length]).toEqual(["INPUT", 1]);
  });

  it("also focuses it if the link that led here is gone", async () => {
    focusWhenThere(undefined, () => {});
    document.querySelector("a")!.remove();
    await addHeading();
    expect(focused()).toBe("H1");
  });

  it("focuses what was asked for instead of the heading", async () => {
    const onSettled = vi.fn<() => void>();
    focusWhenThere("mark-complete", onSettled);
    await addHeading();
    expect([focused(), onSettled.mock.calls.length]).toEqual(["A", 0]);
    document.querySelector("main")!.innerHTML += '<button id="mark-complete">Mark Complete</button>';
    await Promise.resolve();
    expect([focused(), onSettled.mock.calls.length]).toEqual(["BUTTON", 1]);
  });

  it("leaves the focus alone if the visitor has moved it meanwhile, and is done", async () => {
    const onSettled = vi.fn<() => void>();
    focusWhenThere(undefined, onSettled);
    document.querySelector("input")!.focus();
    await addHeading();
    expect([focused(), onSettled.mock.calls.length]).toEqual(["INPUT", 1]);
  });

  it("stops waiting when cancelled", async () => {
    focusWhenThere(undefined, () => {})();
    await addHeading();
    expect(focused()).toBe("A");
  });
});

describe("focusRequested", () => {
  it("focuses the verse, unless the visitor is typing in the search box again", () => {
    document.body.innerHTML = `<input id="${searchFieldId}"><main><h1 tabindex="-1">John 3</h1><p id="v16">For God</p></main>`;
    focusSearch();
    focusRequested("v16");
    expect(focused()).toBe("INPUT");
    focusHeading();
    focusRequested("v16");
    expect(focused()).toBe("P");
  });
});

const beginList = () => {
  document.querySelector("main")!.innerHTML =
    "<h1>Notes</h1><ul><li><button>1</button></li><li><button>2</button></li><li><button>3</button></li></ul>";
  const list = document.querySelector("ul")!;
  return { list, stop: keepFocus(list), buttons: [...list.querySelectorAll("button")] as const };
};

describe("keepFocus", () => {
  it("focuses the item in whose place the removed one was, or the last", async () => {
    const { list, buttons } = beginList();
    buttons[1]!.focus();
    list.children[1]!.remove();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("3"));
    buttons[2]!.focus();
    list.children[1]!.remove();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("1"));
  });

  it("focuses the heading when the list goes, and nothing where something else has the focus", async () => {
    const { list, stop, buttons } = beginList();
    buttons[0]!.focus();
    document.querySelector("input")!.focus();
    list.children[0]!.remove();
    await Promise.resolve();
    expect(focused()).toBe("INPUT");
    buttons[1]!.focus();
    stop!();
    list.remove();
    await vi.waitFor(() => expect(focused()).toBe("H1"));
  });
});
