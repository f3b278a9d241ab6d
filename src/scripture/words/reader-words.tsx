import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, startTransition, useState } from "react";
import { chapterTitle, type BookId } from "#domain/scripture/books/books.ts";
import type { ChapterWords, OriginalWord } from "#domain/scripture/original-words/original-word-files.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { savesData } from "#src/platform/network/connection.ts";
import { useStore } from "#src/platform/store.ts";
import {
  elementsOnPage,
  isPointOn,
  lettersBefore,
  markText,
  onTextPress,
  rangeOfLetters,
  textPositionAt,
  type TextPoint,
} from "#src/platform/page/text-position.ts";
import { scrollAboveSheet } from "#src/platform/page/sheet-beside.ts";
import { isSelectingText } from "#src/platform/page/focus.ts";
import { openedWord, type OpenedWord } from "./opened-word.ts";
import { lettersUntil, neighbourOf, textOfVerse, wordAtLetter, wordsAt, type VerseWord } from "./verse-words.ts";
import { chapterWordsQuery, wordEntriesQuery, keyInFile } from "./word-queries.ts";
import { WordSheet } from "./word-sheet.tsx";
import { wordPageMessages } from "#domain/scripture/original-words/messages.ts";
import { languageOf } from "#domain/scripture/original-words/original-words.ts";
import { after, whenIdle } from "#src/platform/clock.ts";

/** Beyond the last number of either language. */
const noNumber = 99_999;
const letters = { hebrew: "אָהַב", greek: "ἀγάπη" } as const;
/** Long enough for a frame on a slow phone. */
const shownMs = 200;

const noWord = (lemma: string): OriginalWord => ({
  lemma,
  latin: "ā",
  sound: "a'",
  meaning: "a; a",
  origin: "a",
  translations: [["a", 1]],
  verses: 1,
});

let isWarm = false;

/**
 * Renders the sheet invisibly, once a visit, when the browser is idle. Otherwise the first tap on a word would wait for code
 * that has never run and for glyphs that were never measured (docs/decisions/original-words.md).
 */
const SheetWarmUp = ({ book }: { book: BookId }) => {
  const client = useQueryClient();
  const [isWanted, setIsWanted] = useState(false);
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (isWarm) return;
    isWarm = true;
    whenIdle(() => startTransition(() => setIsWanted(true)));
  }, []);
  useEffect(() => (holder ? after(shownMs, () => setIsWanted(false)) : undefined), [holder]);
  if (!isWanted) return null;
  const language = languageOf(book);
  const number = { language, number: noNumber };
  client.setQueryData(wordEntriesQuery(number).queryKey, { [keyInFile(number)]: noWord(letters[language]) });
  return (
    <div ref={setHolder} className="word-warm-up" inert aria-hidden="true">
      {holder ? (
        <WordSheet
          word={{ start: 0, end: 1, text: "a", numbers: [number] }}
          reference="a"
          onClose={() => {}}
          onStep={{ [-1]: undefined, 1: undefined }}
          warmUpIn={holder}
        />
      ) : null}
    </div>
  );
};

const textSelector = "#passage .scripture";
/** Events on the text are handled by its own listeners, and leave the sheet open. */
const isOnText = (element: Element): boolean => element.closest(textSelector) !== null;

/** How far beside a word a tap may be. */
const tolerancePx = 6;

/** The words of each verse of a chapter, when they are first asked for; index 0 is the psalm's title. */
type WordsOfChapter = (verse: number) => readonly VerseWord[];

const wordsOfChapter = (chapter: ChapterText, file: ChapterWords | null | undefined): WordsOfChapter => {
  const known = new Map<number, readonly VerseWord[]>();
  return (verse) => {
    const words = known.get(verse) ?? wordsAt(chapter, verse, file);
    known.set(verse, words);
    return words;
  };
};

const elementsOf = (chapterIndex: number, verse: number): readonly Element[] =>
  elementsOnPage(
    `#passage [data-section="${chapterIndex}"] ${verse === 0 ? ".psalm-title" : `[data-verse="${verse}"] .t`}`,
  );

