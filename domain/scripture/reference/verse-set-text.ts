import type { ChapterText } from "../text/chapter-text.ts";
import type { VerseSet } from "./verse-set.ts";

/** The verses of a set as one line, from their chapter. Omitted verses leave no gap. */
export const verseSetText = ({ verses }: VerseSet, chapter: Pick<ChapterText, "verses">): string =>
  (verses.length === 0 ? chapter.verses : verses.map((verse) => chapter.verses[verse - 1]))
    .map((text) => text?.trim() ?? "")
    .filter((text) => text !== "")
    .join(" ");
