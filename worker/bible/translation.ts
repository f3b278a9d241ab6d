import { ApiError } from "#domain/api/errors.ts";
import { defaultTranslationId, findTranslation, translations, type Translation } from "#domain/scripture/translations.ts";

/** The translation asked for, by its key in any case; without one, or with an empty one, ours. Errors: 404 with the known keys. */
export const requireTranslation = (key?: string): Translation => {
  const found = findTranslation(key || defaultTranslationId);
  if (found) return found;
  const known = translations.map((translation) => translation.id);
  throw new ApiError("translation_not_found", { message: `There is no such translation here. Known are: ${known.join(", ")}.`, extra: { translations: known } });
};

/** A translation as the public service describes it. */
export const describeTranslation = ({ id, name, language, note }: Translation) => ({
  identifier: id,
  name,
  language,
  language_code: "eng",
  license: note,
});