const pressedWord = (
  { target, x, y }: TextPoint,
  chapters: readonly ChapterText[],
  words: readonly WordsOfChapter[],
): OpenedWord | undefined => {
  const section = target.closest<HTMLElement>("[data-section]");
  const verseElement = target.closest<HTMLElement>("[data-verse], .psalm-title");
  const position = textPositionAt(x, y);
  if (!section || !verseElement || !position) return undefined;
  const chapterIndex = Number(section.dataset["section"]);
  const verse = Number(verseElement.dataset["verse"] ?? 0);
  const [chapter, wordsOf] = [chapters[chapterIndex], words[chapterIndex]];
  const elements = elementsOf(chapterIndex, verse);
  const letter = lettersBefore(elements, position);
  if (!chapter || !wordsOf || letter === undefined) return undefined;
  const text = textOfVerse(chapter, verse);
  const index = wordAtLetter(text, wordsOf(verse), letter);
  const word = index === undefined ? undefined : wordsOf(verse)[index];
  if (!word) return undefined;
  const range = rangeOfLetters(elements, lettersUntil(text, word.start), lettersUntil(text, word.end));
  return range && isPointOn(range, x, y, tolerancePx) ? { chapterIndex, verse, start: word.start } : undefined;
};

const referenceOf = (chapter: ChapterText, verse: number): string =>
  verse === 0
    ? `${chapterTitle(chapter)}, ${wordPageMessages.title}`
    : formatReference(verseReference({ ...chapter, verse }));

interface ReaderWordsProps {
  /** The chapters of the King James Version that are on the page. */
  chapters: readonly ChapterText[];
}

/** Words in the reader: a tap on one opens its sheet instead of choosing the verse. A chapter without its file has none. */
export const ReaderWords = ({ chapters }: ReaderWordsProps) => {
  const client = useQueryClient();
  // Deferred, so that the sheet is painted before the focus moves.
  const opened = useDeferredValue(useStore(openedWord, (one) => one));
  const results = useQueries({ queries: chapters.map(chapterWordsQuery) });
  const words = useMemo(
    () => chapters.map((chapter, index) => wordsOfChapter(chapter, results[index]?.data)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a chapter's file never changes once it is there
    [chapters, results.filter(({ data }) => data).length],
  );

  useEffect(() => {
    const find = (point: TextPoint): OpenedWord | undefined =>
      point.target.closest(".vn, a, .hoverbar") ? undefined : pressedWord(point, chapters, words);
    let down: (TextPoint & { readonly found: OpenedWord | undefined }) | undefined;
    return onTextPress(textSelector, {
      // While the finger is still down, finds its word and fetches the meaning.
      onDown: (point) => {
        const found = find(point);
        down = { ...point, found };
        if (savesData() || !found) return;
        const word = words[found.chapterIndex]!(found.verse).find(({ end }) => end > found.start)!;
        for (const number of word.numbers) void client.prefetchQuery(wordEntriesQuery(number));
      },
      onPress: (press) => {
        const isThere = down?.target === press.target && down.x === press.x && down.y === press.y;
        const found = isThere ? down?.found : find(press);
        down = undefined;
        if (isSelectingText() || (!found && !openedWord.get())) return;
        // Beside the words a press closes the sheet, and does no more.
        openedWord.update(() => found);
        press.consume();
      },
    });
  }, [client, chapters, words]);

  const chapter = opened && chapters[opened.chapterIndex];
  const ofVerse = (opened && words[opened.chapterIndex]?.(opened.verse)) ?? [];
  const index = opened ? ofVerse.findIndex(({ end }) => end > opened.start) : -1;
  const word = ofVerse[index];
  useEffect(() => {
    if (!opened || !chapter || !word) return undefined;
    const text = textOfVerse(chapter, opened.verse);
    const elements = elementsOf(opened.chapterIndex, opened.verse);
    const range = rangeOfLetters(elements, lettersUntil(text, word.start), lettersUntil(text, word.end));
    markText(range);
    if (range) scrollAboveSheet(range);
    return () => markText(undefined);
  }, [opened, chapter, word]);
  useEffect(() => () => openedWord.update(() => undefined), [chapters]);

  if (!opened || !chapter || !word) return chapters[0] ? <SheetWarmUp book={chapters[0].book} /> : null;
  const wordsOf = words[opened.chapterIndex]!;
  const stepTo = (step: 1 | -1) => {
    const next = neighbourOf(wordsOf, chapter.verses.length, { verse: opened.verse, index }, step);
    if (!next) return undefined;
    const { start } = wordsOf(next.verse)[next.index]!;
    return () => openedWord.update(() => ({ ...opened, verse: next.verse, start }));
  };
  return (
    <WordSheet
      key="words"
      word={word}
      reference={referenceOf(chapter, opened.verse)}
      onClose={() => openedWord.update(() => undefined)}
      onStep={{ [-1]: stepTo(-1), 1: stepTo(1) }}
      staysFor={isOnText}
    />
  );
};
