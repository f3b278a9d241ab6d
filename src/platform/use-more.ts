import { useEffect, useRef, useState } from "react";
import { useDrawnInTurn } from "./after-paint.ts";
import { focusIfLost } from "./focus.ts";

/**
 * A list shown in batches. `firstNew` is the ref for the item at `firstNewIndex`: it receives the focus when the 'more'
 * button is gone. With `perFrame`, a batch is rendered in parts, so that its first items appear quickly.
 */
export const useMore = <Shown extends HTMLElement>(total: number, atOnce: number, perFrame = Number.POSITIVE_INFINITY) => {
  const [shown, setShown] = useState(atOnce);
  const firstNew = useRef<Shown>(null);
  const hasMore = shown < total;
  const drawn = useDrawnInTurn(Math.min(shown, total), perFrame);
  const isAtEnd = shown > atOnce && !hasMore && drawn >= total;
  useEffect(() => {
    if (isAtEnd) focusIfLost(firstNew.current);
  }, [isAtEnd]);
  const firstNewIndex = shown - atOnce;
  /** Props for the list's items, where they are not focusable by themselves. */
  const focusOf = (index: number) => (index > 0 && index === firstNewIndex ? { ref: firstNew, tabIndex: -1 } : {});
  return { shown: drawn, hasMore, showMore: () => setShown(shown + atOnce), firstNew, firstNewIndex, focusOf };
};
