import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { hasModifier } from "#src/platform/page/keyboard.ts";

/** Scrolls an element into view below the header when `token` changes, unless it is visible. Null leaves the page where it is. */
export const useInView = (target: RefObject<HTMLElement | null>, token: string | number | null): void => {
  useEffect(() => {
    if (token !== null) target.current?.scrollIntoView({ block: "nearest" });
  }, [target, token]);
};

/**
 * Focuses an element when it appears and whenever `token` changes: a new question, a result, another phase. Null leaves
 * the focus where it is.
 */
export const useFocusOn = (target: RefObject<HTMLElement | null>, token: string | number | null): void => {
  useEffect(() => {
    if (token !== null) target.current?.focus({ preventScroll: true });
  }, [target, token]);
  useInView(target, token);
};

/**
 * Focuses the screen's heading and scrolls to the top when a game's phase changes, because the button that changed it
 * has disappeared; a text field that the screen has focused keeps the focus. Put the returned ref on the element around the screen.
 */
export const usePhaseFocus = (phase: string): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(phase);
  useEffect(() => {
    if (last.current !== phase) {
      if (!frame.current?.querySelector("input:focus"))
        frame.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
      frame.current?.scrollIntoView({ block: "start" });
    }
    last.current = phase;
  }, [phase]);
  return frame;
};

/** Arrow keys move the focus among the buttons of a grid, which are siblings; its rows are those that are shown. */
export const moveByArrows = (event: ReactKeyboardEvent<HTMLElement>): void => {
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("button") ?? [])];
  const perRow = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]!.offsetTop).length;
  const strides: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -perRow,
    ArrowDown: perRow,
  };
  const stride = strides[event.key];
  if (stride === undefined || hasModifier(event)) return;
  event.preventDefault();
  buttons[buttons.indexOf(event.currentTarget) + stride]?.focus();
};

/**
 * The keys A to D, or 1 to 4, focus the first to fourth answer: the elements in `frame` that `selector` finds. They work with the
 * focus anywhere in `frame`, except where text is typed. `onAnswer` is called with the answer.
 */
export const useAnswerKeys = (
  frame: RefObject<HTMLElement | null>,
  selector: string,
  onAnswer?: (answer: HTMLElement) => void,
): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && !["radio", "checkbox"].includes(event.target.type);
    if (isTyping || hasModifier(event) || event.key.length !== 1) return;
    const at = Math.max("abcd".indexOf(event.key.toLowerCase()), "1234".indexOf(event.key));
    const answer = frame.current?.querySelectorAll<HTMLElement>(selector)[at];
    answer?.focus();
    if (answer) onAnswer?.(answer);
  });
  useEffect(() => {
    const element = frame.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, [frame]);
};
