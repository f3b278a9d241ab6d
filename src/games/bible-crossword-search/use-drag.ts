import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { crossword } from "./config.ts";
import type { Cell } from "./placement.ts";

interface Run {
  readonly from: Cell;
  readonly to: Cell;
}

/** The nearer of the two straight lines from the first cell towards a cell. */
export const snapped = (from: Cell, to: Cell): Cell =>
  Math.abs(to.row - from.row) > Math.abs(to.col - from.col) ? { row: to.row, col: from.col } : { row: from.row, col: to.col };

const place = (at: number, start: number, length: number): number => Math.min(crossword.size - 1, Math.max(0, Math.floor(((at - start) / length) * crossword.size)));

const cellAt = (box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Cell => ({
  row: place(clientY, box.top, box.height),
  col: place(clientX, box.left, box.width),
});

/**
 * Drawing over letters with mouse, pen or finger. `onRun` gets both ends of a straight run; the same cell twice is a tap.
 * A click without a pointer (a screen reader's) is a tap on its cell.
 */
export const useDrag = (grid: RefObject<HTMLElement | null>, isEnabled: boolean, onRun: (from: Cell, to: Cell) => void) => {
  const [run, setRun] = useState<Run>();
  const drawn = useRef(false);

  const cellOf = (event: { clientX: number; clientY: number }): Cell | undefined => {
    const box = grid.current?.getBoundingClientRect();
    return box && cellAt(box, event);
  };

  return {
    run,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const from = cellOf(event);
      if (!isEnabled || !from || !event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drawn.current = true;
      setRun({ from, to: from });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const at = run && cellOf(event);
      if (!at) return;
      const to = snapped(run.from, at);
      if (to.row !== run.to.row || to.col !== run.to.col) setRun({ from: run.from, to });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const at = run && cellOf(event);
      setRun(undefined);
      if (at) onRun(run.from, snapped(run.from, at));
    },
    // The screen is being scrolled instead.
    onPointerCancel: () => {
      drawn.current = false;
      setRun(undefined);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const isFromPointer = drawn.current;
      drawn.current = false;
      const { row, col } = (event.target as HTMLElement).dataset;
      if (isFromPointer || !isEnabled || row === undefined || col === undefined) return;
      const cell = { row: Number(row), col: Number(col) };
      onRun(cell, cell);
    },
  };
};
