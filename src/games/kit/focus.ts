import { type RefObject, useEffect } from "react";

/** Scrolls an element into view below the header, if it is not there, whenever `token` changes. Null leaves the page where it is. */
export const useInView = (target: RefObject<HTMLElement | null>, token: string | number | null): void => {
  useEffect(() => {
    if (token !== null) target.current?.scrollIntoView({ block: "nearest" });
  }, [target, token]);
};

/**
 * Moves the focus to an element when it appears and whenever `token` changes: a new question, a result, another phase.
 * Null leaves the focus where it is. What is scrolled into view is `shown`: the head of the round, if what takes the
 * focus stands below it and would push it under the header.
 */
export const useFocusOn = (target: RefObject<HTMLElement | null>, token: string | number | null, shown: RefObject<HTMLElement | null> = target): void => {
  useEffect(() => {
    if (token !== null) target.current?.focus({ preventScroll: true });
  }, [target, token]);
  useInView(shown, token);
};
