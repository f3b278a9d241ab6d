import { useEffect, useRef } from "react";
import { after } from "#src/platform/clock.ts";
import { pray } from "./config.ts";
import type { PrayCard } from "./stored.ts";

/** Calls back three seconds after each card was revealed. Several cards can be pending at once, also after a reload. */
export const useCompletions = (cards: readonly PrayCard[], onComplete: (card: number) => void): void => {
  const latest = useRef(onComplete);
  const waiting = useRef(new Map<number, () => void>());
  useEffect(() => {
    latest.current = onComplete;
  });

  useEffect(() => {
    const due = new Set(cards.filter((card) => card.isRevealed && !card.isCompleted).map(({ id }) => id));
    for (const [id, cancel] of waiting.current) {
      if (due.has(id)) continue;
      cancel();
      waiting.current.delete(id);
    }
    for (const id of due) {
      if (!waiting.current.has(id))
        waiting.current.set(
          id,
          after(pray.completeDelayMs, () => latest.current(id)),
        );
    }
  }, [cards]);

  useEffect(() => {
    const timers = waiting.current;
    return () => {
      for (const cancel of timers.values()) cancel();
      timers.clear();
    };
  }, []);
};
