import { startTransition, useDeferredValue, useEffect, useRef } from "react";
import { focusIfLost } from "./focus.ts";
import { useEntryState } from "./use-entry-state.ts";

/** The same object, for memoised items. */
const none = {};

/**
 * A list shown in batches. `firstNew` is the ref for the item at `firstNewIndex`: it receives the focus when the 'more'
 * button is gone. Further batches are rendered as a transition, which React slices, and are there again when one goes back.
 * @param name unique on the screen
 * @param first how many of the first batch are rendered at once; the rest follows in slices
 */
export const usePagedList = <Shown extends HTMLElement>(
  name: string,
  total: number,
  atOnce: number,
  first = atOnce,
) => {
  const [shown, setShown] = useEntryState(name, atOnce);
  const rendered = useDeferredValue(shown, shown > atOnce ? shown : first);
  const wasExtended = useRef(false);
  const firstNew = useRef<Shown>(null);
  const hasMore = shown < total;
  const isAtEnd = shown > atOnce && !hasMore;
  useEffect(() => {
    if (isAtEnd && wasExtended.current) focusIfLost(firstNew.current);
  }, [isAtEnd]);
  const firstNewIndex = shown - atOnce;
  /** Props for the list's items, where they are not focusable by themselves. */
  const focusOf = (index: number) => (index > 0 && index === firstNewIndex ? { ref: firstNew, tabIndex: -1 } : none);
  return {
    shown: Math.min(rendered, total),
    hasMore,
    showMore: () => {
      wasExtended.current = true;
      startTransition(() => setShown(shown + atOnce));
    },
    firstNew,
    firstNewIndex,
    focusOf,
  };
};
