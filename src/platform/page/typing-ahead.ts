/**
 * Takes the focus and the typing for a field whose code is still loading: no letter is lost or acts as a shortcut, accents
 * and input methods work, and a phone shows its keyboard in answer to the press.
 */

/** The invisible stand-in; undefined if no field is waited for. */
let standIn: HTMLTextAreaElement | undefined;

/** What had the focus before a stand-in, which is gone when the focus should return. */
const before = new WeakMap<Element, Element | null>();

/** The element itself or, of a stand-in, what had the focus before it. */
export const focusedBefore = (element: Element): Element | null => before.get(element) ?? element;

/** In view, or browsers scroll to what is typed; with large letters, or phones zoom in. */
const invisible: Partial<CSSStyleDeclaration> = {
  position: "fixed",
  top: "50%",
  width: "1px",
  height: "1px",
  padding: "0",
  border: "0",
  opacity: "0",
  fontSize: "1rem",
  pointerEvents: "none",
};

/** Call in the press that asks for a field. `label` is what screen readers call it meanwhile. */
export const beginTypingAhead = (label: string): void => {
  const pressed = document.activeElement;
  if (!standIn) {
    standIn = document.createElement("textarea");
    Object.assign(standIn.style, invisible);
    document.body.append(standIn);
  }
  standIn.setAttribute("aria-label", label);
  if (pressed !== standIn) before.set(standIn, pressed);
  standIn.focus({ preventScroll: true });
};

/** Focuses the field that was waited for, and types into it what was typed meanwhile. */
export const focusWithTyped = (field: HTMLTextAreaElement): void => {
  // First the focus: an input method ends its word when it loses it.
  field.focus();
  const text = standIn?.value ?? "";
  standIn?.remove();
  standIn = undefined;
  const room = field.maxLength < 0 ? text.length : Math.max(0, field.maxLength - field.value.length);
  if (text === "") return;
  field.setRangeText(text.slice(0, room), field.value.length, field.value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/** The field does not come now: returns the focus. What was typed waits for the next try. */
export const pauseTypingAhead = (): void => {
  if (!standIn || document.activeElement !== standIn) return;
  const pressed = before.get(standIn);
  if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
};

/** Nobody waits any longer. */
export const endTypingAhead = (): void => {
  pauseTypingAhead();
  standIn?.remove();
  standIn = undefined;
};
