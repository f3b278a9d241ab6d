import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { chapterAfter } from "#domain/scripture/books/chapter-navigation.ts";
import { jointOf, localReference } from "#domain/scripture/languages/local-reference.ts";
import { abbreviatedReference, formatReference } from "#domain/scripture/reference/format-reference.ts";
import {
  isChapter,
  verseOrdinal,
  type ChapterId,
  type VerseSpan,
  numbersBetween,
} from "#domain/scripture/reference/places.ts";
import type { Reference, VerseRange } from "#domain/scripture/reference/reference.ts";
import { bookAbbreviation, chapterTitle, verseCount } from "#domain/scripture/books/books.ts";
import { quotation } from "#domain/scripture/text/quotation.ts";
import type { ChapterView, PassageView } from "./passage-view.ts";

const rangeOf = ({ place }: ChapterView, { from, to }: VerseSpan): VerseRange => ({
  from: { ...place, verse: from },
  to: { ...place, verse: to },
});

/** Versification differs in other languages, so the text itself defines its number of verses there. */
const lastVerseOf = ({ book, chapter }: ChapterId, text: ChapterText | undefined): number =>
  text?.edition ? text.verses.length : verseCount(book, chapter);

/** The verses of a chapter that a view covers: the requested ones, or all. */
export const spanOf = (view: ChapterView, focus: VerseSpan | undefined, text?: ChapterText): VerseSpan =>
  view.range ?? focus ?? { from: 1, to: lastVerseOf(view.place, text) };

/** Consecutive chapters or verses form one range: "Genesis 1-3", not "Genesis 1; Genesis 2; Genesis 3". */
const joined = (ranges: readonly VerseRange[], next: VerseRange): readonly VerseRange[] => {
  const last = ranges.at(-1);
  if (!last || verseOrdinal(last.to) + 1 !== verseOrdinal(next.from)) return [...ranges, next];
  return [...ranges.slice(0, -1), { from: last.from, to: next.to }];
};

export const referenceOf = (view: PassageView): Reference => ({
  ranges: view.chapters.map((chapter) => rangeOf(chapter, spanOf(chapter, view.focus))).reduce(joined, []),
});

/** The chapter that reading aloud continues with: the next one, unless only a part of the last one was requested. */
export const chapterToReadOn = (view: PassageView, text?: ChapterText): ChapterId | undefined => {
  const last = view.chapters.at(-1)!;
  const isToItsEnd = spanOf(last, view.focus, text).to === lastVerseOf(last.place, text);
  return isToItsEnd ? chapterAfter(last.place, text?.edition) : undefined;
};

/** The passage's name, in the language of its text. Other languages have chapters that we do not: how many verses these have is unknown until the text has loaded. */
export const titleOfPassage = (view: PassageView, texts: readonly ChapterText[] = []): string =>
  texts[0]?.edition
    ? texts.map((text, index) => localName(text, view.chapters[index]?.range ?? view.focus)).join("; ")
    : isChapter(view.chapters[0].place)
      ? formatReference(referenceOf(view))
      : chapterTitle(view.chapters[0].place);

/** A text of another language whose book is called by its abbreviation. */
export const withShortName = (text: ChapterText): ChapterText =>
  text.edition
    ? { ...text, edition: { ...text.edition, bookName: text.edition.bookAbbreviation ?? bookAbbreviation(text.book) } }
    : text;

/** The same with abbreviations of the books: in the language of the text, otherwise of the page. */
export const shortTitleOfPassage = (view: PassageView, texts: readonly ChapterText[] = []): string => {
  if (texts[0]?.edition) return titleOfPassage(view, texts.map(withShortName));
  const { place } = view.chapters[0];
  return isChapter(place)
    ? abbreviatedReference(referenceOf(view))
    : `${bookAbbreviation(place.book)} ${place.chapter}`;
};

const localName = (text: ChapterText, { from, to }: VerseSpan = { from: 1, to: text.verses.length }): string =>
  localReference(text, numbersBetween(from, to));

/** The texts of a span's verses, without those that the translation omits. */
export const versesOf = (
  chapter: ChapterText,
  span: VerseSpan,
): readonly { readonly verse: number; readonly text: string }[] =>
  chapter.verses
    .map((text, index) => ({ verse: index + 1, text }))
    .filter(({ verse, text }) => verse >= span.from && verse <= span.to && text !== "");

/** The reference of single verses of one chapter, in ascending order: "John 3:16-18, 20". */
export const selectionReference = (view: ChapterView, verses: readonly number[]): Reference => ({
  ranges: verses.map((verse) => rangeOf(view, { from: verse, to: verse })).reduce(joined, []),
});

/** A verse with its lines of poetry, and whether it begins and ends with one. */
const inLines = (chapter: ChapterText, verse: number): { text: string; begins: boolean; ends: boolean } => {
  const text = chapter.verses[verse - 1] ?? "";
  const starts = (chapter.lines?.[verse] ?? []).map(([offset]) => offset);
  const cuts = [0, ...starts.filter((offset) => offset > 0), text.length];
  return {
    text: cuts
      .slice(1)
      .map((end, index) => text.slice(cuts[index], end).trim())
      .join("\n"),
    begins: starts[0] === 0,
    ends: starts.length > 0,
  };
};

/** Text and reference of the selected verses, formatted for copying, and the words alone in lines as they are set. */
export const selectionText = (
  chapter: ChapterText,
  view: ChapterView,
  verses: readonly number[],
): { text: string; words: string; reference: string } => {
  const { edition } = chapter;
  const reference = edition ? localReference(chapter, verses) : formatReference(selectionReference(view, verses));
  const texts = verses.map((verse) => chapter.verses[verse - 1] ?? "");
  const joint = edition ? jointOf(edition) : " ";
  const words = verses
    .map((verse) => inLines(chapter, verse))
    .filter(({ text }) => text !== "")
    .map(({ text, begins }, index, all) => {
      const before = all[index - 1];
      return before === undefined ? text : `${before.ends || begins ? "\n" : joint}${text}`;
    })
    .join("");
  return { text: quotation(texts, reference, joint), words, reference };
};
