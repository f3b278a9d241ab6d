import { memo, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { quotation } from "#domain/scripture/quotation.ts";
import { chapterAfter, chapterPath, formatReference, readPath, type ChapterId } from "#domain/scripture/reference.ts";
import type { TranslationId } from "#domain/scripture/translations.ts";
import { useShortcuts, useShortcutSetting } from "#src/platform/keyboard.ts";
import { copyAndTell } from "#src/platform/share.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { InTurn } from "#src/platform/in-turn.tsx";
import { Button } from "#src/ui/button.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { CompareActions } from "#src/scripture/cross-references/compare-actions.tsx";
import { OfflineHint } from "#src/scripture/offline/offline-hint.tsx";
import { ShareMenu } from "#src/scripture/share/share-menu.tsx";
import { ActionBar } from "./action-bar.tsx";
import { ChapterLinks } from "./chapter-links.tsx";
import { ChapterSection } from "./chapter-section.tsx";
import { HoverBar, useHoveredVerse } from "./hover-bar.tsx";
import { OldWords } from "./old-words.tsx";
import { useReaderMarks } from "../marks/reader-marks.tsx";
import { HighlightSwatches } from "../marks/highlight-swatches.tsx";
import { coloursOf, HoverActions, SelectionActions } from "../marks/verse-actions.tsx";
import { PassageArrival } from "./passage-arrival.tsx";
import { PassageBar } from "./passage-bar.tsx";
import { eachVerse, referenceOf, selectionReference, selectionText, spanOf, versesOf } from "./passage-text.ts";
import type { PassageView } from "./passage-view.ts";
import { comfortEntry } from "./stored.ts";
import { useChapterSteps } from "./use-chapter-steps.ts";
import { usePassage, type LoadedPassage } from "./use-passage.ts";
import { useReadAloud, type SpokenVerse } from "./use-read-aloud.ts";
import { useVerseSelection } from "./use-verse-selection.ts";
import "./reader.css";
import "./scripture.css";
import "./action-bar.css";
import "./comfort.css";

interface ReaderProps {
  view: PassageView;
  translation: TranslationId;
  onTranslation: (translation: string) => void;
  /** Bring the passage into view once it is there: somebody asked for it. */
  isScrolledTo: boolean;
  /** False while the screen does not know yet what is wanted: the prerendered passage may be the wrong one. */
  isSettled?: boolean;
}

/** Long passages are shown part by part. */
const chaptersAtOnce = 5;
const noVerses: ReadonlySet<number> = new Set();

const spokenVerses = (passage: LoadedPassage | undefined): SpokenVerse[] =>
  passage?.view.chapters.flatMap((chapter, chapterIndex) =>
    versesOf(passage.chapters[chapterIndex]!, spanOf(chapter, passage.view.focus)).map((verse) => ({ ...verse, chapterIndex })),
  ) ?? [];

export const Reader = memo(({ view, translation, onTranslation, isScrolledTo, isSettled = true }: ReaderProps) => {
  const [limit, setLimit] = useState(chaptersAtOnce);
  const limited = useMemo<PassageView>(
    () => (view.chapters.length > limit ? { chapters: [view.chapters[0], ...view.chapters.slice(1, limit)] } : view),
    [view, limit],
  );
  const { shown, isLoading, failure, retry } = usePassage(limited, translation);
  const navigate = useNavigate();
  const [comfort] = useStored(comfortEntry);
  const { selection, clear, onPress } = useVerseSelection();
  const { hovered, handlers } = useHoveredVerse();
  const shownPlace = (shown?.view ?? view).chapters[selection.chapterIndex]?.place ?? view.chapters[0].place;
  const { marks, writeNote, toggle: notesToggle, panel } = useReaderMarks({ ...shownPlace, verses: selection.verses }, translation);
  const step = useChapterSteps(shown?.view.chapters[0].place, translation);

  const reference = formatReference(referenceOf(view));
  const verses = useMemo(() => spokenVerses(shown), [shown]);
  const readOn = useCallback(() => {
    const next = shown && chapterAfter(shown.view.chapters.at(-1)!.place);
    if (comfort.readsOn && next) void navigate(chapterPath(translation, next), { state: { isReadAloud: true } });
  }, [shown, comfort.readsOn, navigate, translation]);
  const { spoken, isSpeaking, toggle } = useReadAloud(verses, readOn);

  const copyPassage = () => {
    if (verses.length > 0) void copyAndTell(quotation(verses.map((verse) => verse.text), reference), reference);
  };
  const copyVerses = (chapterIndex: number, numbers: readonly number[]) => {
    if (!shown) return;
    const copy = selectionText(shown.chapters[chapterIndex]!, shown.view.chapters[chapterIndex]!, numbers);
    void copyAndTell(copy.text, copy.reference);
  };

  const isThere = isSettled && shown?.view === limited && shown.translation === translation;
  useEffect(clear, [view, translation, clear]);

  const [areShortcutsOn] = useShortcutSetting();
  useShortcuts(useMemo(() => ({ ArrowLeft: () => step(-1), ArrowRight: () => step(1) }), [step]), areShortcutsOn);

  const selected = useMemo<ReadonlySet<number>>(() => new Set(selection.verses), [selection]);
  const selectedSet = { ...shownPlace, verses: selection.verses };
  const actionsOn = (place: ChapterId, numbers: readonly number[]) => {
    const set = { book: place.book, chapter: place.chapter, verses: numbers };
    return { set, marks: marks.decorationsOf(place), onNote: writeNote };
  };
  const selectedView = shown?.view.chapters[selection.chapterIndex];
  const selectionCopy =
    shown && selectedView && selection.verses.length > 0
      ? selectionText(shown.chapters[selection.chapterIndex]!, selectedView, selection.verses)
      : undefined;

  return (
    <>
      <InTurn>
        <PassageBar
          title={reference}
          place={view.chapters[0].place}
          translation={translation}
          isNavigationDisabled={false}
          isSpeaking={isSpeaking}
          onStep={step}
          onReadAloud={toggle}
          onCopy={copyPassage}
          onTranslation={onTranslation}
        >
          {notesToggle}
        </PassageBar>
      </InTurn>
      <div className="wrap reader" id="passage">
        <div className="leaf">
          {failure ? (
            <Problem message={failure} onRetry={retry}>
              <OfflineHint />
            </Problem>
          ) : null}
          {shown ? (
            // Verses are chosen by their number buttons; a press on their words is the same for pointers.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <article
              className={articleClass(comfort, isLoading)}
              aria-busy={isLoading}
              onClick={onPress}
              {...handlers}
            >
              {shown.chapters.map((chapter, index) => (
                <ChapterSection
                  key={`${chapter.book} ${chapter.chapter} ${index}`}
                  chapter={chapter}
                  view={shown.view.chapters[index]!}
                  index={index}
                  focus={index === 0 ? shown.view.focus : undefined}
                  selected={selection.chapterIndex === index ? selected : noVerses}
                  spokenVerse={spoken?.chapterIndex === index ? spoken.verse : undefined}
                  decorations={marks.decorationsOf(chapter)}
                  isVersePerLine={comfort.isVersePerLine}
                />
              ))}
              {hovered && !selectionCopy ? (
                <HoverBar hovered={hovered} onCopy={() => copyVerses(hovered.chapterIndex, [hovered.verse])}>
                  <HoverActions
                    key={`${hovered.chapterIndex} ${hovered.verse}`}
                    {...actionsOn(shown.view.chapters[hovered.chapterIndex]!.place, [hovered.verse])}
                  />
                </HoverBar>
              ) : null}
            </article>
          ) : (
            <Waiting isFailed={failure !== undefined} />
          )}
          {view.chapters.length > limit ? (
            <Button onClick={() => setLimit(limit + chaptersAtOnce)}>Show more of {reference}</Button>
          ) : null}
          {selectionCopy ? (
            <ActionBar
              after={<CompareActions reference={selectionCopy.reference} translation={translation} />}
              words={shown?.translation === "kjv" ? <OldWords verses={eachVerse(shown.chapters[selection.chapterIndex]!, selection.verses)} /> : undefined}
              reference={selectionCopy.reference}
              onCopy={() => copyVerses(selection.chapterIndex, selection.verses)}
              onClose={clear}
              share={<ShareMenu {...selectionCopy} path={readPath(translation, selectionReference(selectedView!, selection.verses))} />}
              swatches={<HighlightSwatches set={selectedSet} present={coloursOf(selectedSet, marks.decorationsOf(selectedSet))} />}
              before={<SelectionActions {...actionsOn(shownPlace, selection.verses)} />}
            />
          ) : null}
          <InTurn>
            <ChapterLinks first={view.chapters[0].place} last={view.chapters.at(-1)!.place} translation={translation} />
          </InTurn>
        </div>
        {panel}
      </div>
      <PassageArrival
        view={view}
        translation={translation}
        isThere={isThere}
        isFailed={failure !== undefined}
        isScrolledTo={isScrolledTo}
        onReadAloud={toggle}
      />
    </>
  );
});

const articleClass = (comfort: { size: number; spacing: string; width: string; hasVerseNumbers: boolean }, isLoading: boolean): string =>
  [
    "scripture",
    `size-${comfort.size}`,
    `spacing-${comfort.spacing}`,
    `width-${comfort.width}`,
    !comfort.hasVerseNumbers && "without-numbers",
    isLoading && "is-waiting",
  ]
    .filter(Boolean)
    .join(" ");

const Waiting = ({ isFailed }: { isFailed: boolean }): ReactNode => (isFailed ? null : <TextSkeleton lines={12} />);
