import { isTranslation, type TranslationId, translationIds } from "#domain/scripture/translations/translations.ts";
import { firstTranslations, maxTranslations } from "./config.ts";

/** The parameters of a comparison's address: `/cross-references?passage=John+3:16&translations=kjv,web`. */
export interface Comparison {
  /** As typed; "" before the first request. */
  readonly passage: string;
  /** One to three, in catalogue order. */
  readonly translations: readonly TranslationId[];
}

/** Always offered: the translation of the interface's language, and the catalogue. */
export const offered: readonly TranslationId[] = [...new Set([...firstTranslations.slice(0, 1), ...translationIds])];

/** In the order in which they are offered, then those of other languages as they were chosen. */
export const inOrder = (chosen: readonly TranslationId[]): readonly TranslationId[] =>
  [...new Set([...offered, ...chosen])].filter((id) => chosen.includes(id)).slice(0, maxTranslations);

export const readComparison = (parameters: URLSearchParams): Comparison => {
  const chosen = inOrder((parameters.get("translations") ?? "").toLowerCase().split(",").filter(isTranslation));
  return {
    passage: (parameters.get("passage") ?? "").trim(),
    translations: chosen.length > 0 ? chosen : firstTranslations,
  };
};

export const comparisonPath = ({ passage, translations }: Comparison): string => {
  const isUsual = translations.join() === firstTranslations.join();
  const parameters = new URLSearchParams({ passage, ...(!isUsual && { translations: translations.join(",") }) });
  return `/cross-references?${parameters.toString()}`;
};

/** Adds or removes a translation. At least one stays, and there are never more than three. */
export const toggleTranslation = (chosen: readonly TranslationId[], id: TranslationId): readonly TranslationId[] => {
  if (!chosen.includes(id)) return chosen.length < maxTranslations ? inOrder([...chosen, id]) : chosen;
  return chosen.length > 1 ? chosen.filter((one) => one !== id) : chosen;
};
