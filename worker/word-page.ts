import { parseNumber, wordPath, type StrongNumber } from "#domain/scripture/original-words/original-word-files.ts";
import { pathIn, type Locale } from "#domain/site/locales/locales.ts";
import { passagesOnPage, type WordPage } from "#domain/site/word-page.ts";
import { readPlacedTexts, readWord } from "./bible/original-words.ts";
import { redirect } from "./redirect.ts";
import type { Fetches } from "./env.ts";

/** Pages of words: one prerendered file, filled in here from a few dozen data files. */

const numberIn = (pathname: string): StrongNumber | undefined =>
  parseNumber(pathname.replace(/\/$/, "").split("/").at(-1)!);

/** What the page of a path and query shows; undefined if there is no such word. Throws 503 if the files cannot be read. */
export const readWordPage = async (
  assets: Fetches,
  locale: Locale,
  { pathname, searchParams }: URL,
): Promise<WordPage | undefined> => {
  const number = numberIn(pathname);
  const word = number && (await readWord(assets, number));
  if (!number || !word) return undefined;
  const asked = Number(searchParams.get("from") ?? 0);
  const offset = Number.isInteger(asked) && asked > 0 ? asked : 0;
  const { total, texts } = await readPlacedTexts(assets, number, offset, passagesOnPage);
  if (texts.length > 0 || offset === 0) return { locale, number, word, passages: texts, offset, total };
  const first = await readPlacedTexts(assets, number, 0, passagesOnPage);
  return { locale, number, word, passages: first.texts, offset: 0, total };
};

/** Another way to write an address (`/words/g0026`, `/words/G26/`) leads to the usual one; undefined if it is that. */
export const redirectToWord = (locale: Locale, { pathname, search }: URL): Response | undefined => {
  const number = numberIn(pathname);
  const usual = number && pathIn(locale, wordPath(number));
  return usual === undefined || usual === pathname ? undefined : redirect(usual + search);
};

/** The prerendered file of all words. */
export const wordPageFile = "/words/_";
