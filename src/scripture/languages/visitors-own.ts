import { isReadBy } from "#domain/scripture/languages/edition.ts";
import { reviewedEditions } from "#domain/scripture/languages/reviewed.ts";
import type { WorldTranslationId } from "#domain/scripture/translations.ts";

/** The reviewed translations in the languages that the browser names ("es-MX en"), without English: those stand anyway. */
export const visitorsOwn = (
  languages: string,
): readonly { readonly id: WorldTranslationId; readonly name: string }[] => {
  const wanted = languages.split(" ").filter((tag) => tag !== "" && !/^en\b/i.test(tag));
  return reviewedEditions
    .filter(({ tag }) => isReadBy(tag, wanted))
    .map(({ key, name, language }) => ({ id: key, name: `${name} (${language})` }));
};
