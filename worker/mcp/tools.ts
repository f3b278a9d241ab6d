import * as z from "zod/mini";
import { dailySchema, mostPassages, passageSchema, passagesSchema, type PassageResponse } from "#domain/api/bible.ts";
import { crossReferencesSchema } from "#domain/api/cross-references.ts";
import { searchSchema } from "#domain/api/search.ts";
import { findBookBySlug } from "#domain/scripture/books/books.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { embeddedTranslationIds, translations } from "#domain/scripture/translations/translations.ts";
import { answerTo, NoAnswer } from "./ask.ts";
import { commentaryTool } from "./commentary-tool.ts";
import { linkTo, quotationOf, quotationSchema, quoted, withLink, type Quotation } from "./quotation.ts";
import { subjectTool } from "./subject-tool.ts";
import {
  asSegment,
  count,
  described,
  listed,
  reference,
  storedTranslation,
  text,
  tool,
  translation,
  verseSchema,
  type Context,
} from "./tool.ts";
import { wordTools } from "./word-tools.ts";

/** What assistants can ask: each tool is a question to the API, answered with references, translations and links. */

/** In verses. Longer passages would fill an assistant's memory; they are to be read by chapters. */
const longestQuotation = 400;

/** Throws `NoAnswer` for a passage that is too long. */
const quotedFrom = (origin: string, passage: PassageResponse): Quotation => {
  if (passage.verses.length > longestQuotation)
    throw new NoAnswer(
      `${passage.reference} has ${passage.verses.length} verses. Please ask for at most ${longestQuotation} at a time, best by chapter.`,
    );
  return quotationOf(origin, passage);
};

const readPassage = async ({ ask, origin }: Context, asked: string, key: string | undefined): Promise<Quotation> => {
  const passage = await answerTo(ask, passageSchema, `/bible/${asSegment(asked)}`, {
    translation: key,
    // "Jude 1" is the chapter, as people mean it.
    single_chapter_book_matching: "indifferent",
  });
  return quotedFrom(origin, passage);
};

/** The passages of a reference that names several, each by itself; none if it names one. */
const readParts = async (
  { ask, origin }: Context,
  { reference: whole, translation_id }: Quotation,
): Promise<readonly Quotation[]> => {
  const parsed = parseReference(whole);
  if (!parsed.ok || parsed.reference.ranges.length < 2) return [];
  const { ranges } = parsed.reference;
  if (ranges.length > mostPassages.references)
    throw new NoAnswer(
      `${whole} names ${ranges.length} passages. Please ask for at most ${mostPassages.references} at a time.`,
    );
  const found = await answerTo(ask, passagesSchema, "/passages", {
    references: ranges.map((range) => formatReference({ ranges: [range] })).join(";"),
    translations: translation_id,
    single_chapter_book_matching: "indifferent",
  });
  return found.passages.map((one) => quotationOf(origin, one));
};

const passage = tool({
  name: "read_passage",
  cost: 1,
  title: "Read a passage",
  description:
    "The exact words of a Bible passage: verses, ranges, chapters, or several of them, each with its own link (John 3:16; Psalm 23). Use it before quoting, and quote only what it returns.",
  input: z.object({ reference, translation }),
  output: z.extend(quotationSchema, {
    /** Each passage by itself, if the reference names several. One that the translation omits has no text. */
    passages: z.optional(z.array(z.pick(quotationSchema, { reference: true, text: true, link: true }))),
  }),
  run: async (context, input) => {
    const data = await readPassage(context, input.reference, input.translation);
    const parts = await readParts(context, data);
    if (parts.length === 0) return { text: quoted(data), data };
    return {
      text: parts.map(quoted).join("\n\n"),
      data: { ...data, passages: parts.map((one) => ({ reference: one.reference, text: one.text, link: one.link })) },
    };
  },
});

const chapter = tool({
  name: "read_chapter",
  cost: 1,
  title: "Read a chapter",
  description: "A whole chapter of a book of the Bible, verse by verse.",
  input: z.object({
    book: text("Name or three-letter id of the book: John, 1 Samuel, PSA", 60),
    chapter: described(z.int().check(z.gte(1), z.lte(150)), "The chapter’s number"),
    translation,
  }),
  output: quotationSchema,
  run: async (context, input) => {
    // People do not write book ids (PHP, SNG) as names.
    const book = findBookBySlug(input.book.trim())?.name ?? input.book;
    // With the chapter, "John 3" would be read as a list of passages.
    if (/\d\W*$/.test(book)) throw new NoAnswer(`${JSON.stringify(input.book)} is more than the name of a book.`);
    const asked = `${book} ${input.chapter}`;
    const parsed = parseReference(asked);
    // "Jude 2" is a verse. The API says why there is no Jude 2:1.
    const isVerse = parsed.ok && parsed.reference.ranges[0]?.from.chapter !== input.chapter;
    const data = await readPassage(context, isVerse ? `${asked}:1` : asked, input.translation);
    return { text: quoted(data), data };
  },
});

