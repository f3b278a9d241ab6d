import { type RefObject, useEffect, useRef } from "react";
import { after } from "#src/platform/clock.ts";

/**
 * Calls `onEnter` for Enter on the focused element itself, not on a button or link in it. A key that is still held
 * down, and one within `pauseMs` after `token` changed from null, was meant for what stood there before.
 */
export const useEnter = (
  target: RefObject<HTMLElement | null>,
  token: string | null,
  pauseMs: number,
  onEnter: () => void,
): void => {
  const latest = useRef(onEnter);
  useEffect(() => {
    latest.current = onEnter;
  });
  useEffect(() => {
    const element = target.current;
    if (token === null || !element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && !event.repeat && event.target === element) latest.current();
    };
    const stopWaiting = after(pauseMs, () => element.addEventListener("keydown", onKeyDown));
    return () => {
      stopWaiting();
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [target, token, pauseMs]);
};
