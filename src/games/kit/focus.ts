import { type RefObject, useEffect } from "react";

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
