import { X } from "lucide-react";
import { useMemo } from "react";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { classOfColour } from "./colours.ts";
import { highlight, toggleBookmarks } from "./mark-actions.ts";
import { MarkLink } from "./mark-link.tsx";
import { marksMessages } from "./messages.ts";
import { listBookmarks, listHighlights } from "./rules.ts";
import type { Marks } from "./use-marks.ts";

interface ListProps {
  marks: Marks;
  translation: string;
}

export const BookmarkList = ({ marks, translation }: ListProps) => {
  const all = useMemo(() => listBookmarks(marks.bookmarks), [marks.bookmarks]);
  if (all.length === 0) return <p className="mark-none">{marksMessages.noBookmarks}</p>;
  return (
    <ol className="mark-entries">
      {all.map((mark) => (
        <li key={mark.item} className="mark-entry mark-line">
          <MarkLink mark={mark} translation={translation} />
          {mark.set === undefined ? null : (
            <IconButton label={`Remove the bookmark of ${mark.reference}`} onClick={() => void toggleBookmarks(mark.set!)}>
              <Icon of={X} small />
            </IconButton>
          )}
        </li>
      ))}
    </ol>
  );
};

export const HighlightList = ({ marks, translation }: ListProps) => {
  const all = useMemo(() => listHighlights(marks.highlights), [marks.highlights]);
  if (all.length === 0) return <p className="mark-none">{marksMessages.noHighlights}</p>;
  return (
    <ol className="mark-entries">
      {all.map((mark) => (
        <li key={mark.item.reference} className="mark-entry mark-line">
          <MarkLink mark={mark} translation={translation} />
          <span className={`mark-colour hl ${classOfColour[mark.item.colour]}`}>{mark.item.colour}</span>
          {mark.set === undefined ? null : (
            <IconButton label={`Remove the highlight of ${mark.reference}`} onClick={() => void highlight(mark.set!, undefined)}>
              <Icon of={X} small />
            </IconButton>
          )}
        </li>
      ))}
    </ol>
  );
};
