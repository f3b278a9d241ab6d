import { useQuery } from "@tanstack/react-query";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import type { VerseSet } from "#domain/scripture/verse-set.ts";
import { savesData } from "#src/platform/http.ts";
import { useWasSeen } from "#src/platform/use-was-seen.ts";
import { chapterQuery } from "../chapters.ts";

/**
 * How a marked verse begins, so that it can be known again: one line, cut off by the style. Its chapter is fetched when the
 * line comes near; who saves data sees the words of chapters that are there already. Nothing is said where it does not come.
 */
export const MarkedWords = ({ set, translation }: { set: VerseSet; translation: EmbeddedTranslationId }) => {
  const { ref, wasSeen } = useWasSeen<HTMLParagraphElement>();
  const { data: chapter } = useQuery({ ...chapterQuery(translation, set), enabled: wasSeen && !savesData() });
  return (
    <p ref={ref} className="mark-words">
      {chapter?.verses[(set.verses[0] ?? 1) - 1]}
    </p>
  );
};
