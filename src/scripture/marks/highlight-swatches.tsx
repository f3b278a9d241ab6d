import { Eraser } from "lucide";
import type { MouseEvent } from "react";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { Icon } from "#src/ui/icon.tsx";
import { highlightColours, type HighlightColour } from "./colours.ts";
import { highlight } from "./mark-actions.ts";
import { markMessages, marksPanelMessages } from "./messages.ts";

interface HighlightSwatchesProps {
  set: VerseSet;
  /** The verses' current colours; contains undefined if a verse has none. */
  present: ReadonlySet<HighlightColour | undefined>;
  onDone?: () => void;
}

/** Orange, Pink and Grey, and a remove button if there is a highlight; its place is kept, so that no colour moves. Each has a name, so none relies on colour alone. */
export const HighlightSwatches = ({ set, present, onDone }: HighlightSwatchesProps) => {
  const pick = (colour: HighlightColour | undefined) => {
    void highlight(set, colour);
    onDone?.();
  };
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // This button disappears with the highlight, so move the focus first.
    (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
    pick(undefined);
  };
  return (
    <>
      {highlightColours.map((colour) => (
        <button
          key={colour}
          type="button"
          className={`swatch swatch-${colour.toLowerCase()}`}
          aria-label={marksPanelMessages.highlightIn(markMessages.colours[colour])}
          title={marksPanelMessages.highlightIn(markMessages.colours[colour])}
          aria-pressed={present.has(colour) && present.size === 1}
          onClick={() => pick(colour)}
        />
      ))}
      {highlightColours.some((colour) => present.has(colour)) ? (
        <button type="button" className="swatch-remove" title={marksPanelMessages.removeHighlight} onClick={remove}>
          <Icon of={Eraser} />
        </button>
      ) : (
        <span className="swatch-remove" />
      )}
    </>
  );
};
