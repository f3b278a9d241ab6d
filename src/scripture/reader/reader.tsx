import { memo, useCallback, useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { quotation } from "#domain/scripture/quotation.ts";
import { formatReference } from "#domain/scripture/format-reference.ts";
import { chapterPath } from "#domain/scripture/read-address.ts";
import type { TranslationId } from "#domain/scripture/translations.ts";
import type { Arrival } from "#src/platform/arrival.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { InTurn } from "#src/platform/in-turn.tsx";
import { useShortcuts, useShortcutSetting } from "#src/platform/keyboard.ts";
import { copyWithToast } from "#src/platform/share.ts";
import { toast } from "#src/platform/toast.ts";
import { useReaderMarks } from "#src/scripture/marks/reader-marks.tsx";
import { ChapterOfflineHint } from "#src/scripture/offline/offline-hint.tsx";
import { Button } from "#src/ui/button.tsx";
import { EmptyState, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { ChapterLinks } from "./chapter-links.tsx";
import { PassageArrival } from "./passage-arrival.tsx";
import { PassageArticle } from "./passage-article.tsx";
import { PassageBar } from "./passage-bar.tsx";
import { chapterToReadOn, referenceOf, spanOf, versesOf } from "./passage-text.ts";
import type { PassageView } from "./passage-view.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { comfortEntry } from "./stored.ts";
import { useActionTabs } from "./use-action-tabs.ts";
import { useChapterSteps } from "./use-chapter-steps.ts";
import { usePassageParts } from "./use-passage-parts.ts";
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
  /** Scroll to the passage once it has loaded, because the visitor asked for it. */
  isScrolledTo: boolean;
  /** False until the screen knows what to show: the prerendered passage may be the wrong one. */
  isSettled?: boolean;
}

const spokenVerses = (passage: LoadedPassage | undefined): SpokenVerse[] =>
  passage?.view.chapters.flatMap((chapter, chapterIndex) =>
    versesOf(passage.chapters[chapterIndex]!, spanOf(chapter, passage.view.focus)).map((verse) => ({ ...verse, chapterIndex })),
  ) ?? [];

export const Reader = memo(({ view, translation, onTranslation, isScrolledTo, isSettled = true }: ReaderProps) => {
  const { part, showMore } = usePassageParts(view);
  const { shown, isLoading, failure, retry } = usePassage(part, translation);
  const navigate = useNavigate();
  const [{ readsOn }] = useStored(comfortEntry);
  const { selection, clear, onPress } = useVerseSelection();
  const selectedPlace = shown?.view.chapters[selection.chapterIndex]?.place;
  const { marks, writeNote, toggle: notesToggle, panel } = useReaderMarks({ ...(selectedPlace ?? view.chapters[0].place), verses: selection.verses }, translation);
  const step = useChapterSteps(shown?.view.chapters[0].place, translation);
  useEffect(clear, [view, translation, clear]);
  const { handlers: actionTabs, leave: leaveActions } = useActionTabs();
  const closeActions = useCallback(() => {
    leaveActions();
    clear();
  }, [leaveActions, clear]);

  const reference = formatReference(referenceOf(view));
  const verses = useMemo(() => spokenVerses(shown), [shown]);
  const readOn = useCallback(() => {
    const next = shown && chapterToReadOn(shown.view);
    if (readsOn && next) void navigate(chapterPath(translation, next), { state: { isReadAloud: true } satisfies Arrival });
  }, [shown, readsOn, navigate, translation]);
  const { spoken, isSpeaking, toggle } = useReadAloud(verses, readOn);
  const copyPassage = () => {
    if (!shown || verses.length === 0) return void toast({ title: "Nothing to copy.", tone: "refusal" });
    // Only the shown part of a long passage.
    const copied = formatReference(referenceOf(shown.view));
    void copyWithToast(quotation(verses.map((verse) => verse.text), copied), copied);
  };

  const [areShortcutsOn] = useShortcutSetting();
  useShortcuts(useMemo(() => ({ ArrowLeft: () => step(-1), ArrowRight: () => step(1) }), [step]), areShortcutsOn);

  const isThere = isSettled && shown?.view === part && shown.translation === translation;
  return (
    <>
      <InTurn>
        <PassageBar
          title={reference}
          place={view.chapters[0].place}
          translation={translation}
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
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only orders what the Tab key reaches */}
        <div className="leaf" {...actionTabs}>
          {failure && !shown ? (
            <header className="chapter-head">
              <h1 className="chapter-title" tabIndex={-1}>
                {reference}
              </h1>
            </header>
          ) : null}
          {failure ? (
            <Problem message={failure} onRetry={retry}>
              <ChapterOfflineHint />
            </Problem>
          ) : null}
          {shown ? (
            <PassageArticle passage={shown} isLoading={isLoading} selection={selection} onPress={onPress} spoken={spoken} marks={marks} onNote={writeNote} />
          ) : failure ? (
            <EmptyState>Enter a scripture reference like "John 3:16" to begin.</EmptyState>
          ) : (
            <TextSkeleton lines={12} />
          )}
          {showMore ? <Button onClick={showMore}>Show more of {reference}</Button> : null}
          {shown && selectedPlace && selection.verses.length > 0 ? (
            <SelectionBar passage={shown} selection={selection} marks={marks} onNote={writeNote} onClose={closeActions} />
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
