import { bookById, type BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";

/** Writes books as USFM 3, the format of Bible translators' tools: paragraphs, lines of poetry, supplied words, titles. */

/** What stands at a place of a verse: a paragraph, a line, the beginning or end of supplied words. */
interface Mark {
  readonly offset: number;
  readonly text: string;
}

const startsOf = (chapter: ChapterText, verse: number): readonly Mark[] => {
  const paragraphs = chapter.paragraphs.filter(([number]) => number === verse).map(([, offset]) => offset);
  const lines = chapter.lines?.[verse] ?? [];
  return [
    ...paragraphs
      .filter((offset) => !lines.some(([start]) => start === offset))
      .map((offset) => ({ offset, text: "\n\\p\n" })),
    ...lines.map(([offset, depth]) => ({ offset, text: `\n\\q${depth}\n` })),
  ];
};

const suppliedIn = (chapter: ChapterText, verse: number): readonly Mark[] =>
  (chapter.supplied?.[verse] ?? []).flatMap(([start, end]) => [
    { offset: start, text: "\\add " },
    { offset: end, text: "\\add*" },
  ]);

/** The verse's text with its marks. At one place an end comes before a start, and a line before the words that begin it. */
const marked = (text: string, starts: readonly Mark[], supplied: readonly Mark[]): string => {
  const order = ({ text: mark }: Mark): number => (mark === "\\add*" ? 0 : mark === "\\add " ? 2 : 1);
  const marks = [...starts, ...supplied].toSorted((a, b) => a.offset - b.offset || order(a) - order(b));
  let written = "";
  let from = 0;
  for (const { offset, text: mark } of marks) {
    const before = text.slice(from, offset);
    written += (mark.startsWith("\n") ? before.trimEnd() : before) + mark;
    from = offset;
  }
  return written + text.slice(from);
};

const verseUsfm = (chapter: ChapterText, verse: number, isProseAfterPoetry: boolean): string => {
  const text = chapter.verses[verse - 1]!;
  if (text === "") return "";
  const starts = startsOf(chapter, verse);
  const before = starts.filter(({ offset }) => offset === 0).map((mark) => mark.text);
  const inside = starts.filter(({ offset }) => offset > 0);
  const heading = chapter.headings?.[verse];
  const opening = before.join("") || (isProseAfterPoetry ? "\n\\p\n" : "");
  return [
    heading === undefined ? "" : `\n\\qa ${heading}`,
    // A line or a paragraph begins before the verse's number.
    opening,
    opening === "" ? "\n" : "",
    `\\v ${verse} ${marked(text, inside, suppliedIn(chapter, verse))}`,
  ].join("");
};

const chapterUsfm = (chapter: ChapterText): string => {
  const hasLines = (verse: number): boolean => chapter.lines?.[verse] !== undefined;
  return [
    `\n\\c ${chapter.chapter}`,
    chapter.title === undefined ? "" : `\n\\d ${chapter.title}`,
    ...chapter.verses.map((_, index) => verseUsfm(chapter, index + 1, hasLines(index) && !hasLines(index + 1))),
    chapter.colophon === undefined ? "" : `\n\\cls ${chapter.colophon}`,
  ].join("");
};

/** One book. Verses that the translation omits are left out. */
export const bookUsfm = (book: BookId, chapters: readonly ChapterText[], translationName: string): string => {
  const name = chapters[0]?.edition?.bookName ?? bookById(book).name;
  return `\\id ${book} ${translationName}
\\usfm 3.0
\\ide UTF-8
\\h ${name}
\\toc1 ${name}
\\toc2 ${name}
\\toc3 ${book}
\\mt1 ${name}${chapters.map(chapterUsfm).join("")}
`;
};
