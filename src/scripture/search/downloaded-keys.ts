import { useQuery } from "@tanstack/react-query";
import type { RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { downloadedTranslations } from "#src/platform/offline/downloaded-chapters.ts";

const none: readonly RemoteTranslationId[] = [];

/** The translations of other languages with downloaded chapters on this device. */
export const useDownloadedKeys = (): readonly RemoteTranslationId[] =>
  useQuery({
    queryKey: ["downloaded-translations"],
    queryFn: () => downloadedTranslations(),
    // Other screens download translations and remove them.
    staleTime: 0,
  }).data ?? none;
