import { copyWithToast } from "#src/platform/page/share.ts";
import { selectionText } from "./passage-text.ts";
import type { LoadedPassage } from "./use-passage.ts";

/** Copies verses of one chapter of a passage with their reference, and shows a toast. */
export const copyVerses = (
  { chapters, view }: LoadedPassage,
  chapterIndex: number,
  verses: readonly number[],
): void => {
  const { text, reference } = selectionText(chapters[chapterIndex]!, view.chapters[chapterIndex]!, verses);
  void copyWithToast(text, reference);
};
