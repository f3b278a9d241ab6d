import { ApiError } from "#domain/api/errors.ts";
import type { WordAnswer } from "#domain/api/words.ts";
import {
  formatNumber,
  originalWordsCredit,
  parseNumber,
  type OriginalWord,
  type StrongNumber,
} from "#domain/scripture/original-words/original-word-files.ts";
import { countOccurrences, languageName } from "#domain/scripture/original-words/word-text.ts";
import { scriptureCacheControl } from "../bible/cache-control.ts";
import { findWords, readPlacedTexts, readWord } from "../bible/original-words.ts";
import { creditOf, namedVerse } from "../bible/passage-response.ts";
import type { Handlers } from "../contract.ts";
import type { Fetches } from "../env.ts";
import { ownOrigin } from "../middleware/origin.ts";
import { pagesOf, withLinks } from "../links.ts";
import { prepareJson, send } from "../prepared-response.ts";

const defaultPlaces = 50;
const defaultWords = 10;

const credit = creditOf(originalWordsCredit);

const described = (number: StrongNumber, found: OriginalWord) => ({
  number: formatNumber(number),
  language: languageName(number),
  word: found.lemma,
  latin: found.latin,
  sound: found.sound ?? null,
  meaning: found.meaning,
  origin: found.origin ?? null,
  translations: found.translations.map(([text, count]) => ({ text, count })),
  occurrences: countOccurrences(found),
});

/** The numbers of the words that a text, or a number, could mean. */
const numbersFor = async (assets: Fetches, q: string): Promise<readonly string[]> => {
  const asked = parseNumber(q.trim());
  if (!asked) return findWords(assets, q);
  return (await readWord(assets, asked)) ? [formatNumber(asked)] : [];
};

/** The words that a text could mean. */
export const wordSearch: Handlers["wordSearch"] = async (c) => {
  const { q, offset = 0, limit = defaultWords } = c.req.valid("query");
  const numbers = await numbersFor(c.env.ASSETS, q);
  const end = offset + limit;
  const pages = pagesOf(c.req.url, "offset", end < numbers.length ? end : null);
  const words = await Promise.all(
    numbers.slice(offset, end).map(async (name) => {
      const number = parseNumber(name)!;
      const found = await readWord(c.env.ASSETS, number);
      return { ...described(number, found!), url: `${ownOrigin(c)}/api/words/${name}` };
    }),
  );
  const answer = {
    query: q,
    total: numbers.length,
    words,
    next: pages.next,
    credit,
  };
  return withLinks(send(c, prepareJson(answer, scriptureCacheControl)), pages.links);
};

/** A word of the original, and where it stands. */
export const word: Handlers["word"] = async (c) => {
  const { offset = 0, limit = defaultPlaces } = c.req.valid("query");
  const number = parseNumber(c.req.param("number"));
  if (!number) throw new ApiError("invalid_input", { fields: { number: ({ refusals }) => refusals.wordNumber } });
  const found = await readWord(c.env.ASSETS, number);
  if (!found) throw new ApiError("not_found", { message: ({ refusals }) => refusals.noWord(formatNumber(number)) });
  const { total, texts } = await readPlacedTexts(c.env.ASSETS, number, offset, limit);
  const read = offset + texts.length;
  const pages = pagesOf(c.req.url, "offset", read < total && texts.length > 0 ? read : null);
  const answer: WordAnswer = {
    ...described(number, found),
    verses: found.verses,
    total_places: total,
    places: texts.map(({ verse, isTitle, text, marks }) => ({
      ...namedVerse(verse),
      is_title: isTitle,
      text,
      marks: [...marks],
    })),
    next: pages.next,
    credit,
  };
  return withLinks(send(c, prepareJson(answer, scriptureCacheControl)), pages.links);
};
