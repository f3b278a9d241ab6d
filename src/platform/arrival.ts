import { useCallback } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { HeldPlace } from "./held-place.ts";
import { returnToScrollPosition } from "./scroll-memory.ts";

/** What one screen asks of the next as it leads there, as the state of the navigation. */
export interface Arrival {
  /** The cursor goes into the search box. */
  readonly isSearch?: true;
  /** The next chapter is read aloud as well. */
  readonly isReadAloud?: true;
  /** The same text in other words: the view and the focus stay where they are. */
  readonly heldPlace?: HeldPlace;
}

const nothing: Arrival = {};

/** What was asked for on the way here; nothing for who goes back to this entry of the history or loads it again. */
export const useArrivalWish = (): Arrival => {
  const { state } = useLocation();
  const isReturn = useNavigationType() === "POP";
  return isReturn ? nothing : ((state as Arrival | null) ?? nothing);
};

/** Scrolls to where the visitor left this entry of the history, if that is what they have come back to; false otherwise. */
export const useReturnToPosition = (): (() => boolean) => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  return useCallback(() => isReturn && returnToScrollPosition(key), [key, isReturn]);
};
