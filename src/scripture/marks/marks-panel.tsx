import { useMemo, useState, type ReactNode } from "react";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { useOpenEdits, withDeleted } from "#src/platform/drafts/use-open-edits.ts";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { markMessages, marksPanelMessages } from "./messages.ts";
import { NoteEntry, noteEdits } from "./note-entry.tsx";
import { NoteForm } from "./note-form.tsx";
import { listHighlights, type Placed } from "./marks-of-chapter.ts";
import { listBookmarks, listNotes, searchMarks } from "./rules.ts";
import { noteSchema } from "./stored.ts";
import { type Marks, useMarks } from "./use-marks.ts";
import { type NoteDraft, useNoteDraft } from "./use-note-draft.ts";
import { X } from "lucide";
import { useQuery } from "@tanstack/react-query";
import { type EmbeddedTranslationId, isEmbedded } from "#domain/scripture/translations/translations.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { savesData } from "#src/platform/network/connection.ts";
import { useWasSeen } from "#src/platform/loading/use-was-seen.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { classOfColour } from "./colours.ts";
import { highlight, toggleBookmarks } from "./mark-actions.ts";
import { MarkLink } from "./mark-link.tsx";
import "./marks.css";

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
const marksAtOnce = 30;
const firstMarks = 8;

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
              <IconButton
                label={marksPanelMessages.removeMark[kind](mark.reference)}
                onClick={() => onRemove(mark.set!)}
              >
                <Icon of={X} small />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {hasMore ? <Button onClick={showMore}>{marksPanelMessages.more}</Button> : null}
    </>
  );
};

interface ListProps {
  marks: Marks;
  translation: string;
}

const BookmarkList = ({ marks: { bookmarks }, translation }: ListProps) => {
  const all = useMemo(() => listBookmarks(bookmarks), [bookmarks]);
  return (
    <MarkLines
      all={all}
      keyOf={(reference) => reference}
      translation={translation}
      none={marksPanelMessages.noBookmarks}
      kind="bookmark"
      onRemove={(set) => void toggleBookmarks(set)}
    />
  );
};

const HighlightList = ({ marks: { highlights }, translation }: ListProps) => {
  const all = useMemo(() => listHighlights(highlights), [highlights]);
  return (
    <MarkLines
      all={all}
      keyOf={({ reference }) => reference}
      translation={translation}
      none={marksPanelMessages.noHighlights}
      kind="highlight"
      onRemove={(set) => void highlight(set, undefined)}
    >
      {({ colour }) => (
        <span className={`mark-colour hl ${classOfColour[colour]}`}>{markMessages.colours[colour]}</span>
      )}
    </MarkLines>
  );
};

interface MarksPanelProps {
  marks: Marks;
  translation: string;
  /** What a new note would be on: the selected verses, or the chapter. */
  target: VerseSet;
  draft: NoteDraft;
  focusRequest: number;
}

/** No search field for fewer marks than this. */
const searchFrom = 4;

const isOn = (set: VerseSet | undefined, target: VerseSet, isChapterEnough = false): boolean =>
  set?.book === target.book &&
  set.chapter === target.chapter &&
  ((isChapterEnough && target.verses.length === 0) || target.verses.some((verse) => set.verses.includes(verse)));

interface NotesProps extends MarksPanelProps {
  /** Only the notes on the target; all of the chapter if it has no verses. */
  isOnlyOnTarget?: boolean;
}

