import { locale } from "#domain/site/locales/locale.ts";
import type { Locale } from "#domain/site/locales/locales.ts";
import { type LazyCode, lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";

/** The lists of BIP 39 in the languages of the interface: 2,048 words each, which stand for 11 bits. */

export interface CodeWords {
  /** As the list has them, in its order. */
  readonly words: string[];
  /** The same in small letters without accents, as they are compared. */
  readonly plain: readonly string[];
  readonly byPlain: ReadonlyMap<string, string>;
}

export const inPlainLetters = (text: string): string => text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");

const codeWordsOf = (words: string[]): CodeWords => {
  const plain = words.map(inPlainLetters);
  return { words, plain, byPlain: new Map(plain.map((word, index) => [word, words[index]!])) };
};

const lists: Readonly<Record<Locale, LazyCode<CodeWords>>> = {
  en: lazyCode("code words, English", async () =>
    codeWordsOf((await import("@scure/bip39/wordlists/english.js")).wordlist),
  ),
  es: lazyCode("code words, Spanish", async () =>
    codeWordsOf((await import("@scure/bip39/wordlists/spanish.js")).wordlist),
  ),
  pt: lazyCode("code words, Portuguese", async () =>
    codeWordsOf((await import("@scure/bip39/wordlists/portuguese.js")).wordlist),
  ),
  fr: lazyCode("code words, French", async () =>
    codeWordsOf((await import("@scure/bip39/wordlists/french.js")).wordlist),
  ),
};

/** The words in which a code is shown: those of the interface's language. */
export const ownWords = lists[locale];

/** All lists, for words that may be of any: that of the interface first. */
export const loadAllWords = (): Promise<readonly CodeWords[]> =>
  Promise.all([ownWords, ...Object.values(lists).filter((list) => list !== ownWords)].map(loadCode));
