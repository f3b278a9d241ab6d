import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the screen's heading and scrolls to the top when a game's phase changes, because the button that changed it
 * is gone. Put the returned ref on the element around the screen.
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
