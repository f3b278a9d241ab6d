import { useQuery } from "@tanstack/react-query";
import { isWorld, type WorldTranslationId } from "#domain/scripture/translations.ts";
import { keptTranslations } from "#src/platform/offline/kept-chapters.ts";

const none: readonly WorldTranslationId[] = [];

/** The translations of other languages of which something is kept on this device. */
export const useKeptKeys = (): readonly WorldTranslationId[] =>
  useQuery({
    queryKey: ["kept-translations"],
    queryFn: () => keptTranslations(isWorld),
    networkMode: "always",
    retry: false,
  }).data ?? none;
