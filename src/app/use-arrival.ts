import { createContext, useContext, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "#src/platform/page/router.tsx";
import { useArrivalState } from "#src/platform/scroll/arrival.ts";
import { focusRequested, focusWhenThere, focusSearch, isOnRequested } from "#src/platform/page/focus.ts";
import { stopSpeaking } from "#src/platform/media/speech.ts";
import { scrollToElement } from "#src/platform/scroll/scroll-to.ts";
import { forgetReaderScroll } from "#src/platform/scroll/scroll-position.ts";
import { storeScrollPosition, restoreScrollPosition, watchScrollPosition } from "#src/platform/scroll/scroll-memory.ts";

/**
 * Handles navigation to another screen inside the app. Speech stops, and the view scrolls to the top, or to its old
 * position when going back. It stays in place when the new screen shows the same text in another version.
 * `FocusOnArrival` moves the focus. The first screen is left as the browser has it.
 */
export const useArrival = (pathname: string): void => {
  const { key, hash, search } = useLocation();
  const navigationType = useNavigationType();
  const { scrollAnchor } = useArrivalState();
  const last = useRef({ pathname, search });
  useEffect(watchScrollPosition, []);
  useEffect(
    () => () => {
      storeScrollPosition(key);
      forgetReaderScroll();
    },
    [key],
  );
  useEffect(() => {
    const { current: before } = last;
    last.current = { pathname, search };
    // A screen scrolls by itself to what its query asks for. Opened again without a query, it starts at its top.
    const isStartedOver = before.search !== "" && search === "" && hash === "" && navigationType === "PUSH";
    if (before.pathname === pathname && !isStartedOver) return;
    stopSpeaking();
    if (scrollAnchor || (navigationType !== "POP" && scrollToElement(namedBy(hash)))) return;
    restoreScrollPosition(navigationType === "POP" ? key : undefined);
  }, [pathname, key, hash, search, navigationType, scrollAnchor]);
};

/** The id of a part of a screen in an address (`/search#keep-offline`); passages to read or to learn are the screens' own. */
const namedBy = (hash: string): string => /^#([a-z-]+)$/.exec(hash)?.[1] ?? "";

/** Tracks which screen still needs its focus moved. */
interface FocusMemory {
  /** Whether this screen still needs the focus. Screens that were left before count as done. */
  readonly isWanted: (pathname: string) => boolean;
  /** The latest screen has received its focus. */
  readonly settle: () => void;
}

/** @param firstPath the path that the browser opened; that screen keeps whatever focus it has */
export const focusMemory = (firstPath: string): FocusMemory => {
  let last = firstPath;
  let isSettled = true;
  return {
    isWanted: (pathname) => {
      if (pathname !== last) isSettled = false;
      last = pathname;
      return !isSettled;
    },
    settle: () => {
      isSettled = true;
    },
  };
};

/** Shared by the whole page. */
export const FocusMemoryContext = createContext<FocusMemory>(focusMemory(""));

/** Rendered with the screen, because a screen whose code is still loading has no heading to focus. */
export const FocusOnArrival = (): null => {
  const memory = useContext(FocusMemoryContext);
  const { pathname, hash } = useLocation();
  const { isSearch, scrollAnchor, focusId } = useArrivalState();
  const isReturn = useNavigationType() === "POP";
  useEffect(() => {
    if (!memory.isWanted(pathname)) return undefined;
    if (!isReturn && scrollToElement(namedBy(hash))) {
      focusRequested(namedBy(hash));
      memory.settle();
      return undefined;
    }
    if (!scrollAnchor && !isSearch && !isOnRequested()) return focusWhenThere(focusId, memory.settle);
    if (scrollAnchor || isOnRequested() || focusSearch()) memory.settle();
    return undefined;
  }, [pathname, hash, isReturn, isSearch, scrollAnchor, focusId, memory]);
  return null;
};
