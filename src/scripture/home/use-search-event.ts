import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { dispatchPageEvent } from "#src/platform/page/page-events.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";

/**
 * Fires `scriptureSearch` once for each requested passage that has loaded.
 * @param asked the search text; undefined if there is none, or it is not a reference
 */
export const useSearchEvent = (searchText: string | undefined, translation: TranslationId, place: ChapterId): void => {
  const { isSuccess } = useQuery({ ...chapterQuery(translation, place), enabled: searchText !== undefined });
  const found = searchText !== undefined && isSuccess ? searchText : undefined;
  useEffect(() => {
    if (found !== undefined) dispatchPageEvent("scriptureSearch");
  }, [found]);
};
