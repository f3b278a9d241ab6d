import { afterEach, describe, expect, it, vi } from "vitest";
import {
  elementsOnPage,
  lettersBefore,
  onTextPress,
  rangeOfLetters,
  textPositionAt,
  type TextPoint,
} from "./text-position.ts";

const show = (html: string) => {
  document.body.innerHTML = html;
  return elementsOnPage(".t");
};
const nodeOf = (text: string): Text => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if ((walker.currentNode as Text).data.includes(text)) return walker.currentNode as Text;
  throw new Error(text);
};

afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const verse = `<p><span class="t">And</span><span class="t"> the <span>LORD</span>'s <i>hand</i></span></p><p><span class="t">was heavy</span></p><b>12</b>`;

describe("letters of a text in several elements", () => {
  it.each([
    ["And", 0, 0],
    ["LORD", 0, 6],
    ["LORD", 2, 8],
    ["'s", 2, 12],
    ["was", 4, 19],
  ])("before %s and %i", (text, offset, letters) => {
    expect(lettersBefore(show(verse), { node: nodeOf(text), offset })).toBe(letters);
  });

  it("are none for what is not of the text", () => {
    expect(lettersBefore(show(verse), { node: nodeOf("12"), offset: 0 })).toBeUndefined();
  });

  it("are found again across elements", () => {
    const elements = show(verse);
    expect(String(rangeOfLetters(elements, 6, 12))).toBe("LORD's");
    expect(String(rangeOfLetters(elements, 12, 16))).toBe("hand");
    expect(String(rangeOfLetters(elements, 16, 19))).toBe("was");
    expect(rangeOfLetters(elements, 16, 60)).toBeUndefined();
  });
});

describe("the text at a point", () => {
  it("is asked of the engine, in its newer way or its older one", () => {
    const node = document.createTextNode("x");
    const newer = vi.fn<() => { offsetNode: Node; offset: number }>(() => ({ offsetNode: node, offset: 3 }));
    Object.assign(document, { caretPositionFromPoint: newer });
    expect(textPositionAt(1, 2)).toEqual({ node, offset: 3 });
    Object.assign(document, {
      caretPositionFromPoint: undefined,
      caretRangeFromPoint: () => ({ startContainer: node, startOffset: 4 }),
    });
    expect(textPositionAt(1, 2)).toEqual({ node, offset: 4 });
    Object.assign(document, { caretRangeFromPoint: undefined });
    expect(textPositionAt(1, 2)).toBeUndefined();
  });
});

const press = (element: Element, detail: number) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail, clientX: 5, clientY: 6 });
  element.dispatchEvent(event);
  return event;
};

describe("a press on the text", () => {
  it("comes before all others, who do not get what is kept", () => {
    const [first] = show(verse);
    const others = vi.fn<() => void>();
    document.body.addEventListener("click", others);
    const seen: (readonly [number, number])[] = [];
    const stop = onTextPress(".t", {
      onDown: () => undefined,
      onPress: ({ x, y, consume }) => {
        seen.push([x, y]);
        if (seen.length > 1) consume();
      },
    });
    press(first!, 1);
    expect(others).toHaveBeenCalledTimes(1);
    expect(press(first!, 1).defaultPrevented).toBe(true);
    expect(others).toHaveBeenCalledTimes(1);
    stop();
    press(first!, 1);
    expect(seen).toEqual([
      [5, 6],
      [5, 6],
    ]);
    document.body.removeEventListener("click", others);
  });

  it("is announced while the pointer is down, by its main button alone", () => {
    const [first] = show(verse);
    const onDown = vi.fn<(point: TextPoint) => void>();
    const stop = onTextPress(".t", { onDown, onPress: () => undefined });
    const down = (isPrimary: boolean, button: number) =>
      first!.dispatchEvent(
        Object.assign(new MouseEvent("pointerdown", { bubbles: true, clientX: 7, clientY: 8, button }), { isPrimary }),
      );
    down(true, 0);
    down(true, 2);
    down(false, 0);
    stop();
    down(true, 0);
    expect(onDown.mock.calls).toEqual([[{ target: first, x: 7, y: 8 }]]);
  });

  it("is none by the keyboard or beside the text", () => {
    const [first] = show(verse);
    const listener = vi.fn<() => void>();
    const stop = onTextPress(".t", { onDown: listener, onPress: listener });
    press(first!, 0);
    document.querySelector("b")!.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    press(document.querySelector("b")!, 1);
    stop();
    expect(listener).not.toHaveBeenCalled();
  });
});
