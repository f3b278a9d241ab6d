import { type RefObject, useEffect } from "react";

/**
 * Focuses the typing field of a question that appears (another `token`), or its heading where the answer is chosen.
 * Null leaves the focus where it is, and so does showing the choices halfway.
 */
export const useQuestionFocus = (
  field: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  token: string | null,
): void => {
  useEffect(() => {
    if (token !== null) (field.current ?? heading.current)?.focus({ preventScroll: true });
  }, [field, heading, token]);
};
