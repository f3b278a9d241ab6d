import type { Context } from "hono";
import { maxCrossReferenceVerses, type CrossReferencesResponse } from "#domain/api/cross-references.ts";
import { ApiError } from "#domain/api/errors.ts";
import { crossReferenceCredit, relatedRanges } from "#domain/scripture/cross-references.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { versesBetween } from "#domain/scripture/reference/places.ts";
import {
  chaptersOfReference,
  countVerses,
  type Reference,
  type VerseRange,
} from "#domain/scripture/reference/reference.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { scriptureCacheControl } from "../bible/cache-control.ts";
import { readCrossReferences } from "../bible/cross-references.ts";
import { creditOf, namedVerse, translationFields } from "../bible/passage-response.ts";
import { referenceText, requireEmbedded, requireReference } from "../bible/requested.ts";
import { textOfRange, wholeText } from "../bible/whole-text.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv } from "../env.ts";
import { prepareJson, send } from "../prepared-response.ts";

const defaultLimit = 10;

type Verse = CrossReferencesResponse["verses"][number];

/** Each verse of the reference with at most `limit` related passages, closest first, with their text in one translation. */
const relatedToEach = async (
  c: Context<AppEnv>,
  translation: EmbeddedTranslationId,
  reference: Reference,
  limit: number,
): Promise<Verse[]> => {
  const texts = await wholeText(c.env.ASSETS, translation);
  const chapters = await Promise.all(
    chaptersOfReference(reference).map((place) => readCrossReferences(c.env.ASSETS, place)),
  );
  const related = (range: VerseRange) => ({
    ...namedVerse(range.from),
    reference: formatReference({ ranges: [range] }),
    last_verse: range.to.verse,
    text: textOfRange(texts, range),
  });

  return reference.ranges
    .flatMap(({ from, to }) => versesBetween(from, to))
    .map((verse) => {
      const chapter = chapters.find((one) => one.book === verse.book && one.chapter === verse.chapter)!;
      const ranges = relatedRanges(chapter, verse.verse);
      return {
        ...namedVerse(verse),
        text: textOfRange(texts, { from: verse, to: verse }),
        total: ranges.length,
        related: ranges.slice(0, limit).map(related),
      };
    });
};

/** The passages related to each verse of a reference. */
export const crossReferences: Handlers["crossReferences"] = async (c) => {
  const { translation: key, limit = defaultLimit } = c.req.valid("query");
  const translation = requireEmbedded(key);
  const reference = requireReference(referenceText(c.req.param("reference")));
  if (countVerses(reference) > maxCrossReferenceVerses) {
    throw new ApiError("passage_too_long", {
      message: ({ refusals }) => refusals.verses(maxCrossReferenceVerses),
    });
  }
  const response: CrossReferencesResponse = {
    reference: formatReference(reference),
    verses: await relatedToEach(c, translation.id, reference, limit),
    ...translationFields(translation),
    credit: creditOf(crossReferenceCredit),
  };
  return send(c, prepareJson(response, scriptureCacheControl));
};
