import { site } from "#domain/site/site.ts";
import { findReviewed } from "../languages/reviewed.ts";
import type { Translation } from "./translations.ts";

/**
 * The texts of other languages that the operator embeds (site.config.json, `embed`), in the catalogue's form. They must have
 * been reviewed, their licence above all; `npm run generate` names an entry that was not.
 */
export const configuredTranslations: readonly Translation[] = site.embed.flatMap((text): Translation[] => {
  const edition = findReviewed(text);
  if (edition?.service !== "helloao") return [];
  const { key: id, name, englishLanguage: language, license: note, tag } = edition;
  return [{ id, name, language, note, source: "embedded", tag }];
});
