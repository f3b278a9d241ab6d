import { ApiError } from "#domain/api/errors.ts";
import { defaultTranslationId, findTranslation, translations, type Translation } from "#domain/scripture/translations.ts";

/** The translation with this key, in any case; the default if the key is missing or empty. Throws 404 with the known keys. */
export const requireTranslation = (key?: string): Translation => {
  const found = findTranslation(key || defaultTranslationId);
  if (found) return found;
  const known = translations.map((translation) => translation.id);
  throw new ApiError("translation_not_found", { message: `We don’t have that translation. You can choose from ${known.join(", ")}.`, extra: { translations: known } });
};

/** A translation in the format of the public service. */
export const describeTranslation = ({ id, name, language, note }: Translation) => ({
  identifier: id,
  name,
  language,
  language_code: "eng",
  license: note,
});
