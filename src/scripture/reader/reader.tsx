import { type VerseSpan, numbersBetween } from "#domain/scripture/reference/places.ts";
import { BookOpenText, Copy } from "lucide";
import { memo, type TouchEvent, useCallback, useEffect, useMemo } from "react";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { lazyCode, loadCode, preloadCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useShortcuts, useShortcutSetting } from "#src/platform/page/keyboard.ts";
import { endOfTouch, onFirstUse } from "#src/platform/page/page-events.ts";
import { useReaderMarks } from "#src/scripture/marks/reader-marks.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { type Arrival, useWayBack } from "#src/platform/scroll/arrival.ts";
import type { StudySectionProps } from "#src/scripture/study/sections.ts";
import { type StudyOpener, useStudy, useStudyPanel } from "#src/scripture/study/use-study.ts";
import { ChapterLinks } from "./chapter-links.tsx";
import { PassageArrival } from "./passage-arrival.tsx";
import { PassageArticle, verseActions } from "./passage-article.tsx";
import { PassageBar } from "./passage-bar.tsx";
import { PassageFailure, PassageWaiting } from "./passage-states.tsx";
import { shortTitleOfPassage, titleOfPassage } from "./passage-text.ts";
import type { PassageView } from "./passage-view.ts";
import { useActionTabs } from "./use-action-tabs.ts";
import { chapterScreen, useChapterSteps, usePassageActions } from "./use-passage-actions.ts";
import { usePassage, usePassageParts } from "./use-passage.ts";
import { useVerseSelection } from "./use-verse-selection.ts";
import { WordsLayer } from "./words-layer.tsx";
import { readerMessages } from "./messages.ts";
import "./reader.css";
import "./scripture.css";
import "./action-bar.css";

/** Below a passage that was opened from the reading plan: back to the plan's next step after reading. */
const WayBackLink = () => {
  const wayBack = useWayBack();
  if (!wayBack) return null;
  const { label, to, focusId } = wayBack;
  return (
    <p className="after-reading">
      <ButtonLink variant="primary" to={to} state={{ focusId } satisfies Arrival}>
        {label}
      </ButtonLink>
    </p>
  );
};

/** The arrow keys turn chapters, if shortcuts are on. */
const useChapterKeys = (step: (by: -1 | 1) => void): void => {
  const [areShortcutsOn] = useShortcutSetting();
  useShortcuts(
    useMemo(() => ({ ArrowLeft: () => step(-1), ArrowRight: () => step(1) }), [step]),
    areShortcutsOn,
  );
};

const swipes = lazyCode("swipes", async () => (await import("#src/platform/page/swipe.ts")).directionOfTouch);

/** Swipes over the text turn chapters. The code that tells them from other touches loads with the first touch. */
const useChapterSwipes = (step: (by: -1 | 1) => void) =>
  useCallback(
    ({ nativeEvent: start, target, currentTarget }: TouchEvent) => {
      if (!(target as Element).closest(".reader-body > :not(.actionbar, .reader-tools)")) return;
      const end = endOfTouch(start);
      loadCode(swipes).then(
        async (directionOf) => {
          const direction = directionOf(start, await end);
          if (direction !== 0 && currentTarget.isConnected) step(direction);
        },
        () => undefined,
      );
    },
    [step],
  );

/** The code of the selected verses' actions; undefined until it has loaded. Once the page is used, it is preloaded with the study panel. */
const useVerseActions = (hasSelection: boolean, preloadStudy: () => void) => {
  const { code } = useLazyCode(verseActions, hasSelection);
  useEffect(
    () =>
      onFirstUse(() => {
        preloadCode(verseActions);
        preloadCode(chapterScreen);
        preloadStudy();
      }),
    [preloadStudy],
  );
  return code;
};

const StudyPanel = (props: StudySectionProps) => {
  const { Panel, frame } = useStudyPanel();
  return Panel ? <Panel {...frame} {...props} /> : null;
};

interface ReaderToolsProps {
  direction: "ltr" | "rtl" | undefined;
  study: StudyOpener;
  onCopy: () => void;
}

const ReaderTools = ({ direction, study, onCopy }: ReaderToolsProps) => (
  <div className="reader-tools" dir={direction}>
    <IconButton label={readerMessages.studyChapter} onPointerEnter={study.preload} onClick={study.open}>
      <Icon of={BookOpenText} />
    </IconButton>
    <IconButton label={readerMessages.copyPassage} onClick={onCopy}>
      <Icon of={Copy} />
    </IconButton>
  </div>
);

const versesIn = (span: VerseSpan | undefined): readonly number[] => (span ? numbersBetween(span.from, span.to) : []);

