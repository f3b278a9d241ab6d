import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ChapterId } from "#domain/scripture/places.ts";
import type { TranslationId } from "#domain/scripture/translations.ts";
import { tellPage } from "#src/platform/page-events.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";

/**
 * Tells the page once for each passage that was asked for and came (specification 1, section 7).
 * @param asked what was searched for; undefined if nothing was, or it is no passage
 */
export const useToldSearch = (asked: string | undefined, translation: TranslationId, place: ChapterId): void => {
  const { isSuccess } = useQuery({ ...chapterQuery(translation, place), enabled: asked !== undefined });
  const found = asked !== undefined && isSuccess ? asked : undefined;
  useEffect(() => {
    if (found !== undefined) tellPage("scriptureSearch");
  }, [found]);
};
