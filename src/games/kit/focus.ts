import { type RefObject, useEffect } from "react";

/**
 * Moves the focus to an element when it appears and whenever `token` changes: a new question, a result, another phase.
 * Null leaves the focus where it is.
 */
export const useFocusOn = (target: RefObject<HTMLElement | null>, token: string | number | null): void => {
  useEffect(() => {
    if (token !== null) target.current?.focus();
  }, [target, token]);
};
