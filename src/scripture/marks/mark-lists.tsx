import { X } from "lucide";
import { useMemo, type ReactNode } from "react";
import { isEmbedded } from "#domain/scripture/translations/translations.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { classOfColour } from "./colours.ts";
import { highlight, toggleBookmarks } from "./mark-actions.ts";
import { MarkLink } from "./mark-link.tsx";
import { MarkedWords } from "./marked-words.tsx";
import { marksMessages } from "./messages.ts";
import { listBookmarks, listHighlights, type Placed } from "./rules.ts";
import type { Marks } from "./use-marks.ts";
import { markMessages } from "./mark-messages.ts";

/** Long-time visitors have thousands of marks. Thirty fill several screens, and a cheap phone renders them at once. */
export const marksAtOnce = 30;

interface MarkLinesProps<Item> {
  all: readonly Placed<Item>[];
  /** Two marks may have the same reference. */
  keyOf: (item: Item) => string;
  translation: string;
  /** Shown when the list is empty. */
  none: string;
  /** For the label of the remove button. */
  kind: "bookmark" | "highlight";
  onRemove: (set: VerseSet) => void;
  /** Content after a mark's reference. */
  children?: (item: Item) => ReactNode;
}

const MarkLines = <Item,>({ all, keyOf, translation, none, kind, onRemove, children }: MarkLinesProps<Item>) => {
  const { shown, hasMore, showMore, focusOf } = usePagedList<HTMLLIElement>(all.length, marksAtOnce);
  if (all.length === 0) return <p className="mark-none">{none}</p>;
  return (
    <>
      <ol className="mark-entries">
        {all.slice(0, shown).map((mark, index) => (
          <li key={keyOf(mark.item)} className="mark-entry mark-line" {...focusOf(index)}>
            <div className="mark-place">
              <MarkLink mark={mark} translation={translation} />
              {mark.set !== undefined && isEmbedded(translation) ? (
                <MarkedWords set={mark.set} translation={translation} />
              ) : null}
            </div>
            {children?.(mark.item)}
            {mark.set === undefined ? null : (
              <IconButton label={marksMessages.removeMark[kind](mark.reference)} onClick={() => onRemove(mark.set!)}>
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

interface ListProps {
  marks: Marks;
  translation: string;
}

export const BookmarkList = ({ marks: { bookmarks }, translation }: ListProps) => {
  const all = useMemo(() => listBookmarks(bookmarks), [bookmarks]);
  return (
    <MarkLines
      all={all}
      keyOf={(reference) => reference}
      translation={translation}
      none={marksMessages.noBookmarks}
      kind="bookmark"
      onRemove={(set) => void toggleBookmarks(set)}
    />
  );
};

export const HighlightList = ({ marks: { highlights }, translation }: ListProps) => {
  const all = useMemo(() => listHighlights(highlights), [highlights]);
  return (
    <MarkLines
      all={all}
      keyOf={({ reference }) => reference}
      translation={translation}
      none={marksMessages.noHighlights}
      kind="highlight"
      onRemove={(set) => void highlight(set, undefined)}
    >
      {({ colour }) => (
        <span className={`mark-colour hl ${classOfColour[colour]}`}>{markMessages.colours[colour]}</span>
      )}
    </MarkLines>
  );
};
