import { isTranslation, translationIds, type TranslationId } from "#domain/scripture/translations.ts";
import { firstTranslations, mostTranslations } from "./config.ts";

/** What the address of a comparison says: `/cross-references?passage=John+3:16&translations=kjv,web`. */
export interface Comparison {
  /** As typed; "" before anything was asked for. */
  readonly passage: string;
  /** One to three, in the order of the catalogue. */
  readonly translations: readonly TranslationId[];
}

const inOrder = (chosen: readonly string[]): readonly TranslationId[] =>
  translationIds.filter((id) => chosen.includes(id)).slice(0, mostTranslations);

export const readComparison = (parameters: URLSearchParams): Comparison => {
  const chosen = inOrder((parameters.get("translations") ?? "").toLowerCase().split(",").filter(isTranslation));
  return { passage: (parameters.get("passage") ?? "").trim(), translations: chosen.length > 0 ? chosen : firstTranslations };
};

export const comparisonPath = ({ passage, translations }: Comparison): string => {
  const isUsual = translations.join() === firstTranslations.join();
  const parameters = new URLSearchParams({ passage, ...(!isUsual && { translations: translations.join(",") }) });
  return `/cross-references?${parameters.toString()}`;
};

/** Adds or removes a translation. The last one stays, and there are never more than three. */
export const toggleTranslation = (chosen: readonly TranslationId[], id: TranslationId): readonly TranslationId[] => {
  if (!chosen.includes(id)) return chosen.length < mostTranslations ? inOrder([...chosen, id]) : chosen;
  return chosen.length > 1 ? chosen.filter((one) => one !== id) : chosen;
};
