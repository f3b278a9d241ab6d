import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the screen's heading and the page to its beginning when the phase of a game changes, since the
 * button that changed it is gone then. Give the answer to the element around the screen.
 */
export const usePhaseFocus = (phase: string): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(phase);
  useEffect(() => {
    if (last.current !== phase) {
      frame.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
      frame.current?.scrollIntoView({ block: "start" });
    }
    last.current = phase;
  }, [phase]);
  return frame;
};
