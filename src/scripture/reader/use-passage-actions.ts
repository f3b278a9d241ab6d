import { useCallback, useMemo, useRef } from "react";
import { useNavigate } from "#src/platform/page/router.tsx";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import { jointOf } from "#domain/scripture/languages/local-reference.ts";
import { quotation } from "#domain/scripture/text/quotation.ts";
import { chapterOfPath, chapterPath } from "#domain/scripture/reference/read-address.ts";
import { isTranslation, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { pause } from "#src/platform/clock.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import type { Arrival } from "#src/platform/scroll/arrival.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { copyWithToast } from "#src/platform/page/share.ts";
import { toast } from "#src/platform/page/toast.ts";
import { stepChapter } from "#domain/scripture/books/chapter-navigation.ts";
import type { ChapterEdition } from "#domain/scripture/languages/edition.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { currentAddress, currentPath } from "#src/platform/page/history.ts";
import { chapterToReadOn, selectionText, spanOf, titleOfPassage, versesOf } from "./passage-text.ts";
import { comfortEntry } from "./stored.ts";
import type { LoadedPassage } from "./use-passage.ts";
import { type SpokenVerse, useReadAloud } from "./use-read-aloud.ts";
import { readerMessages } from "./messages.ts";

/** Copies verses of one chapter of a passage with their reference, and shows a toast. */
export const copyVerses = (
  { chapters, view }: LoadedPassage,
  chapterIndex: number,
  verses: readonly number[],
): void => {
  const { text, reference } = selectionText(chapters[chapterIndex]!, view.chapters[chapterIndex]!, verses);
  void copyWithToast(text, reference);
};

const spokenVerses = (passage: LoadedPassage | undefined): SpokenVerse[] =>
  passage?.view.chapters.flatMap((chapter, chapterIndex) =>
    versesOf(passage.chapters[chapterIndex]!, spanOf(chapter, passage.view.focus, passage.chapters[chapterIndex])).map(
      (verse) => ({
        ...verse,
        chapterIndex,
      }),
    ),
  ) ?? [];

/** The actions for the whole passage on the page: reading it aloud and copying it. */
export const usePassageActions = (shown: LoadedPassage | undefined, translation: TranslationId) => {
  const navigate = useNavigate();
  const [{ readsOn }] = useStored(comfortEntry);
  const verses = useMemo(() => spokenVerses(shown), [shown]);
  const readOn = () => {
    const next = shown && chapterToReadOn(shown.view, shown.chapters.at(-1));
    if (readsOn && next)
      void navigate(chapterPath(translation, next), { state: { isReadAloud: true } satisfies Arrival });
  };
  const edition = shown?.chapters[0]?.edition;
  const { spoken, isSpeaking, toggle } = useReadAloud(verses, readOn, edition?.tag);
  const copy = () => {
    if (!shown || verses.length === 0) return void toast({ title: readerMessages.nothingToCopy, tone: "refusal" });
    // Only the shown part of a long passage.
    const copied = titleOfPassage(shown.view, shown.chapters);
    void copyWithToast(
      quotation(
        verses.map((verse) => verse.text),
        copied,
        edition && jointOf(edition),
      ),
      copied,
    );
  };
  return { spoken, isSpeaking, toggleReadAloud: toggle, copy };
};

/** How the translation of a text divides the book of a chapter, as far as the text says so. */
const divisionAt = ({ book, chapter }: ChapterId, text: ChapterText): Partial<ChapterEdition> => {
  if (!text.edition || text.book !== book) return {};
  return text.chapter === chapter ? text.edition : { chapters: text.edition.chapters };
};

/** The screen of chapters, by the name under which the app loads it (src/app/screens.tsx). */
export const chapterScreen = lazyCode("screen chapter", async () => (await import("./page.tsx")).Page);

/** How long home stays while that screen loads; then a skeleton tells that something happens. */
const longestWaitMs = 3000;

/**
 * Turns chapters, counted from the address: it changes with every tap, and the screen only when the browser finds time
 * for it. Home stays until the screen of chapters has loaded: in its place, nothing would hear the next tap. At the ends of
 * a book, shows a toast that offers the neighbouring book instead (docs/product/reading.md,
 * "Chapter navigation").
 * @param place the chapter of a screen whose address names none
 * @param lastTextRef what was shown last; nothing is turned before there was any
 */
export const useChapterSteps = (
  place: ChapterId,
  translation: TranslationId,
  lastTextRef: { readonly current: ChapterText | undefined },
) => {
  const navigate = useNavigate();
  /** What was asked for last on home, and the address there, until its screen has loaded. */
  const awaited = useRef<{ readonly to: ChapterId; readonly address: string }>(undefined);
  return useCallback(
    (step: -1 | 1) => {
      const text = lastTextRef.current;
      const counted = awaited.current?.address === currentAddress() ? awaited.current.to : place;
      const asked = chapterOfPath(currentPath()) ?? { place: counted, translation };
      const go = (to: ChapterId): void =>
        void navigate(chapterPath(isTranslation(asked.translation) ? asked.translation : translation, to));
      const turn = (to: ChapterId): void => {
        if (chapterOfPath(currentPath())) return go(to);
        const asking = { to, address: currentAddress() };
        awaited.current = asking;
        const goIfStillAsked = () => {
          if (awaited.current !== asking) return;
          awaited.current = undefined;
          if (currentAddress() === asking.address) go(to);
        };
        void Promise.race([loadCode(chapterScreen), pause(longestWaitMs)]).then(goIfStillAsked, goIfStillAsked);
      };
      const result = stepChapter(text && asked.place, step, text && divisionAt(asked.place, text));
      if (result.kind === "moved") return turn(result.to);
      const { neighbour } = result;
      toast({
        title: result.message,
        tone: "refusal",
        ...(neighbour ? { action: { label: chapterTitle(neighbour), run: () => turn(neighbour) } } : {}),
      });
    },
    [place, translation, lastTextRef, navigate],
  );
};
