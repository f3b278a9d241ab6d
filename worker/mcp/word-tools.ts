import * as z from "zod/mini";
import { passageSchema } from "#domain/api/bible.ts";
import { wordListSchema, wordSchema } from "#domain/api/words.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import { answerTo, NoAnswer } from "./ask.ts";
import { withLink } from "./quotation.ts";
import { asSegment, count, described, listed, reference, text, tool, verseSchema } from "./tool.ts";

/** The Hebrew and Greek words behind the King James Version (docs/texts.md, "The words behind the words"). */

/** The form of a number; anything else is refused before it gets into a path. */
const number = described(
  z.string().check(z.regex(/^[HG]\d{1,5}$/i, "expected a number like H7225 or G26, which find_original_word finds")),
  "H and a number for Hebrew, G for Greek: H7225, G26",
);

/** In verses: with its words, a verse is several times as long. */
const mostVerses = 40;

const wordsOfPassage = tool({
  name: "words_behind_passage",
  cost: 2,
  title: "The Hebrew and Greek words behind a passage",
  description:
    "Which words of a passage of the King James Version stand for which Hebrew or Greek words, by their numbers in Strong’s dictionaries. Look a number up with original_word before saying what it means.",
  input: z.object({ reference }),
  output: z.object({
    translation: z.string(),
    verses: z.array(
      z.extend(verseSchema, { words: z.array(z.object({ text: z.string(), numbers: z.array(z.string()) })) }),
    ),
  }),
  run: async ({ ask, origin }, input) => {
    const found = await answerTo(ask, passageSchema, `/bible/${asSegment(input.reference)}`, {
      translation: defaultTranslationId,
      words: "true",
      single_chapter_book_matching: "indifferent",
    });
    if (found.verses.length > mostVerses)
      throw new NoAnswer(`Please ask for the words behind at most ${mostVerses} verses at a time.`);
    const linked = withLink(origin, defaultTranslationId);
    const verses = found.verses.map(({ book_name, chapter, verse, text: said, words = [] }) => ({
      ...linked({ reference: `${book_name} ${chapter}:${verse}`, text: said }),
      words: words.map(({ text: word, numbers }) => ({ text: word, numbers })),
    }));
    const lines = verses.map(
      (verse) =>
        `${listed([verse])}\n${verse.words.map(({ text: words, numbers }) => `${words}: ${numbers.join(", ")}`).join("\n")}`,
    );
    return {
      text: [`${found.translation_name}.`, ...lines].join("\n\n"),
      data: { translation: found.translation_name, verses },
    };
  },
});

const findWord = tool({
  name: "find_original_word",
  cost: 2,
  title: "Find a Hebrew or Greek word",
  description:
    "Hebrew and Greek words by their letters, their sound in Latin letters, or a word that the King James Version uses for them, the nearest first. Look a number up with original_word for its places.",
  input: z.object({ query: text("ἀγάπη, agape, love, G26", 100), limit: count(20, 5) }),
  output: z.object({
    total: z.int(),
    words: z.array(
      z.object({
        number: z.string(),
        language: z.string(),
        word: z.string(),
        latin: z.string(),
        meaning: z.string(),
        occurrences: z.int(),
        link: z.string(),
      }),
    ),
    credit: z.string(),
  }),
  run: async ({ ask, origin }, input) => {
    const found = await answerTo(ask, wordListSchema, "/words", { q: input.query, limit: input.limit ?? 5 });
    if (found.total === 0)
      throw new NoAnswer(`There is no Hebrew or Greek word for ${JSON.stringify(input.query)} in these dictionaries.`);
    const words = found.words.map(({ number: of, language, word, latin, meaning, occurrences }) => ({
      number: of,
      language,
      word,
      latin,
      meaning,
      occurrences,
      link: `${origin}/words/${of}`,
    }));
    const credit = `${found.credit.text} ${found.credit.licence}`;
    const lines = words.map((one) =>
      [`${one.number}, ${one.language}: ${one.word} (${one.latin})`, one.meaning, one.link].join("\n"),
    );
    const shown = found.total > words.length ? [`${found.total} words, of which the first ${words.length}.`] : [];
    return { text: [...shown, ...lines, credit].join("\n\n"), data: { total: found.total, words, credit } };
  },
});

const originalWord = tool({
  name: "original_word",
  cost: 2,
  title: "Look up a Hebrew or Greek word",
  description:
    "A word by its number in Strong’s dictionaries: its letters, how it sounds, what it means, how the King James Version translates it, and verses where it stands.",
  input: z.object({ number, limit: count(50, 10) }),
  output: z.object({
    number: z.string(),
    language: z.string(),
    word: z.string(),
    latin: z.string(),
    meaning: z.string(),
    translations: z.array(z.object({ text: z.string(), count: z.int() })),
    occurrences: z.int(),
    /** In how many verses it stands; `places` are the first of them. */
    verses: z.int(),
    places: z.array(verseSchema),
    /** The word's own page on this site. */
    link: z.string(),
    credit: z.string(),
  }),
  run: async ({ ask, origin }, input) => {
    const found = await answerTo(ask, wordSchema, `/words/${input.number}`, { limit: input.limit ?? 10 });
    const { language, word, latin, meaning, translations, occurrences, verses } = found;
    const data = {
      number: found.number,
      language,
      word,
      latin,
      meaning,
      translations,
      occurrences,
      verses,
      places: found.places.map(withLink(origin, defaultTranslationId)),
      link: `${origin}/words/${found.number}`,
      credit: `${found.credit.text} ${found.credit.licence}`,
    };
    const parts = [
      `${found.number}, ${language}: ${word} (${latin})`,
      meaning,
      `In the King James Version ${occurrences} times, in ${verses} ${verses === 1 ? "verse" : "verses"}: ${translations.map((one) => `${one.text} (${one.count})`).join(", ")}.`,
      listed(data.places),
      data.link,
      data.credit,
    ];
    return { text: parts.join("\n\n"), data };
  },
});

export const wordTools = [wordsOfPassage, findWord, originalWord] as const;
