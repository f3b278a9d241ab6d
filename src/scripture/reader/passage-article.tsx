import { useLayoutEffect, useMemo, useRef, type MouseEvent } from "react";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { keepInPlace } from "#src/platform/scroll/scroll-anchor.ts";
import { useKeepInView } from "#src/platform/scroll/scroll-to.ts";
import type { Marks } from "#src/scripture/marks/use-marks.ts";
import { ChapterSection } from "./chapter-section.tsx";
import { useHoveredVerse } from "./use-hovered-verse.ts";
import { verseElementId, verseInView } from "./passage-view.ts";
import type { LoadedPassage } from "./use-passage.ts";
import type { SpokenVerse } from "./use-read-aloud.ts";
import type { SelectedVerses } from "./use-verse-selection.ts";

interface PassageArticleProps {
  passage: LoadedPassage;
  /** Another passage is loading and will replace this one. */
  isLeaving: boolean;
  selection: SelectedVerses;
  onPress: (event: MouseEvent<HTMLElement>) => void;
  spoken: SpokenVerse | undefined;
  marks: Marks;
  onNote: (set: VerseSet) => void;
}

/** What can be done with verses: the bar of the selected ones and the buttons beside one. Nobody needs it before they act. */
export const verseActions = lazyCode("verse actions", () => import("./selection-bar.tsx"));

const noVerses: ReadonlySet<number> = new Set();

/** The text of a passage with the small actions over the hovered verse. The visitor's reading settings are applied by style (scripture.css). */
export const PassageArticle = ({
  passage,
  isLeaving,
  selection,
  onPress,
  spoken,
  marks,
  onNote,
}: PassageArticleProps) => {
  const { hovered, handlers } = useHoveredVerse(passage);
  const article = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- begun again with each passage and selection
  useLayoutEffect(() => keepInPlace(article.current!, verseInView), [passage, selection]);
  const spokenId =
    spoken &&
    verseElementId(passage.view.chapters[spoken.chapterIndex]!.place, spoken.verse, spoken.chapterIndex === 0);
  useKeepInView(spokenId);
  const { view, chapters } = passage;
  const selected = useMemo<ReadonlySet<number>>(() => new Set(selection.verses), [selection]);
  const isHovered =
    hovered !== undefined && selection.verses.length === 0 && view.chapters[hovered.chapterIndex] !== undefined;
  const { code: actions } = useLazyCode(verseActions, isHovered);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- verses are chosen by their number buttons; a press on their words is the same for pointers
    <article
      ref={article}
      className={isLeaving ? "scripture is-waiting" : "scripture"}
      aria-busy={isLeaving}
      onClick={onPress}
      {...handlers}
    >
      {chapters.map((chapter, index) => (
        <ChapterSection
          key={`${chapter.book} ${chapter.chapter} ${index}`}
          chapter={chapter}
          view={view.chapters[index]!}
          index={index}
          focus={index === 0 ? view.focus : undefined}
          selected={selection.chapterIndex === index ? selected : noVerses}
          spokenVerse={spoken?.chapterIndex === index ? spoken.verse : undefined}
          marks={marks.markedVersesOf(chapter)}
        />
      ))}
      {isHovered && actions ? (
        <actions.HoverBar passage={passage} hovered={hovered} marks={marks} onNote={onNote} />
      ) : null}
    </article>
  );
};
