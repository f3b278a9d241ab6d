import { findBookBySlug, bookById, type BookId, type Testament } from "#domain/scripture/books/books.ts";
import {
  defaultTranslationId,
  isEmbedded,
  isRemoteTranslation,
  isTranslation,
  type EmbeddedTranslationId,
  type RemoteTranslationId,
} from "#domain/scripture/translations/translations.ts";

/** A translation whose words can be searched: one of the site, or a downloaded one in another language. */
export type SearchedTranslation = EmbeddedTranslationId | RemoteTranslationId;

/** The parameters of a word search's address: `/?search=shepherd&translation=web&testament=nt&in=john&words=parts`. */
export interface SearchParameters {
  readonly query: string;
  readonly translation: SearchedTranslation;
  /** The translation that is searched if the address names none. */
  readonly usual: SearchedTranslation;
  readonly testament: Testament | undefined;
  readonly book: BookId | undefined;
  /** Whether the last word must match as a whole word. */
  readonly isWhole: boolean;
}

/**
 * Adds the filters in the address to the words that home has read from it. Unknown values are ignored, and an unknown
 * translation is the KJV, so an external link is never a dead end.
 */
export const readParameters = (
  query: string,
  parameters: URLSearchParams,
  usual: SearchedTranslation = defaultTranslationId,
): SearchParameters => {
  const translation = parameters.get("translation")?.toLowerCase() ?? "";
  const isKnown = translation === "" || isTranslation(translation);
  const testament = parameters.get("testament")?.toUpperCase();
  const book = findBookBySlug(parameters.get("in") ?? "");
  return {
    query,
    translation:
      isEmbedded(translation) || isRemoteTranslation(translation)
        ? translation
        : isKnown
          ? usual
          : defaultTranslationId,
    usual,
    testament: testament === "OT" || testament === "NT" ? testament : undefined,
    book: book?.id,
    isWhole: parameters.get("words") !== "parts",
  };
};

/** The address of a search, without default values. */
export const searchPath = ({ query, translation, usual, testament, book, isWhole }: SearchParameters): string => {
  const parameters = new URLSearchParams({ search: query });
  if (translation !== usual || usual !== defaultTranslationId) parameters.set("translation", translation);
  if (testament) parameters.set("testament", testament.toLowerCase());
  if (book) parameters.set("in", bookById(book).slug);
  if (!isWhole) parameters.set("words", "parts");
  return `/?${parameters.toString()}`;
};
