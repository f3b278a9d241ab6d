import { useCallback } from "react";
import { useLocation, useNavigationType } from "#src/platform/page/router.tsx";
import type { ScrollAnchor } from "./scroll-anchor.ts";
import { useAfterHydration } from "../loading/hydration.ts";
import { returnToScrollPosition } from "./scroll-memory.ts";
import { hasReaderScrolled } from "./scroll-position.ts";

/** What a link or navigation asks of the next screen, passed as navigation state. */
export interface Arrival {
  readonly isSearch?: true;
  /** Read the next chapter aloud too. */
  readonly isReadAloud?: true;
  /** The next screen shows the same text in another version: keep the view and the focus in place. */
  readonly scrollAnchor?: ScrollAnchor;
  /** The translation replaces the visitor's own, which cannot be loaded at the moment. The next visit opens in their own again. */
  readonly isInPlaceOfOwn?: true;
  /** The link back to the screen from which a passage was opened, where something is to be done after reading. */
  readonly wayBack?: WayBack;
  /** Focus the element with this id rather than the heading, as soon as it is there. */
  readonly focusId?: string;
}

export interface WayBack {
  readonly label: string;
  readonly to: string;
  /** The element to focus there. */
  readonly focusId: string;
}

const nothing: Arrival = {};

/** The navigation state for this arrival. Empty when the visitor goes back to this history entry or reloads it. */
export const useArrivalState = (): Arrival => {
  const { state } = useLocation();
  const isReturn = useNavigationType() === "POP";
  return isReturn ? nothing : ((state as Arrival | null) ?? nothing);
};

/** The link back of this history entry, also after a reload. */
export const useWayBack = (): WayBack | undefined => {
  const { state } = useLocation();
  return useAfterHydration((state as Arrival | null)?.wayBack, undefined);
};

/**
 * Returns a function that scrolls to content which has arrived, by the function that it is given. Not if the reader has
 * scrolled meanwhile; and somebody who goes back is taken to where they left.
 */
export const useArrivalScroll = (): ((scroll: () => void) => void) => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  return useCallback(
    (scroll) => {
      if (!hasReaderScrolled() && !(isReturn && returnToScrollPosition(key))) scroll();
    },
    [key, isReturn],
  );
};