const Notes = ({ marks, translation, target, draft, focusRequest, isOnlyOnTarget = false }: NotesProps) => {
  const [query, setQuery] = useState("");
  const edits = useOpenEdits(noteEdits, noteSchema);
  const all = useMemo(() => {
    const listed = listNotes(withDeleted(marks.notes, edits.edited));
    return isOnlyOnTarget ? listed.filter(({ set }) => isOn(set, target, true)) : listed;
  }, [marks.notes, edits.edited, isOnlyOnTarget, target]);
  const found = useMemo(() => searchMarks(all, query, ({ text }) => text), [all, query]);
  const { shown, hasMore, showMore, focusOf } = usePagedList<HTMLLIElement>(
    "notes",
    found.length,
    marksAtOnce,
    firstMarks,
  );
  return (
    <>
      <NoteForm target={target} draft={draft} focusRequest={focusRequest} />
      {all.length >= searchFrom ? (
        <TextField
          label={marksPanelMessages.search}
          isLabelHidden
          type="search"
          placeholder={marksPanelMessages.search}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      ) : null}
      {found.length === 0 && !(isOnlyOnTarget && all.length === 0) ? (
        <p className="mark-none">
          {all.length === 0 ? marksPanelMessages.noNotes : marksPanelMessages.nothingFound}{" "}
          {all.length === 0 && target.verses.length === 0 ? marksPanelMessages.noteOnWhat : null}
        </p>
      ) : null}
      <ol className="mark-entries" ref={keepFocus}>
        {found.slice(0, shown).map((mark, index) => (
          <NoteEntry
            key={mark.item.id}
            focus={focusOf(index)}
            mark={mark}
            translation={translation}
            isCurrent={isOn(mark.set, target)}
            isEditing={edits.isOpen(mark.item.id)}
            isRestored={edits.isRestored(mark.item.id)}
            onEdit={edits.setOpen}
          />
        ))}
      </ol>
      {hasMore ? <Button onClick={showMore}>{marksPanelMessages.more}</Button> : null}
    </>
  );
};

type Tab = "notes" | "bookmarks" | "highlights";

/** All of the visitor's notes, bookmarks and highlights, each linked to its passage. */
export const MarksPanel = (props: MarksPanelProps) => {
  /** The tab that the visitor has chosen since a request: the field does not take the focus for it again. */
  const [chosen, setChosen] = useState<{ readonly tab: Tab; readonly request: number }>();
  const [tab, focusRequest] =
    chosen?.request === props.focusRequest ? [chosen.tab, 0] : (["notes", props.focusRequest] as const);
  return (
    <div className="marks">
      <Tabs
        label={marksPanelMessages.keptHere}
        value={tab}
        onChange={(next) => setChosen({ tab: next, request: props.focusRequest })}
        tabs={[
          { value: "notes", label: markMessages.notes, content: <Notes {...props} focusRequest={focusRequest} /> },
          { value: "bookmarks", label: marksPanelMessages.bookmarks, content: <BookmarkList {...props} /> },
          { value: "highlights", label: marksPanelMessages.highlights, content: <HighlightList {...props} /> },
        ]}
      />
    </div>
  );
};

interface ReaderMarksProps extends Omit<MarksPanelProps, "draft"> {
  /** The verses for which the visitor last opened a new note; undefined if there are none. */
  chosen: VerseSet | undefined;
}

/** A note that was begun or opened on verses of this chapter stays on them while no others are selected. */
const useNotes = ({ chosen, target, ...rest }: ReaderMarksProps): MarksPanelProps => {
  const draft = useNoteDraft();
  const begunOn = chosen ?? draft.begunOn;
  const isSameChapter = begunOn?.book === target.book && begunOn.chapter === target.chapter;
  return { ...rest, draft, target: target.verses.length === 0 && isSameChapter ? begunOn : target };
};

export const MarksBeside = (props: ReaderMarksProps) => <MarksPanel {...useNotes(props)} />;

interface NotesSectionProps {
  translation: string;
  place: ChapterId;
  verses: readonly number[];
}

/** The study panel's notes on some verses, or on a chapter, and a form for a new one. */
export const NotesSection = ({ translation, place: { book, chapter }, verses }: NotesSectionProps) => {
  const target = useMemo(() => ({ book, chapter, verses }), [book, chapter, verses]);
  const props = useNotes({ marks: useMarks(), translation, target, chosen: undefined, focusRequest: 0 });
  return (
    <div className="marks">
      <Notes {...props} isOnlyOnTarget />
    </div>
  );
};

interface MarksSheetProps extends ReaderMarksProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The notes as a sheet, where there is no room for them beside the text. If opened for writing, the field has the focus. What
 * is typed outlives the closed sheet.
 */
export const MarksSheet = ({ isOpen, onOpenChange, ...props }: MarksSheetProps) => {
  const panel = useNotes(props);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={markMessages.notes}
      placement="side"
      onOpenAutoFocus={panel.focusRequest > 0 ? (event) => event.preventDefault() : undefined}
    >
      <MarksPanel {...panel} />
    </Sheet>
  );
};
