import { Copy, X } from "lucide";
import type { ReactNode } from "react";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { readerMessages } from "./messages.ts";

interface ActionBarProps {
  /** The selected verses, e.g. "Psalm 23:4". */
  reference: string;
  onCopy: () => void;
  onClose: () => void;
  /** The highlight colours, before the actions. */
  swatches?: ReactNode;
  /** Actions before Copy: bookmark and note. */
  before?: ReactNode;
  /** Actions after Copy: compare and related. */
  after?: ReactNode;
  /** The reference as a share menu; without it, plain text. */
  share?: ReactNode;
  /** Explanations of old words in the verses. */
  words?: ReactNode;
}

/** Actions for the selected verses: in reach of the thumb on phones, at the bottom of the text where there is room. */
export const ActionBar = ({ reference, onCopy, onClose, swatches, before, after, share, words }: ActionBarProps) => (
  <div className="actionbar" role="region" aria-label={readerMessages.actionsFor(reference)}>
    <div className="ref">
      <span className={share ? "sr" : undefined} aria-live="polite">
        {reference}
      </span>
      {share}
    </div>
    {swatches ? <div className="swatches">{swatches}</div> : <span />}
    <IconButton label={readerMessages.clear} onClick={onClose}>
      <Icon of={X} />
    </IconButton>
    <div className="acts">
      {before}
      <button type="button" className="act" onClick={onCopy}>
        <Icon of={Copy} />
        {readerMessages.copy}
      </button>
      {after}
    </div>
    {words}
  </div>
);
