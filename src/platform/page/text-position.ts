interface TextPosition {
  readonly node: Node;
  /** UTF-16 offset into the node's text. */
  readonly offset: number;
}

interface OlderDocument {
  /** For engines before 2025. */
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

/** The place in the text that is nearest to a point of the window; undefined where there is no text. */
export const textPositionAt = (x: number, y: number): TextPosition | undefined => {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret) return { node: caret.offsetNode, offset: caret.offset };
  const range = (document as OlderDocument).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
};

const textNodesOf = (elements: readonly Element[]): Text[] =>
  elements.flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return nodes;
  });

const countLetters = (text: string): number => text.replaceAll(/\s/g, "").length;

/**
 * How many characters other than spaces stand before a position in these elements, which together hold a text whose spaces
 * the layout may have dropped. Undefined if the position is in none of them.
 */
export const lettersBefore = (elements: readonly Element[], { node, offset }: TextPosition): number | undefined => {
  let letters = 0;
  for (const text of textNodesOf(elements)) {
    if (text === node) return letters + countLetters(text.data.slice(0, offset));
    letters += countLetters(text.data);
  }
  return undefined;
};

/** The position before the character with this number, spaces not counted. */
const positionOfLetter = (nodes: readonly Text[], letter: number): TextPosition | undefined => {
  let before = 0;
  for (const node of nodes) {
    const letters = countLetters(node.data);
    if (letter < before + letters) {
      for (let offset = 0; ; offset += 1) {
        if (/\s/.test(node.data[offset]!)) continue;
        if (before === letter) return { node, offset };
        before += 1;
      }
    }
    before += letters;
  }
  return undefined;
};

/** The part of the page from one character to before another, spaces not counted. */
export const rangeOfLetters = (elements: readonly Element[], from: number, to: number): Range | undefined => {
  const nodes = textNodesOf(elements);
  const [first, last] = [positionOfLetter(nodes, from), positionOfLetter(nodes, to - 1)];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
};

/** Whether a point of the window is on this part of the page, or at most so many pixels beside it. */
export const isPointOn = (range: Range, x: number, y: number, tolerancePx: number): boolean =>
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - tolerancePx && x <= right + tolerancePx && y >= top - tolerancePx && y <= bottom + tolerancePx,
  );

const markName = "asked-word";

/** Marks a part of the text (`::highlight(asked-word)`), or nothing. Engines without highlights show no mark. */
export const markText = (range: Range | undefined): void => {
  if (typeof CSS === "undefined" || !("highlights" in CSS)) return;
  if (range) CSS.highlights.set(markName, new Highlight(range));
  else CSS.highlights.delete(markName);
};

export interface TextPoint {
  readonly target: Element;
  /** In pixels of the window. */
  readonly x: number;
  readonly y: number;
}

interface TextPress extends TextPoint {
  /** Hides this press from other handlers. */
  readonly consume: () => void;
}

interface TextListeners {
  /** The pointer is down: a press or a scroll may follow. */
  readonly onDown: (point: TextPoint) => void;
  readonly onPress: (press: TextPress) => void;
}

/** Calls the handlers for each pointer press inside these elements, before other handlers. Returns the unsubscribe function. */
export const onTextPress = (selector: string, { onDown, onPress }: TextListeners): (() => void) => {
  const pointOf = ({ target, clientX: x, clientY: y }: MouseEvent): TextPoint | undefined =>
    target instanceof Element && target.closest(selector) ? { target, x, y } : undefined;
  const onPointerDown = (event: PointerEvent) => {
    const point = pointOf(event);
    if (point && event.isPrimary && event.button === 0) onDown(point);
  };
  const onClick = (event: MouseEvent) => {
    const point = pointOf(event);
    // A click without a pointer comes from the keyboard or from a program, and is on no word.
    if (!point || event.detail === 0) return;
    onPress({
      ...point,
      consume: () => {
        event.preventDefault();
        event.stopPropagation();
      },
    });
  };
  document.addEventListener("pointerdown", onPointerDown, { capture: true, passive: true });
  document.addEventListener("click", onClick, true);
  return () => {
    document.removeEventListener("pointerdown", onPointerDown, true);
    document.removeEventListener("click", onClick, true);
  };
};

export const elementsOnPage = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
