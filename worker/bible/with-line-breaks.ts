import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { isEmbedded, type Translation } from "#domain/scripture/translations/translations.ts";
import { embeddedChapter } from "./embedded.ts";
import type { PassageVerse } from "./read-verses.ts";

/** The verse with a line break instead of the space before each of its lines and paragraphs, and one at its end. */
const broken = ({ text, verse }: PassageVerse, layout: ChapterText | undefined): string => {
  const starts = [
    ...(layout?.lines?.[verse] ?? []).map(([offset]) => offset),
    ...(layout?.paragraphs ?? []).flatMap(([ofVerse, offset]) => (ofVerse === verse ? [offset] : [])),
  ];
  const breaks = new Set(starts.map((start) => start - 1).filter((at) => text[at] === " "));
  return `${[...breaks].reduce((lines, at) => `${lines.slice(0, at)}\n${lines.slice(at + 1)}`, text)}\n`;
};

/** The verses in lines, where the text is stored here and has some. Offsets into them stay. Throws 503 if the files cannot be read. */
export const withLineBreaks = async (
  assets: Pick<Fetcher, "fetch">,
  { id }: Translation,
  verses: readonly PassageVerse[],
): Promise<PassageVerse[]> =>
  Promise.all(
    verses.map(async (verse) => {
      const { book_id: book, chapter } = verse;
      const layout = isEmbedded(id) ? await embeddedChapter(assets, id, { book, chapter }) : undefined;
      return { ...verse, text: broken(verse, layout) };
    }),
  );
