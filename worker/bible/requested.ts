import type { Context } from "hono";
import { maxPassageVerses } from "#domain/api/bible.ts";
import { ApiError } from "#domain/api/errors.ts";
import type { Sentence } from "#domain/api/messages.ts";
import { bookById, findBookBySlug, type Book } from "#domain/scripture/books/books.ts";
import { lookupProblem } from "#domain/scripture/lookup/lookup-rules.ts";
import { bookNameLists } from "#domain/scripture/languages/book-names.ts";
import { parseLocal } from "#domain/scripture/languages/parse-local.ts";
import { withEnglishSigns, writesCommas } from "#domain/scripture/reference/comma-verses.ts";
import {
  longestReference,
  parseRanges,
  type ParseOptions,
  type WrittenRange,
} from "#domain/scripture/reference/parse-reference.ts";
import { referenceBounds, type ReferenceBounds } from "#domain/scripture/reference/reference-bounds.ts";
import { countVerses, type Reference } from "#domain/scripture/reference/reference.ts";
import { findReviewed, reviewedEditions } from "#domain/scripture/languages/reviewed.ts";
import {
  defaultTranslationId,
  embeddedTranslationIds,
  isEmbedded,
  isRemoteTranslation,
  translations,
  type EmbeddedTranslationId,
  type Translation,
} from "#domain/scripture/translations/translations.ts";
import type { AppEnv } from "../env.ts";
import { serviceList } from "./languages/service.ts";
import { isRemote, toRemoteTranslation } from "./languages/remote-translation.ts";

/** Look up the translation, book or passage that a request names, and throw an API error for unknown names. */

/** User input, shortened for error messages. */
export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** The translation in the service's list with this key or id. Throws if the list cannot be read. */
const findListed = async (c: Context<AppEnv>, key: string): Promise<Translation | undefined> => {
  const list = await serviceList(c);
  const listed = list?.find((edition) => edition.key === key || edition.id.toLowerCase() === key);
  return listed && toRemoteTranslation(listed);
};

const keyOf = (asked?: string): string => (asked || defaultTranslationId).trim().toLowerCase();

const ownTranslation = (key: string): Translation | undefined => translations.find(({ id }) => id === key);

/** The translation, as far as it is known without asking a service. */
const knownTranslation = (key: string): Translation | undefined => {
  const own = ownTranslation(key);
  if (own) return own;
  const reviewed = findReviewed(key);
  return reviewed && (ownTranslation(reviewed.key) ?? toRemoteTranslation(reviewed));
};

const unknownTranslation = (key: string): ApiError => {
  const known = translations.map(({ id }) => id);
  return new ApiError("translation_not_found", {
    message: ({ refusals }) => refusals.translations(shortened(key), known),
    extra: { translations: [...new Set([...known, ...reviewedEditions.map((edition) => edition.key)])] },
  });
};

/**
 * The translation with this key, in any case; the default if the key is missing or empty. One of another language may also
 * be named by its service's own id. Throws 404 with the known keys.
 */
export const requireTranslation = async (c: Context<AppEnv>, asked?: string): Promise<Translation> => {
  const key = keyOf(asked);
  const found = knownTranslation(key) ?? (isRemoteTranslation(key) ? await findListed(c, key) : undefined);
  if (!found) throw unknownTranslation(key);
  return found;
};

/**
 * The same for what only embedded translations have. Asks no service: throws `elsewhere`, 422 with the embedded keys, for
 * any key that one may know.
 */
export const requireEmbedded = (
  asked?: string,
  elsewhere = () =>
    new ApiError("invalid_input", {
      fields: { translation: ({ refusals }) => refusals.translationsHere(embeddedTranslationIds) },
    }),
): Translation & { readonly id: EmbeddedTranslationId } => {
  const key = keyOf(asked);
  const found = knownTranslation(key);
  if (found && isEmbedded(found.id)) return { ...found, id: found.id };
  throw found || isRemoteTranslation(key) ? elsewhere() : unknownTranslation(key);
};

/** The book with this id or slug. Throws 404 if there is none. */
export const requireBook = (text: string): Book => {
  const book = findBookBySlug(text);
  if (!book)
    throw new ApiError("not_found", {
      message: ({ refusals }) => refusals.noBook,
    });
  return book;
};

/** `+` stands for a space, as in the public service. */
export const referenceText = (parameter: string): string => parameter.replaceAll("+", " ");