interface ReaderProps {
  view: PassageView;
  translation: TranslationId;
  onTranslation: (translation: string) => void;
  /** Scroll to the passage once it has loaded, because the visitor asked for it. */
  isScrolledTo: boolean;
  /** False until the screen knows what to show: the prerendered passage may be the wrong one. */
  isSettled?: boolean;
}

export const Reader = memo(({ view, translation, onTranslation, isScrolledTo, isSettled = true }: ReaderProps) => {
  const { part, showMore } = usePassageParts(view);
  const passage = usePassage(part, translation);
  const { shown } = passage;
  const failure = isSettled ? passage.failure : undefined;
  /** Shows all of a long passage, unless the previous one is still displayed. */
  const named = passage.view === part ? view : passage.view;
  const { place } = named.chapters[0];
  const { selection, clear, onPress } = useVerseSelection();
  const selectedPlace = shown?.view.chapters[selection.chapterIndex]?.place;
  const study = useStudy();
  const {
    marks,
    writeNote,
    toggle: notesToggle,
    panel,
  } = useReaderMarks({ ...(selectedPlace ?? place), verses: selection.verses }, translation, study.isBeside);
  const note = (set: VerseSet) => {
    study.close();
    writeNote(set);
  };
  const step = useChapterSteps(view.chapters[0].place, translation, passage.lastTextRef);
  useEffect(clear, [view, translation, clear]);
  const { handlers: actionTabs, leave: leaveActions } = useActionTabs();
  const closeActions = useCallback(() => {
    leaveActions();
    clear();
  }, [leaveActions, clear]);

  const reference = titleOfPassage(named, shown?.chapters);
  const direction = shown?.chapters[0]?.edition?.direction;
  const { spoken, isSpeaking, toggleReadAloud, copy } = usePassageActions(shown, translation);

  useChapterKeys(step);
  const onTouchStart = useChapterSwipes(step);

  const { focus } = named;
  const focusedVerses = useMemo(() => versesIn(focus), [focus]);
  const hasSelection = selectedPlace !== undefined && selection.verses.length > 0;
  const actions = useVerseActions(hasSelection, study.preload);
  const isThere = isSettled && shown?.view === part && shown.translation === translation;
  return (
    <>
      <PassageBar
        title={reference}
        shortTitle={shortTitleOfPassage(named, shown?.chapters)}
        direction={direction}
        place={place}
        translation={translation}
        isSpeaking={isSpeaking}
        onStep={step}
        onReadAloud={toggleReadAloud}
        onCopy={copy}
        study={study}
        onTranslation={onTranslation}
      >
        {notesToggle}
      </PassageBar>
      <div className="wrap reader" id="passage">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only orders what the Tab key reaches */}
        <div className="reader-body" {...actionTabs} onTouchStart={onTouchStart}>
          {/* The worker fills in shared verses here (domain/site/chapter-page/chapter-page.ts). */}
          <noscript />
          {failure === undefined ? null : (
            <PassageFailure
              title={reference}
              message={failure}
              isServiceFailure={passage.isServiceFailure}
              place={place}
              translation={translation}
              onRetry={passage.retry}
            />
          )}
          {shown ? <ReaderTools direction={direction} study={study} onCopy={copy} /> : null}
          {shown ? (
            <PassageArticle
              passage={shown}
              isLeaving={passage.isLeaving}
              selection={selection}
              onPress={onPress}
              spoken={spoken}
              marks={marks}
              onNote={note}
            />
          ) : null}
          {shown || failure !== undefined ? null : (
            <PassageWaiting title={isSettled ? reference : undefined} place={place} translation={translation} />
          )}
          {showMore && shown ? <Button onClick={showMore}>{readerMessages.showMore(reference)}</Button> : null}
          {shown && hasSelection && actions ? (
            <actions.SelectionBar
              passage={shown}
              selection={selection}
              marks={marks}
              onNote={note}
              study={study}
              onClose={closeActions}
            />
          ) : null}
          <WayBackLink />
          <ChapterLinks
            first={view.chapters[0].place}
            last={view.chapters.at(-1)!.place}
            translation={translation}
            firstEdition={passage.isLeaving ? undefined : shown?.chapters[0]?.edition}
            lastEdition={passage.isLeaving ? undefined : shown?.chapters.at(-1)?.edition}
          />
        </div>
        <StudyPanel
          translation={translation}
          place={hasSelection ? selectedPlace : place}
          verses={hasSelection ? selection.verses : focusedVerses}
          chapter={shown?.chapters[hasSelection ? selection.chapterIndex : 0]}
        />
        {panel}
      </div>
      <WordsLayer passage={shown} />
      <PassageArrival
        view={view}
        translation={translation}
        isThere={isThere}
        isFailed={failure !== undefined}
        isScrolledTo={isScrolledTo}
        onReadAloud={toggleReadAloud}
      />
    </>
  );
});
