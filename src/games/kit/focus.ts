import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to an element when `token` changes (not at first): a new question, a result, another phase. */
export const useFocusOn = (target: RefObject<HTMLElement | null>, token: string | number | null): void => {
  const last = useRef(token);
  useEffect(() => {
    if (last.current === token) return;
    last.current = token;
    if (token !== null) target.current?.focus();
  }, [target, token]);
};
