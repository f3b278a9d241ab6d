import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useArrivalWish } from "#src/platform/arrival.ts";
import { focusHeading, focusSearch } from "#src/platform/focus.ts";
import { stopSpeaking } from "#src/platform/speech.ts";
import { keepScrollPosition, restoreScrollPosition, watchScrollPosition } from "#src/platform/scroll-memory.ts";

/**
 * What happens when a visitor arrives at another screen inside the app: speech stops, the view starts at the top
 * (or where it was, going back), unless it is the same text in other words. The focus follows (below). The first screen
 * is left as the browser has it.
 */
export const useArrival = (pathname: string): void => {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const { heldPlace } = useArrivalWish();
  const lastPath = useRef(pathname);
  useEffect(watchScrollPosition, []);
  useEffect(() => () => keepScrollPosition(key), [key]);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    stopSpeaking();
    if (!heldPlace) restoreScrollPosition(navigationType === "POP" ? key : undefined);
  }, [pathname, key, navigationType, heldPlace]);
};

/** Which screen has had the focus last. */
export interface FocusMemory {
  readonly isOf: (pathname: string) => boolean;
  readonly keep: (pathname: string) => void;
}

/** @param firstPath of the screen that the browser has opened: it keeps what focus it has */
export const focusMemory = (firstPath: string): FocusMemory => {
  let last = firstPath;
  return {
    isOf: (pathname) => last === pathname,
    keep: (pathname) => {
      last = pathname;
    },
  };
};

/** Stands inside the screen's boundary: a screen whose code is still on its way has no heading to focus. */
export const FocusOnArrival = ({ memory }: { memory: FocusMemory }): null => {
  const { pathname } = useLocation();
  const { isSearch, heldPlace } = useArrivalWish();
  useEffect(() => {
    if (memory.isOf(pathname)) return;
    if (heldPlace || (isSearch ? focusSearch() : focusHeading())) memory.keep(pathname);
  }, [pathname, isSearch, heldPlace, memory]);
  return null;
};
