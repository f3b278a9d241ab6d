import { findBookById } from "#domain/scripture/books/books.ts";
import { parseVerseSet, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { isEmbedded } from "#domain/scripture/translations/translations.ts";
import { firstTranslations } from "../locales/first-translations.ts";
import { type LearnTranslationId, passageText } from "./learn-address.ts";

/** Whether passages can be learnt in this text, in whatever language the device had the interface when they were added. */
export const isLearnable = (id: string): id is LearnTranslationId =>
  isEmbedded(id) || Object.values<string>(firstTranslations).includes(id);

/** Parses what `passageText` writes; undefined for anything else, and for verses that do not exist. */
export const parsePassage = (text: string): VerseSet | undefined => {
  const [, id = "", chapter = "", verses] = /^([0-9A-Z]{3})\.([1-9]\d{0,2})(?:\.([\d,-]{1,60}))?$/.exec(text) ?? [];
  const book = findBookById(id);
  return book && parseVerseSet(`${book.name} ${chapter}${verses === undefined ? "" : `:${verses}`}`);
};

/** A link has no more; what stands behind is left out. */
export const mostPassages = 20;
/** In characters. */
export const longestSetName = 60;
/** The longest fragment that is read: `mostPassages` of the longest, and a name in letters of three bytes. */
const longestHash = 1500 + 9 * longestSetName;

/** The name of a set as it is stored and shown, whoever wrote it: on one line, without addresses and invisible characters. */
export const cleanSetName = (text: string): string =>
  [
    ...text
      .normalize("NFC")
      .replaceAll(/[^\p{L}\p{M}\p{N} .,:;!?'’"“”«»()&+–—-]+/gu, " ")
      // A letter has few marks, and marks have a letter: what an emoji leaves behind has none.
      .replaceAll(/(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, "")
      .replaceAll(/(\p{M}{3})\p{M}+/gu, "$1")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, longestSetName)
    .join("")
    .trim();

const readName = (text: string): string => {
  try {
    return cleanSetName(decodeURIComponent(text));
  } catch {
    return "";
  }
};

interface LinkedPassages {
  readonly translation: LearnTranslationId;
  /** Empty if the link has none. */
  readonly name: string;
  /** Each once, in the order of the link. */
  readonly passages: readonly VerseSet[];
  /** How many were left out because they name no verses, or because there are too many. */
  readonly leftOut: number;
}

/** Passages by link, which anybody may have written. Undefined if the fragment is none of ours or names no verse at all. */
export const parseLearnHash = (hash: string): LinkedPassages | undefined => {
  if (hash.length > longestHash) return undefined;
  const text = hash.replace(/^#/, "").replaceAll(/%(?:3B|2C|2F)/gi, decodeURIComponent);
  const [translation = "", list = "", ...name] = text.split("/");
  if (!isLearnable(translation)) return undefined;
  const read = [...new Set(list.split(";"))].map(parsePassage);
  const known = read.filter((passage) => passage !== undefined);
  const byText = new Map(known.map((passage) => [passageText(passage), passage]));
  const passages = [...byText.values()].slice(0, mostPassages);
  return passages.length === 0
    ? undefined
    : {
        translation,
        name: readName(name.join("/")),
        passages,
        leftOut: read.length - known.length + byText.size - passages.length,
      };
};
