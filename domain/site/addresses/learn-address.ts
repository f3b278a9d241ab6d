import { verseList, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import {
  isEmbedded,
  type EmbeddedTranslationId,
  type RemoteTranslationId,
} from "#domain/scripture/translations/translations.ts";
import { firstTranslation } from "../locales/locale.ts";

/**
 * The address of passages to learn: `/by-heart/set#kjv/PSA.23.1-6;JHN.10.11`, with the set's name behind them if it has
 * one. All of it stands in the fragment, which is sent to no server (docs/product/by-heart.md, "Sets by link").
 */

/** Passages are learnt in an embedded text, or in that of a language of the interface, which a service may have. */
export type LearnTranslationId = EmbeddedTranslationId | RemoteTranslationId;

/** Whether pages of this language offer learning in this text. Those of another may offer more: `isLearnable`. */
export const isLearntHere = (id: string): id is LearnTranslationId => isEmbedded(id) || id === firstTranslation;

/** `JHN.3.16-18,20`. A set without verses is the whole chapter: `PSA.23`. */
export const passageText = ({ book, chapter, verses }: VerseSet): string =>
  [book, chapter, ...(verses.length === 0 ? [] : [verseList(verses).replaceAll(" ", "")])].join(".");

/** `PSA.23.1-6;JHN.10.11` */
export const passagesText = (passages: readonly VerseSet[]): string => passages.map(passageText).join(";");

/** Also what programs take for the end of a link in a text. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/[!'()*.]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export const learnPath = (translation: LearnTranslationId, passages: readonly VerseSet[], name = ""): string =>
  `/by-heart/set#${translation}/${passagesText(passages)}${name === "" ? "" : `/${encoded(name)}`}`;
