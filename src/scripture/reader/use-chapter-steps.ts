import { useCallback } from "react";
import { useNavigate } from "react-router";
import { navigationMessages, stepChapter, titleOf } from "#domain/scripture/books/chapter-navigation.ts";
import type { ChapterEdition } from "#domain/scripture/languages/edition.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { toast } from "#src/platform/page/toast.ts";

/** Turns chapters. At the ends of a book, shows a toast that offers the neighbouring book instead (docs/product/reading.md, "Chapter navigation"). */
export const useChapterSteps = (place: ChapterId | undefined, translation: string, edition?: ChapterEdition) => {
  const navigate = useNavigate();
  return useCallback(
    (step: -1 | 1) => {
      try {
        const result = stepChapter(place, step, edition);
        if (result.kind === "moved") {
          void navigate(chapterPath(translation, result.to));
          return;
        }
        const { neighbour } = result;
        toast({
          title: result.message,
          tone: "refusal",
          ...(neighbour
            ? { action: { label: titleOf(neighbour), run: () => void navigate(chapterPath(translation, neighbour)) } }
            : {}),
        });
      } catch {
        toast({ title: navigationMessages.failed, tone: "refusal" });
      }
    },
    [place, translation, edition, navigate],
  );
};
