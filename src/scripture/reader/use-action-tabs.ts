import { useCallback, useRef, type KeyboardEvent } from "react";
import { hasModifier } from "#src/platform/page/keyboard.ts";

const verseNumber = ".vn";
const selectedNumber = `${verseNumber}[aria-pressed="true"]`;

const all = (root: Element, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

/** The verse from which Tab moved, if it is selected still; otherwise the last selected one. */
const selectedIn = (root: Element, cameFrom: HTMLElement | undefined): HTMLElement | undefined =>
  cameFrom?.matches(selectedNumber) ? cameFrom : all(root, selectedNumber).at(-1);

/**
 * Puts the actions after the selected verse in the tab order, although they are shown at the bottom: Tab moves from the
 * selected verse into them, and from them to the next verse. Otherwise keyboard users would have to tab through every
 * following verse: 173 of them from Psalm 119:3. `handlers` are for the element that contains both the text and the actions.
 */
export const useActionTabs = () => {
  const ref = useRef<HTMLDivElement>(null);
  /** The verse from which Tab moved into the actions. */
  const cameFrom = useRef<HTMLElement>(undefined);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Tab" || hasModifier(event)) return;
    const root = event.currentTarget;
    const target = event.target as HTMLElement;
    const controls = all(root, ".actionbar :is(button, a[href])").filter(
      (control) => control.getClientRects().length > 0,
    );
    const [first] = controls;
    if (!first) return;
    const focus = (element: HTMLElement | undefined) => {
      if (!element) return;
      event.preventDefault();
      element.focus();
    };
    if (!event.shiftKey && target.matches(selectedNumber)) {
      cameFrom.current = target;
      focus(first);
    } else if (event.shiftKey && target === first) {
      focus(selectedIn(root, cameFrom.current));
    } else if (!event.shiftKey && target === controls.at(-1)) {
      const numbers = all(root, verseNumber);
      const verse = selectedIn(root, cameFrom.current);
      if (verse) focus(numbers[numbers.indexOf(verse) + 1]);
    }
  };
  /** Call before the actions close: if the focus is in them, it returns to the verse. */
  const leave = useCallback(() => {
    const root = ref.current;
    const control = root?.ownerDocument.activeElement?.closest(".actionbar :focus");
    // Whoever uses the keyboard must see where they are; for others the page stays where it is.
    if (control) selectedIn(root!, cameFrom.current)?.focus({ preventScroll: !control.matches(":focus-visible") });
  }, []);
  return { handlers: { ref, onKeyDown }, leave };
};
