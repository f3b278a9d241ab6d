import { startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { focusIfLost } from "./focus.ts";

/** The same object, for memoised items. */
const none = {};

/**
 * A list shown in batches. `firstNew` is the ref for the item at `firstNewIndex`: it receives the focus when the 'more'
 * button is gone. Further batches are rendered as a transition, which React slices.
 * @param first how many of the first batch are rendered at once; the rest follows in slices
 */
export const usePagedList = <Shown extends HTMLElement>(total: number, atOnce: number, first = atOnce) => {
  const [shown, setShown] = useState(atOnce);
  const rendered = useDeferredValue(shown, first);
  const firstNew = useRef<Shown>(null);
  const hasMore = shown < total;
  const isAtEnd = shown > atOnce && !hasMore;
  useEffect(() => {
    if (isAtEnd) focusIfLost(firstNew.current);
  }, [isAtEnd]);
  const firstNewIndex = shown - atOnce;
  /** Props for the list's items, where they are not focusable by themselves. */
  const focusOf = (index: number) => (index > 0 && index === firstNewIndex ? { ref: firstNew, tabIndex: -1 } : none);
  return {
    shown: Math.min(rendered, total),
    hasMore,
    showMore: () => startTransition(() => setShown(shown + atOnce)),
    firstNew,
    firstNewIndex,
    focusOf,
  };
};
