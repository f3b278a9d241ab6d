import { useEffect, useRef, useState } from "react";
import { focusIfLost } from "./focus.ts";

/** A list that is shown a few at a time. `firstNew` goes on what stands at `firstNewIndex`: it takes the focus when the button for more is gone. */
export const useMore = <Shown extends HTMLElement>(total: number, atOnce: number) => {
  const [shown, setShown] = useState(atOnce);
  const firstNew = useRef<Shown>(null);
  const hasMore = shown < total;
  const isAtEnd = shown > atOnce && !hasMore;
  useEffect(() => {
    if (isAtEnd) focusIfLost(firstNew.current);
  }, [isAtEnd]);
  const firstNewIndex = shown - atOnce;
  /** For the list's items, where none of them takes the focus by itself. */
  const focusOf = (index: number) => (index > 0 && index === firstNewIndex ? { ref: firstNew, tabIndex: -1 } : {});
  return { shown, hasMore, showMore: () => setShown(shown + atOnce), firstNew, firstNewIndex, focusOf };
};
