import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { buildSearchIndex } from "#domain/scripture/search/build.ts";
import { openSearch } from "#domain/scripture/search/open.ts";
import type { SearchData } from "#domain/scripture/search/types.ts";
import { embeddedText } from "#scripts/scripture/catalogue.ts";
import { readCrossReferences, verseWeights } from "#scripts/scripture/cross-references.ts";
import { verseTexts } from "#scripts/scripture/static-files.ts";

/** A translation's search data, built from the packages like the generated files. */
export const buildSearchData = (translation: EmbeddedTranslationId): SearchData => {
  const verses = verseTexts(embeddedText(translation).readChapters());
  return openSearch(buildSearchIndex(verses), verses, verseWeights(readCrossReferences()));
};
