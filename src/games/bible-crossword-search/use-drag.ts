import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { crossword } from "./config.ts";
import { type Cell, cellOfKey, type Ends, isSameCell } from "./placement.ts";

/** The point on the nearer of the two straight lines from the first cell towards a cell. */
export const snapped = (from: Cell, to: Cell): Cell =>
  Math.abs(to.row - from.row) > Math.abs(to.col - from.col)
    ? { row: to.row, col: from.col }
    : { row: from.row, col: to.col };

const place = (at: number, start: number, length: number): number =>
  Math.min(crossword.size - 1, Math.max(0, Math.floor(((at - start) / length) * crossword.size)));

const cellAt = (box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Cell => ({
  row: place(clientY, box.top, box.height),
  col: place(clientX, box.left, box.width),
});

/** The cell that an element of the grid shows; undefined for the grid itself. */
export const cellOfElement = (element: EventTarget): Cell | undefined => {
  const { cell } = (element as HTMLElement).dataset;
  return cell === undefined ? undefined : cellOfKey(Number(cell));
};

/**
 * Dragging over letters with mouse, pen or finger. `onRun` gets both ends of a straight run. A press on one cell is a
 * tap and is reported on its click: otherwise the click would hit the dialog that the last word opens. A click without
 * a pointer (from a screen reader) is a tap on its cell too.
 */
export const useDrag = (
  grid: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onRun: (from: Cell, to: Cell) => void,
) => {
  const [run, setRun] = useState<Ends>();
  /** A run was drawn and its final click is still to come. Touch sends no such click. */
  const isClickDue = useRef(false);

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
      isClickDue.current = false;
      setRun({ from, to: from });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const at = run && event.isPrimary && cellOf(event);
      if (!at) return;
      const to = snapped(run.from, at);
      if (!isSameCell(to, run.to)) setRun({ from: run.from, to });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary) return;
      const at = run && cellOf(event);
      setRun(undefined);
      if (!at) return;
      const to = snapped(run.from, at);
      if (isSameCell(run.from, to)) return;
      isClickDue.current = event.pointerType !== "touch";
      onRun(run.from, to);
    },
    // The screen is being scrolled instead.
    onPointerCancel: () => setRun(undefined),
    onClick: (event: MouseEvent<HTMLElement>) => {
      const endsRun = isClickDue.current;
      isClickDue.current = false;
      if (endsRun || !isEnabled) return;
      // With pointer capture, the click's target is the whole grid.
      const cell = cellOfElement(event.target) ?? cellOf(event);
      if (cell) onRun(cell, cell);
    },
  };
};
