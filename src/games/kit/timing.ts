import { useEffect, useEffectEvent } from "react";
import { after, every, systemClock } from "#src/platform/clock.ts";

/** The second tap of a double tap follows the first within this time. */
export const doubleTapMs = 300;

/**
 * Calls `onTick(seconds)` about once a second while `isRunning`, with the whole seconds that have really passed: a
 * background tab ticks rarely and then reports them together. `useTicker(state.phase === "playing", (seconds) => send({
 * type: "tick", seconds }))`.
 */
export const useTicker = (isRunning: boolean, onTick: (seconds: number) => void): void => {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!isRunning) return;
    let last = systemClock.now();
    return every(1000, () => {
      // If the clock was set back, no time counts as passed.
      const seconds = Math.floor((systemClock.now() - last + 50) / 1000);
      if (seconds < 0) last = systemClock.now();
      if (seconds <= 0) return;
      last += seconds * 1000;
      tick(seconds);
    });
  }, [isRunning]);
};

/**
 * Calls back once, `delayMs` after `token` changed from null. A new token restarts the delay, null cancels it. Driven
 * by state, so that it also works after a reload: `useDelay(1000, state.pendingCheck, () => send({ type: "check" }))`.
 */
export const useDelay = (delayMs: number, token: string | number | null, callback: () => void): void => {
  const call = useEffectEvent(callback);
  useEffect(() => (token === null ? undefined : after(delayMs, () => call())), [delayMs, token]);
};
