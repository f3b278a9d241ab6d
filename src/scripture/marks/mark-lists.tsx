import { X } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { type EmbeddedTranslationId, isEmbedded } from "#domain/scripture/translations/translations.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { savesData } from "#src/platform/network/connection.ts";
import { useWasSeen } from "#src/platform/loading/use-was-seen.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { classOfColour } from "./colours.ts";
import { highlight, toggleBookmarks } from "./mark-actions.ts";
import { MarkLink } from "./mark-link.tsx";
import { markMessages, marksMessages } from "./messages.ts";
import { listBookmarks, listHighlights, type Placed } from "./rules.ts";
import type { Marks } from "./use-marks.ts";

/**
 * The start of a marked verse on one line, truncated by CSS, so that a visitor recognises it. Its chapter is fetched
 * when the line comes near the window; with data saving on, only cached chapters are used. Shows nothing if loading
 * fails.
 */
const MarkedWords = ({ set, translation }: { set: VerseSet; translation: EmbeddedTranslationId }) => {
  const { ref, wasSeen } = useWasSeen<HTMLParagraphElement>();
  const { data: chapter } = useQuery({ ...chapterQuery(translation, set), enabled: wasSeen && !savesData() });
  return (
    <p ref={ref} className="mark-words">
      {chapter?.verses[(set.verses[0] ?? 1) - 1]}
    </p>
  );
};

/** Long-time visitors have thousands of marks. Thirty fill several screens; the first of them come at once. */
export const marksAtOnce = 30;
export const firstMarks = 8;

interface MarkLinesProps<Item> {
  all: readonly Placed<Item>[];
  /** Two marks may have the same reference. */
  keyOf: (item: Item) => string;
  translation: string;
  none: string;
  /** For the label of the remove button. */
  kind: "bookmark" | "highlight";
  onRemove: (set: VerseSet) => void;
  /** Content after a mark's reference. */
  children?: (item: Item) => ReactNode;
}

const MarkLines = <Item,>({ all, keyOf, translation, none, kind, onRemove, children }: MarkLinesProps<Item>) => {
  const { shown, hasMore, showMore, focusOf } = usePagedList<HTMLLIElement>(kind, all.length, marksAtOnce, firstMarks);
  if (all.length === 0) return <p className="mark-none">{none}</p>;
  return (
    <>
      <ol className="mark-entries" ref={keepFocus}>
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
