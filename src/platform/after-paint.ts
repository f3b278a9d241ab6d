import { useEffect, useState, type ReactNode } from "react";
import { inNextTask } from "./next-task.ts";

/** Runs after the next frame is painted, so that it does not delay what a press shows at once. Returns the function that cancels it. */
export const afterPaint = (run: () => void): (() => void) => {
  let isWanted = true;
  const frame = requestAnimationFrame(() => inNextTask(() => isWanted && run()));
  return () => {
    isWanted = false;
    cancelAnimationFrame(frame);
  };
};

/** Renders its children one frame later than their surroundings: the lower part of a dialog that has to open quickly. */
export const Later = ({ children }: { children: ReactNode }): ReactNode => {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => afterPaint(() => setIsTime(true)), []);
  return isTime ? children : null;
};

/** How many items of a list to render: `first` at once, then as many more after each frame until all are shown. */
export const useDrawnInTurn = (count: number, first: number): number => {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => (drawn < count ? afterPaint(() => setDrawn(drawn + first)) : undefined), [drawn, count, first]);
  return Math.min(drawn, count);
};
