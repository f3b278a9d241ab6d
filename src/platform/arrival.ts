import { useCallback } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { HeldPlace } from "./held-place.ts";
import { returnToScrollPosition } from "./scroll-memory.ts";

/** What one screen asks of the next, passed as navigation state. */
export interface Arrival {
  /** Focus the search box. */
  readonly isSearch?: true;
  /** Read the next chapter aloud too. */
  readonly isReadAloud?: true;
  /** The next screen shows the same text in another version: keep the view and the focus in place. */
  readonly heldPlace?: HeldPlace;
}

const nothing: Arrival = {};

/** The navigation state for this arrival. Empty when the visitor goes back to this history entry or reloads it. */
export const useArrivalState = (): Arrival => {
  const { state } = useLocation();
  const isReturn = useNavigationType() === "POP";
  return isReturn ? nothing : ((state as Arrival | null) ?? nothing);
};

/** Returns a function that, on back navigation, scrolls to where the visitor left this history entry. It returns false otherwise. */
export const useReturnToPosition = (): (() => boolean) => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  return useCallback(() => isReturn && returnToScrollPosition(key), [key, isReturn]);
};
