import { X } from "lucide-react";
import { useMemo } from "react";
import { useMore } from "#src/platform/use-more.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { classOfColour } from "./colours.ts";
import { highlight, toggleBookmarks } from "./mark-actions.ts";
import { MarkLink } from "./mark-link.tsx";
import { marksMessages } from "./messages.ts";
import { listBookmarks, listHighlights } from "./rules.ts";
import type { Marks } from "./use-marks.ts";

/** A visitor of years has thousands, which would keep a phone busy for seconds. */
export const marksAtOnce = 100;

interface ListProps {
  marks: Marks;
  translation: string;
}

export const BookmarkList = ({ marks, translation }: ListProps) => {
  const all = useMemo(() => listBookmarks(marks.bookmarks), [marks.bookmarks]);
  const { shown, hasMore, showMore, focusOf } = useMore<HTMLLIElement>(all.length, marksAtOnce);
  if (all.length === 0) return <p className="mark-none">{marksMessages.noBookmarks}</p>;
  return (
    <>
      <ol className="mark-entries">
        {all.slice(0, shown).map((mark, index) => (
          <li key={mark.item} className="mark-entry mark-line" {...focusOf(index)}>
            <MarkLink mark={mark} translation={translation} />
            {mark.set === undefined ? null : (
              <IconButton label={`Remove the bookmark of ${mark.reference}`} onClick={() => void toggleBookmarks(mark.set!)}>
                <Icon of={X} small />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {hasMore ? <Button onClick={showMore}>{marksMessages.more}</Button> : null}
    </>
  );
};

export const HighlightList = ({ marks, translation }: ListProps) => {
  const all = useMemo(() => listHighlights(marks.highlights), [marks.highlights]);
  const { shown, hasMore, showMore, focusOf } = useMore<HTMLLIElement>(all.length, marksAtOnce);
  if (all.length === 0) return <p className="mark-none">{marksMessages.noHighlights}</p>;
  return (
    <>
      <ol className="mark-entries">
        {all.slice(0, shown).map((mark, index) => (
          <li key={mark.item.reference} className="mark-entry mark-line" {...focusOf(index)}>
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
      {hasMore ? <Button onClick={showMore}>{marksMessages.more}</Button> : null}
    </>
  );
};
