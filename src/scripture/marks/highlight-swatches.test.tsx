import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { HighlightSwatches } from "./highlight-swatches.tsx";
import type { MarkedVerse } from "./marked-verse.ts";
import { coloursOf } from "./verse-actions.tsx";

const grey: MarkedVerse = { colour: "Grey", isBookmarked: false, hasNote: false };
const plain: MarkedVerse = { isBookmarked: true, hasNote: false };
const set: VerseSet = { book: "JHN", chapter: 3, verses: [16, 17] };

const pressed = (marks: ReadonlyMap<number, MarkedVerse>): string[] => {
  render(<HighlightSwatches set={set} present={coloursOf(set, marks)} />);
  return screen.getAllByRole("button", { pressed: true }).map((button) => button.getAttribute("aria-label")!);
};

const removal = () => screen.queryByRole("button", { name: "Remove highlight" });

it("shows a colour as on when every verse has it", () => {
  expect(
    pressed(
      new Map([
        [16, grey],
        [17, grey],
      ]),
    ),
  ).toEqual(["Highlight Grey"]);
  // Beside a label, its tooltip would be read out as a description.
  expect(removal()?.matches("[title]:not([aria-label])")).toBe(true);
});

it("shows it as off when only some have it, but offers to remove it", () => {
  render(
    <HighlightSwatches
      set={set}
      present={coloursOf(
        set,
        new Map([
          [16, grey],
          [17, plain],
        ]),
      )}
    />,
  );
  expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  expect(removal()).not.toBeNull();
});

it("keeps the focus among the colours when a highlight is removed", () => {
  render(<HighlightSwatches set={set} present={coloursOf(set, new Map([[16, grey]]))} />);
  removal()!.focus();
  fireEvent.click(removal()!);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Highlight Grey");
});

const placesWith = (marks: ReadonlyMap<number, MarkedVerse>): string[] => {
  const { container } = render(<HighlightSwatches set={set} present={coloursOf(set, marks)} />);
  return Array.from(container.children, ({ className }) => className);
};

it("keeps the place of the removal, so that the colours stay where they were tapped", () => {
  const before = placesWith(new Map());
  expect(before.at(-1)).toBe("swatch-remove");
  expect(placesWith(new Map([[16, grey]]))).toEqual(before);
});

it("offers no removal where there is no highlight", () => {
  render(<HighlightSwatches set={set} present={coloursOf(set, new Map([[17, plain]]))} />);
  expect(removal()).toBeNull();
});
