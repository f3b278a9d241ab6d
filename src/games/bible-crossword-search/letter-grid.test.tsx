import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Cell } from "./placement.ts";
import type { CrosswordEvent } from "./rules.ts";
import { LetterGrid } from "./letter-grid.tsx";
import { snapped } from "./use-drag.ts";

const rows = Array.from({ length: 15 }, (_, row) =>
  Array.from({ length: 15 }, (__, col) => String.fromCodePoint(65 + ((row + col) % 26))).join(""),
);

const show = (anchor?: Cell, isStill = false) => {
  const sent: CrosswordEvent[] = [];
  render(
    <LetterGrid
      rows={rows}
      found={[{ word: "ABC", from: { row: 0, col: 0 }, to: { row: 0, col: 2 } }]}
      missed={[]}
      wrong={undefined}
      anchor={anchor}
      isStill={isStill}
      send={(event) => sent.push(event)}
    />,
  );
  const grid = screen.getByRole("grid");
  Object.assign(grid, { setPointerCapture: vi.fn<(id: number) => void>() });
  vi.spyOn(grid, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 200, 300, 300));
  return { sent, grid };
};

const cellAt = ({ row, col }: Cell): HTMLElement =>
  screen.getAllByRole("row")[row]!.querySelectorAll<HTMLElement>('[role="gridcell"]')[col]!;
/** The centre of a 20 px cell in the mocked grid. */
const point = ({ row, col }: Cell) => ({
  clientX: 110 + col * 20,
  clientY: 210 + row * 20,
  button: 0,
  isPrimary: true,
  pointerId: 1,
});

const press = (key: string): boolean => fireEvent.keyDown(document.activeElement!, { key });