/** Says what there is instead of the passage, and has it as numbers. */
const beyondBounds = (text: string, bounds: ReferenceBounds): Pick<ApiError["details"], "message" | "extra"> => {
  const { id, name } = bookById(bounds.book);
  if ("chapters" in bounds)
    return {
      message: ({ refusals }) => refusals.lastChapter(shortened(text), name, bounds.chapters),
      extra: { book_id: id, chapters: bounds.chapters },
    };
  const { chapter, verses } = bounds;
  return {
    message: ({ refusals }) => refusals.lastVerse(shortened(text), `${name} ${chapter}`, verses),
    extra: { book_id: id, chapter, verses },
  };
};

/** The error for a text that is not a reference: the same sentence as in the site's own lookup, with a link to the search. */
const refusal = (asked: string, field: string): ApiError => {
  const text = asked.trim();
  const problem = lookupProblem(text);
  const extra =
    problem === "empty" ? {} : { search: `/api/search?q=${encodeURIComponent(text.slice(0, 200).toWellFormed())}` };
  if (problem === undefined) {
    const bounds = referenceBounds(text);
    const beyond = bounds && beyondBounds(text, bounds);
    const none: Sentence = ({ lookup, fields }) =>
      text.length > longestReference ? fields.atMost(longestReference) : lookup.notFound(shortened(text));
    return new ApiError("not_found", {
      message: beyond?.message ?? none,
      extra: { ...extra, ...beyond?.extra },
    });
  }
  const message: Sentence = ({ lookup }) => lookup[problem];
  if (problem === "keyword") return new ApiError("keyword_search", { message, extra });
  return new ApiError("invalid_input", { message, fields: { [field]: message }, extra });
};

/**
 * Parses a reference. Throws 404 if there is no such passage, 422 if it is empty, a keyword search or has invalid
 * characters, 400 if it is longer than one book. (The parser limits the cost of any text.)
 * @param field the parameter that the error names
 */
const requireRanges = (text: string, options: ParseOptions = {}, field = "reference"): readonly WrittenRange[] => {
  const parsed = parseRanges(text, options);
  if (!parsed.ok) throw refusal(text, field);
  if (countVerses(parsed) > maxPassageVerses) throw new ApiError("passage_too_long");
  return parsed.ranges;
};

const ownLanguage = "en";

/** The first part of a language’s tag. Throws 422 if no references are read in it. */
const requireLanguage = (tag: string): string => {
  const language = tag.toLowerCase().split("-")[0]!;
  if (language === ownLanguage || Object.hasOwn(bookNameLists, language)) return language;
  const known = [ownLanguage, ...Object.keys(bookNameLists)];
  throw new ApiError("invalid_input", { fields: { language: ({ refusals }) => refusals.languages(known) } });
};

/**
 * Parses a reference in a language, or else with English names of books and its commas. If no language is named: in English,
 * or else in the language of the translation. Throws as `requireRanges`, and 422 for a language in which no references are read.
 */
export const requireRangesIn = async (
  text: string,
  translation: Translation,
  tag: string | undefined,
  options: ParseOptions,
  field = "reference",
): Promise<readonly WrittenRange[]> => {
  const asked = tag ? requireLanguage(tag) : undefined;
  const spoken =
    asked ?? (isRemote(translation) ? translation.edition.tag : translation.tag)?.split("-")[0] ?? ownLanguage;
  if (spoken === ownLanguage || !Object.hasOwn(bookNameLists, spoken)) return requireRanges(text, options, field);
  if (!asked && parseRanges(text, options).ok) return requireRanges(text, options, field);
  const found = parseLocal(text, spoken, await bookNameLists[spoken]!());
  if (found === undefined && asked)
    return requireRanges(writesCommas(asked) ? withEnglishSigns(text) : text, options, field);
  if (found === "no passage")
    throw new ApiError("not_found", { message: ({ lookup }) => lookup.notFound(shortened(text)) });
  if (found === undefined) throw refusal(text, field);
  if (countVerses(found) > maxPassageVerses) throw new ApiError("passage_too_long");
  return found.ranges;
};

/** Like `requireRanges`, for endpoints without the public service's conventions: "Jude 1" is the whole chapter. */
export const requireReference = (text: string): Reference => ({
  ranges: requireRanges(text).map(({ from, to }) => ({ from, to })),
});