const search = tool({
  name: "search_bible",
  cost: 4,
  title: "Search the Bible",
  description:
    "Verses that contain all of the words, best match first. Words in quotation marks must stand together. It matches words, not meanings: search for words that the translation would use. A reference returns its verses, and the name of a well-known passage (prodigal son) tells where it is.",
  input: z.object({
    query: text("Words, a quotation or a reference", 200),
    translation: storedTranslation,
    books: z.optional(text("Only in these books: three-letter ids separated by commas, such as PSA,JHN", 300)),
    testament: z.optional(described(z.enum(["OT", "NT"]), "Only in this testament")),
    limit: count(50, 10),
  }),
  output: z.object({
    total: z.int(),
    translation_id: z.string(),
    verses: z.array(verseSchema),
    /** Verses with most of the words, if none has all. */
    nearest: z.array(verseSchema),
    suggestions: z.array(z.string()),
    named_passage: z.nullable(z.object({ name: z.string(), reference: z.string(), link: z.string() })),
    /** What to ask verses_for_subject for, if the words are those of a subject. */
    subject: z.nullable(z.string()),
  }),
  run: async ({ ask, origin }, input) => {
    const found = await answerTo(ask, searchSchema, "/search", {
      q: input.query,
      translation: input.translation,
      book: input.books,
      testament: input.testament,
      limit: input.limit ?? 10,
    });
    const id = found.translation_id;
    const linked = withLink(origin, id);
    const named = found.named_passage;
    const data = {
      total: found.total,
      translation_id: id,
      verses: found.results.map(linked),
      nearest: found.nearest.map(linked),
      suggestions: found.suggestions,
      named_passage: named && { ...named, link: linkTo(origin, id, named.reference) },
      subject: found.subject && found.subject.name,
    };
    const parts = [
      named && `“${named.name}” is ${named.reference}: ${linkTo(origin, id, named.reference)}`,
      `${found.total} ${found.total === 1 ? "verse" : "verses"} in ${shortName(id)}${found.total > data.verses.length ? `, of which the first ${data.verses.length}` : ""}.`,
      data.subject && `For passages chosen for “${data.subject}”, use verses_for_subject.`,
      listed(data.verses),
      found.suggestions.length > 0 && `Did you mean: ${found.suggestions.join(", ")}?`,
      data.nearest.length > 0 && `No verse has all of these words. These have most of them:\n\n${listed(data.nearest)}`,
    ];
    return { text: parts.filter(Boolean).join("\n\n"), data };
  },
});

const related = tool({
  name: "related_verses",
  cost: 4,
  title: "Find related verses",
  description:
    "For each verse of a passage, the passages related to it (quotations, parallels, the same subject), closest first, with their text.",
  input: z.object({ reference, translation: storedTranslation, limit: count(20, 5) }),
  output: z.object({
    verses: z.array(z.extend(verseSchema, { related: z.array(verseSchema) })),
    translation_id: z.string(),
    credit: z.string(),
  }),
  run: async ({ ask, origin }, input) => {
    const found = await answerTo(ask, crossReferencesSchema, `/cross-references/${asSegment(input.reference)}`, {
      translation: input.translation,
      limit: input.limit ?? 5,
    });
    if (found.verses.length > 40)
      throw new NoAnswer("Please ask for the related verses of at most 40 verses at a time.");
    const id = found.translation_id;
    const linked = withLink(origin, id);
    const data = {
      verses: found.verses.map((verse) => ({ ...linked(verse), related: verse.related.map(linked) })),
      translation_id: id,
      credit: `${found.credit.text} ${found.credit.licence}`,
    };
    const parts = data.verses.map(
      (verse) => `${listed([verse])}\n\nRelated:\n\n${verse.related.length > 0 ? listed(verse.related) : "none"}`,
    );
    return { text: [`${found.translation_name}.`, ...parts, data.credit].join("\n\n"), data };
  },
});

const compare = tool({
  name: "compare_translations",
  cost: 3,
  title: "Compare translations",
  description:
    "One passage in several translations, each with its name. Where a translation omits the passage, its text is empty.",
  input: z.object({
    reference,
    translations: z.optional(
      described(
        z.array(z.string().check(z.maxLength(20))).check(z.minLength(1), z.maxLength(4)),
        `One to four of ${translations.map(({ id }) => id).join(", ")}; ${embeddedTranslationIds.join(", ")} if left out`,
      ),
    ),
  }),
  output: z.object({ passages: z.array(quotationSchema) }),
  run: async ({ ask, origin }, input) => {
    const parsed = parseReference(input.reference);
    const found = await answerTo(ask, passagesSchema, "/passages", {
      // With the book in each part: "John 3:16; 4:1" would be parted at its semicolon.
      references: parsed.ok ? formatReference(parsed.reference) : input.reference,
      translations: (input.translations ?? embeddedTranslationIds).join(","),
      single_chapter_book_matching: "indifferent",
    });
    const passages = found.passages.map((one) => quotedFrom(origin, one));
    return { text: passages.map(quoted).join("\n\n"), data: { passages } };
  },
});

const daily = tool({
  name: "daily_verse",
  cost: 1,
  title: "The verse of the day",
  description: "A verse for a date, the same for everybody and in every year.",
  input: z.object({
    date: z.optional(text("YYYY-MM-DD; today in UTC if left out", 10)),
    translation,
  }),
  output: z.extend(quotationSchema, { date: z.string() }),
  run: async ({ ask, origin }, input) => {
    const day = await answerTo(ask, dailySchema, "/bible/daily", {
      date: input.date,
      translation: input.translation,
      catalogue: "year",
    });
    const data = { ...quotationOf(origin, day), date: day.date };
    return { text: `${day.date}\n${quoted(data)}`, data };
  },
});

export const tools = [
  passage,
  chapter,
  search,
  subjectTool,
  related,
  compare,
  daily,
  commentaryTool,
  ...wordTools,
] as const;
