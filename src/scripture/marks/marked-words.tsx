import { useQuery } from "@tanstack/react-query";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { savesData } from "#src/platform/network/http.ts";
import { useWasSeen } from "#src/platform/loading/use-was-seen.ts";
import { chapterQuery } from "../chapters.ts";

/**
 * The start of a marked verse on one line, truncated by CSS, so that a visitor recognises it. Its chapter is fetched
 * when the line comes near the window; with data saving on, only cached chapters are used. Shows nothing if loading
 * fails.
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
