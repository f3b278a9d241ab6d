import type { Context } from "hono";
import type * as z from "zod/mini";
import { longestCrossReferences, type CrossReferencesAnswer, type crossReferencesQuerySchema } from "#domain/api/cross-references.ts";
import { ApiError } from "#domain/api/errors.ts";
import { bookById } from "#domain/scripture/books.ts";
import { crossReferenceCredit, relatedRanges, type CrossReferenceChapter } from "#domain/scripture/cross-references.ts";
import { crossReferencePath } from "#domain/scripture/manifest.ts";
import { formatReference } from "#domain/scripture/format-reference.ts";
import { verseAt, verseOrdinal, type VerseId } from "#domain/scripture/places.ts";
import { chaptersOfReference, countVerses, verseReference, type VerseRange } from "#domain/scripture/reference.ts";
import { scriptureCacheControl } from "../bible/cache-control.ts";
import { readAsset, scriptureVersion } from "../bible/embedded.ts";
import { requireTranslation } from "../bible/translation.ts";
import { wholeText } from "../bible/whole-text.ts";
import type { AppEnv } from "../env.ts";
import { prepareJson, send } from "../json-answer.ts";
import { referenceText, requireReference } from "./bible-passage.ts";

type In = Context<AppEnv, "/:reference", { out: { query: z.output<typeof crossReferencesQuerySchema> } }>;

const defaultLimit = 10;

const placeOf = ({ book, chapter, verse }: VerseId) => ({ book_id: book, book_name: bookById(book).name, chapter, verse });

const versesOf = ({ from, to }: VerseRange): VerseId[] => {
  const first = verseOrdinal(from);
  return Array.from({ length: verseOrdinal(to) - first + 1 }, (_, index) => verseAt(first + index)!);
};

/** The passages related to each verse of a reference, closest first, with their text in one translation. */
export const showCrossReferences = async (c: In) => {
  const { translation: key, limit = defaultLimit } = c.req.valid("query");
  const translation = requireTranslation(key);
  const reference = requireReference(referenceText(c.req.param("reference")));
  if (countVerses(reference) > longestCrossReferences)
    throw new ApiError("passage_too_long", { message: `Please ask for no more than ${longestCrossReferences} verses at a time.` });

  const { verses: texts } = await wholeText(c, translation);
  const textOf = (range: VerseRange) => texts.slice(verseOrdinal(range.from), verseOrdinal(range.to) + 1).filter(Boolean).join(" ");
  const chapters = await Promise.all(
    chaptersOfReference(reference).map(({ book, chapter }) =>
      readAsset<CrossReferenceChapter>(c.env.ASSETS, crossReferencePath(scriptureVersion, book, chapter)),
    ),
  );
  const fileOf = (verse: VerseId) => chapters.find(({ book, chapter }) => book === verse.book && chapter === verse.chapter)!;

  const verses = reference.ranges.flatMap(versesOf).map((verse) => {
    const ranges = relatedRanges(fileOf(verse), verse.verse);
    return {
      reference: formatReference(verseReference(verse)),
      ...placeOf(verse),
      text: textOf({ from: verse, to: verse }),
      total: ranges.length,
      related: ranges
        .slice(0, limit)
        .map((range) => ({ reference: formatReference({ ranges: [range] }), ...placeOf(range.from), last_verse: range.to.verse, text: textOf(range) })),
    };
  });
  const answer: CrossReferencesAnswer = {
    reference: formatReference(reference),
    verses,
    translation_id: translation.id,
    translation_name: translation.name,
    translation_note: translation.note,
    credit: { text: crossReferenceCredit.text, licence: crossReferenceCredit.licence, licence_url: crossReferenceCredit.licenceUrl },
  };
  return send(c, prepareJson(answer, scriptureCacheControl));
};
