import { useEffect, useRef, useState } from "react";
import { focusIfLost } from "#src/platform/focus.ts";

/** A list that is shown a few at a time. `firstNew` goes on what stands at `firstNewIndex`: it takes the focus when the button for more is gone. */
export const useMore = <Shown extends HTMLElement>(total: number, atOnce: number) => {
  const [shown, setShown] = useState(atOnce);
  const firstNew = useRef<Shown>(null);
  const hasMore = shown < total;
  const isAtEnd = shown > atOnce && !hasMore;
  useEffect(() => {
    if (isAtEnd) focusIfLost(firstNew.current);
  }, [isAtEnd]);
  return { shown, hasMore, showMore: () => setShown(shown + atOnce), firstNew, firstNewIndex: shown - atOnce };
};