describe("the letter grid by keyboard", () => {
  it("has one tab stop, and arrow keys stop at the edges", () => {
    show();
    expect(screen.getAllByRole("gridcell").filter((cell) => cell.tabIndex === 0)).toEqual([cellAt({ row: 0, col: 0 })]);
    act(() => cellAt({ row: 0, col: 0 }).focus());
    for (const key of ["ArrowLeft", "ArrowUp"]) press(key);
    expect(document.activeElement).toBe(cellAt({ row: 0, col: 0 }));
    for (const key of ["ArrowDown", "ArrowRight", "ArrowRight"]) press(key);
    expect(document.activeElement).toBe(cellAt({ row: 1, col: 2 }));
    expect(screen.getAllByRole("gridcell").filter((cell) => cell.tabIndex === 0)).toEqual([cellAt({ row: 1, col: 2 })]);
    press("End");
    press("ArrowRight");
    expect(document.activeElement).toBe(cellAt({ row: 1, col: 14 }));
    press("Home");
    expect(document.activeElement).toBe(cellAt({ row: 1, col: 0 }));
  });

  it("marks the ends with Enter and Space and clears with Escape; other keys do nothing", () => {
    const { sent } = show();
    const cell = cellAt({ row: 2, col: 3 });
    act(() => cell.focus());
    for (const key of ["Enter", " ", "Escape"]) expect(fireEvent.keyDown(cell, { key })).toBe(false);
    expect(fireEvent.keyDown(cell, { key: "a" })).toBe(true);
    expect(fireEvent.keyDown(cell, { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(sent).toEqual([
      { type: "tap", cell: { row: 2, col: 3 } },
      { type: "tap", cell: { row: 2, col: 3 } },
      { type: "let-go" },
    ]);
  });

  it("shows the run from the first letter to the cursor if they are in line", () => {
    show({ row: 3, col: 1 });
    act(() => cellAt({ row: 3, col: 3 }).focus());
    fireEvent.keyDown(cellAt({ row: 3, col: 3 }), { key: "ArrowRight" });
    const selected = screen.getAllByRole("gridcell").filter((cell) => cell.getAttribute("aria-selected") === "true");
    expect(selected).toEqual([1, 2, 3, 4].map((col) => cellAt({ row: 3, col })));
  });
});

describe("the letter grid by pointer", () => {
  it("draws a straight run, snapped to the nearest line", () => {
    const { sent, grid } = show();
    fireEvent.pointerDown(grid, point({ row: 1, col: 1 }));
    fireEvent.pointerMove(grid, point({ row: 2, col: 5 }));
    fireEvent.pointerUp(grid, point({ row: 2, col: 6 }));
    expect(sent).toEqual([{ type: "select", from: { row: 1, col: 1 }, to: { row: 1, col: 6 } }]);
  });

  it("treats a press that stays on one letter as a tap when its click arrives, so the click cannot hit what the tap opens", () => {
    const { sent, grid } = show();
    fireEvent.pointerDown(grid, point({ row: 4, col: 4 }));
    fireEvent.pointerUp(grid, point({ row: 4, col: 4 }));
    expect(sent).toEqual([]);
    fireEvent.click(grid, point({ row: 4, col: 4 }));
    expect(sent).toEqual([{ type: "tap", cell: { row: 4, col: 4 } }]);
  });

  it("ignores the click at the end of a mouse run, and keeps the click after a finger's run", () => {
    const { sent, grid } = show();
    const draw = (pointerType: string) => {
      fireEvent.pointerDown(grid, { ...point({ row: 1, col: 1 }), pointerType });
      fireEvent.pointerUp(grid, { ...point({ row: 1, col: 3 }), pointerType });
    };
    draw("mouse");
    fireEvent.click(grid, point({ row: 1, col: 3 }));
    draw("touch");
    expect(sent.map(({ type }) => type)).toEqual(["select", "select"]);
    fireEvent.click(cellAt({ row: 9, col: 9 }));
    expect(sent.at(-1)).toEqual({ type: "tap", cell: { row: 9, col: 9 } });
  });

  it("keeps the run inside when the finger leaves the grid, and drops a cancelled touch", () => {
    const { sent, grid } = show();
    fireEvent.pointerDown(grid, point({ row: 14, col: 10 }));
    fireEvent.pointerUp(grid, { ...point({ row: 14, col: 40 }) });
    expect(sent).toEqual([{ type: "select", from: { row: 14, col: 10 }, to: { row: 14, col: 14 } }]);
    fireEvent.pointerDown(grid, point({ row: 0, col: 0 }));
    fireEvent.pointerCancel(grid, point({ row: 0, col: 3 }));
    fireEvent.pointerUp(grid, point({ row: 0, col: 3 }));
    expect(sent).toHaveLength(1);
  });

  it("takes no part of a run from a second finger", () => {
    const { sent, grid } = show();
    const second = (cell: Cell) => ({ ...point(cell), isPrimary: false, pointerId: 2 });
    fireEvent.pointerDown(grid, point({ row: 1, col: 1 }));
    fireEvent.pointerDown(grid, second({ row: 9, col: 9 }));
    fireEvent.pointerMove(grid, second({ row: 9, col: 1 }));
    fireEvent.pointerUp(grid, second({ row: 9, col: 1 }));
    fireEvent.pointerUp(grid, point({ row: 1, col: 4 }));
    expect(sent).toEqual([{ type: "select", from: { row: 1, col: 1 }, to: { row: 1, col: 4 } }]);
  });

  it("ignores other buttons and everything after the end", () => {
    const { sent, grid } = show(undefined, true);
    fireEvent.pointerDown(grid, point({ row: 1, col: 1 }));
    fireEvent.pointerUp(grid, point({ row: 1, col: 4 }));
    fireEvent.keyDown(cellAt({ row: 0, col: 0 }), { key: "Enter" });
    cleanup();
    const other = show();
    fireEvent.pointerDown(other.grid, { ...point({ row: 1, col: 1 }), button: 2 });
    fireEvent.pointerUp(other.grid, point({ row: 1, col: 4 }));
    expect([...sent, ...other.sent]).toEqual([]);
  });

  it.each([
    [
      { row: 5, col: 5 },
      { row: 6, col: 9 },
      { row: 5, col: 9 },
    ],
    [
      { row: 5, col: 5 },
      { row: 1, col: 4 },
      { row: 1, col: 5 },
    ],
    [
      { row: 5, col: 5 },
      { row: 7, col: 7 },
      { row: 5, col: 7 },
    ],
    [
      { row: 5, col: 5 },
      { row: 5, col: 5 },
      { row: 5, col: 5 },
    ],
  ])("snaps from %j towards %j to %j", (from, to, end) => expect(snapped(from, to)).toEqual(end));
});

describe("the letter grid for assistive technology", () => {
  it("labels letters of found words, and treats a click without a pointer as a tap", () => {
    const { sent } = show();
    expect(cellAt({ row: 0, col: 2 }).getAttribute("aria-label")).toBe("C, found");
    expect(cellAt({ row: 0, col: 3 }).hasAttribute("aria-label")).toBe(false);
    fireEvent.click(cellAt({ row: 7, col: 2 }));
    expect(sent).toEqual([{ type: "tap", cell: { row: 7, col: 2 } }]);
  });
});
