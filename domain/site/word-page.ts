import { chapterPath, verseHash } from "#domain/scripture/reference/read-address.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import {
  formatNumber,
  originalWordsCredit,
  parseNumber,
  wordPath,
  type OriginalWord,
  type StrongNumber,
} from "#domain/scripture/original-words/original-word-files.ts";
import type { WordSpan } from "#domain/scripture/original-words/original-words.ts";
import type { VerseId } from "#domain/scripture/reference/places.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import {
  languageName,
  languageTag,
  meaningInALine,
  nowhereText,
  occurrenceText,
  splitMeaning,
  withCommas,
} from "#domain/scripture/original-words/word-text.ts";
import { escapeMarkup } from "../text/markup.ts";
import type { Head } from "./head/head.ts";
import { site } from "./site.ts";

/** The page of a word as it is sent: what scripts leave as it is (docs/product/dictionary-and-comparison.md, "Words"). */

/** A text where the word stands, with the words that translate it. */
interface WordPassage {
  readonly verse: VerseId;
  readonly isTitle: boolean;
  readonly text: string;
  readonly marks: readonly WordSpan[];
}

export interface WordPage {
  readonly number: StrongNumber;
  readonly word: OriginalWord;
  /** The places from `offset` on, of `total` in all. */
  readonly passages: readonly WordPassage[];
  readonly offset: number;
  readonly total: number;
}

/** So many places on a page. */
export const passagesOnPage = 50;

/** `H7225`, with its leading zeros left out, as a link. Only numbers whose word there may be. */
const withLinks = (text: string): string =>
  escapeMarkup(text).replaceAll(/\b[HG]\d{1,4}\b/g, (found) => {
    const number = parseNumber(found);
    return number ? `<a href="${wordPath(number)}">${formatNumber(number)}</a>` : found;
  });

const marked = ({ text, marks }: WordPassage): string => {
  let position = 0;
  const parts = marks.flatMap(({ start, end }) => {
    const before = escapeMarkup(text.slice(position, start));
    position = end;
    return [before, `<mark>${escapeMarkup(text.slice(start, end))}</mark>`];
  });
  return parts.join("") + escapeMarkup(text.slice(position));
};

const passageItem = (passage: WordPassage): string => {
  const { verse, isTitle } = passage;
  const reference = `${formatReference(verseReference(verse))}${isTitle ? ", title" : ""}`;
  const address = `${chapterPath("kjv", verse)}#${verseHash(verse.verse)}`;
  return `<li><a href="${address}">${escapeMarkup(reference)}</a><p>${marked(passage)}</p></li>`;
};

const pageAddress = (number: StrongNumber, offset: number): string =>
  offset === 0 ? wordPath(number) : `${wordPath(number)}?from=${offset}`;

const pageLinks = ({ number, offset, passages, total }: WordPage): string => {
  const next = offset + passages.length;
  const links = [
    ...(offset > 0
      ? [
          `<a class="btn" rel="prev" href="${pageAddress(number, Math.max(0, offset - passagesOnPage))}">Earlier places</a>`,
        ]
      : []),
    ...(next < total ? [`<a class="btn" rel="next" href="${pageAddress(number, next)}">More places</a>`] : []),
  ];
  return links.length > 0 ? `<nav class="word-pages" aria-label="Places">${links.join("")}</nav>` : "";
};

const translationList = ({ translations }: OriginalWord): string =>
  `<p class="word-translations">${translations
    .map(([words, times]) => `<span>${escapeMarkup(words)} <small>${withCommas(times)}</small></span>`)
    .join("")}</p>`;

const places = (page: WordPage): string => {
  const { word, passages, offset, total } = page;
  if (total === 0) return `<p class="muted">${nowhereText}</p>`;
  const range = passages.length < total ? ` · ${offset + 1}–${offset + passages.length}` : "";
  return (
    `<h2>How the King James Version translates it</h2>${translationList(word)}` +
    `<h2>Where it stands</h2><p class="muted">${occurrenceText(word)}${range}</p>` +
    `<ol class="word-passages">${passages.map(passageItem).join("")}</ol>${pageLinks(page)}`
  );
};

/** The content of a word's page, as HTML. */
export const wordPageMarkup = (page: WordPage): string => {
  const { number, word } = page;
  const [line, rest] = splitMeaning(word.meaning);
  const { text, licence, licenceUrl } = originalWordsCredit;
  return (
    `<header class="pagehead slim"><p class="eyebrow">${languageName(number)} word ${formatNumber(number)}</p>` +
    `<h1 tabindex="-1"><bdi class="word-lemma" lang="${languageTag(number)}">${escapeMarkup(word.lemma)}</bdi> ` +
    `<i class="word-latin">${escapeMarkup(word.latin)}</i></h1></header>` +
    `<section class="word">` +
    (word.sound === undefined ? "" : `<p class="word-sound">Spoken ${escapeMarkup(word.sound)}</p>`) +
    `<p class="word-line">${withLinks(line)}</p>` +
    (rest === "" ? "" : `<p class="word-meaning">${withLinks(rest)}</p>`) +
    (word.origin === undefined ? "" : `<p class="word-origin">Origin: ${withLinks(word.origin)}</p>`) +
    `${places(page)}</section>` +
    `<p class="word-credit">${escapeMarkup(text)}, <a rel="license" href="${licenceUrl}">${escapeMarkup(licence)}</a>.</p>`
  );
};

/** Title, description and canonical link of a word's page. */
export const wordHead = ({ number, word, offset }: WordPage): Head => {
  const name = `${formatNumber(number)} ${word.latin} (${word.lemma})`;
  const meaning = meaningInALine(word.meaning);
  const used = word.translations.slice(0, 4).map(([words]) => words);
  return {
    title: `${name}: ${languageName(number)} word · ${site.name}`,
    description:
      `${meaning}. ${used.length > 0 ? `In the King James Version: ${used.join(", ")}; ${occurrenceText(word)}.` : ""}`.trim(),
    keywords: `${formatNumber(number)}, ${word.latin}, ${word.lemma}, ${languageName(number)} word study, Strong’s ${formatNumber(number)}`,
    canonical: site.origin + pageAddress(number, offset),
    isIndexed: true,
  };
};
