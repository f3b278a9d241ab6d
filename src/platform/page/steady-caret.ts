import { type RefObject, useLayoutEffect, useRef } from "react";
import { moveCaret } from "#domain/text/merge-texts.ts";

/** Keeps the caret at its words when the field's text is changed by another tab or device while the visitor types. */
export const useSteadyCaret = (field: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  const before = useRef({ text, caret: 0 });
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    // What the visitor typed is already in the field when it is rendered; anything else has moved the caret to the end.
    const isTyped = before.current.text === text;
    if (!isTyped && document.activeElement === element) {
      const caret = moveCaret(before.current.text, text, before.current.caret);
      element.setSelectionRange(caret, caret);
    }
    before.current = { text, caret: element.selectionStart };
    const note = () => {
      before.current = { text: element.value, caret: element.selectionStart };
    };
    element.addEventListener("input", note);
    document.addEventListener("selectionchange", note);
    return () => {
      element.removeEventListener("input", note);
      document.removeEventListener("selectionchange", note);
    };
  }, [field, text]);
};
