import { locale } from "#domain/site/locales/locale.ts";
import type { Locale } from "#domain/site/locales/locales.ts";
import { type LazyCode, lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";

/** The lists of BIP 39 in the languages of the interface: 2,048 words each, so that a word stands for 11 bits. */

export interface WordList {
  /** In the order and spelling of the list. */
  readonly words: string[];
  /** The same in small letters without accents, as they are compared. */
  readonly plain: readonly string[];
  readonly byPlain: ReadonlyMap<string, string>;
}

export const inPlainLetters = (text: string): string => text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");

const wordListOf = (words: string[]): WordList => {
  const plain = words.map(inPlainLetters);
  return { words, plain, byPlain: new Map(plain.map((word, index) => [word, words[index]!])) };
};

const lists: Readonly<Record<Locale, LazyCode<WordList>>> = {
  en: lazyCode("code words, English", async () =>
    wordListOf((await import("@scure/bip39/wordlists/english.js")).wordlist),
  ),
  es: lazyCode("code words, Spanish", async () =>
    wordListOf((await import("@scure/bip39/wordlists/spanish.js")).wordlist),
  ),
  pt: lazyCode("code words, Portuguese", async () =>
    wordListOf((await import("@scure/bip39/wordlists/portuguese.js")).wordlist),
  ),
  fr: lazyCode("code words, French", async () =>
    wordListOf((await import("@scure/bip39/wordlists/french.js")).wordlist),
  ),
};

/** The words in which a code is shown: those of the interface's language. */
export const ownWordList = lists[locale];

/** All lists, for words that may be of any: that of the interface first. */
export const loadAllWordLists = (): Promise<readonly WordList[]> =>
  Promise.all([ownWordList, ...Object.values(lists).filter((list) => list !== ownWordList)].map(loadCode));
