import { startTransition, useEffect, useRef, useState } from "react";
import { focusIfLost } from "./focus.ts";

/**
 * A list shown in batches. `firstNew` is the ref for the item at `firstNewIndex`: it receives the focus when the 'more'
 * button is gone. Further batches are rendered as a transition, which React slices.
 */
export const usePagedList = <Shown extends HTMLElement>(total: number, atOnce: number) => {
  const [shown, setShown] = useState(atOnce);
  const firstNew = useRef<Shown>(null);
  const hasMore = shown < total;
  const isAtEnd = shown > atOnce && !hasMore;
  useEffect(() => {
    if (isAtEnd) focusIfLost(firstNew.current);
  }, [isAtEnd]);
  const firstNewIndex = shown - atOnce;
  /** Props for the list's items, where they are not focusable by themselves. */
  const focusOf = (index: number) => (index > 0 && index === firstNewIndex ? { ref: firstNew, tabIndex: -1 } : {});
  return {
    shown: Math.min(shown, total),
    hasMore,
    showMore: () => startTransition(() => setShown(shown + atOnce)),
    firstNew,
    firstNewIndex,
    focusOf,
  };
};
