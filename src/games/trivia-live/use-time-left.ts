import { useEffect, useState } from "react";
import { every, systemClock } from "#src/platform/clock.ts";

const tickMs = 250;

/**
 * Milliseconds that are left of what the room told, as time passes on this device; the clocks of both are never compared.
 * @param at when it was told, by this device's clock
 */
export const useTimeLeft = (leftMs: number, at: number, isRunning: boolean): number => {
  const [now, setNow] = useState(at);
  useEffect(() => {
    if (!isRunning) return;
    return every(tickMs, () => setNow(systemClock.now()));
  }, [isRunning]);
  return Math.max(0, isRunning ? leftMs - Math.max(0, now - at) : leftMs);
};
