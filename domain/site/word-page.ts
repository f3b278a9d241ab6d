import { chapterPath, verseHash } from "#domain/scripture/reference/read-address.ts";
import {
  formatNumber,
  originalWordsCredit,
  parseNumber,
  wordPath,
  type OriginalWord,
  type StrongNumber,
} from "#domain/scripture/original-words/original-word-files.ts";
import * as spanish from "#domain/scripture/original-words/messages.es.ts";
import * as french from "#domain/scripture/original-words/messages.fr.ts";
import * as portuguese from "#domain/scripture/original-words/messages.pt.ts";
import * as english from "#domain/scripture/original-words/messages.ts";
import type { WordSpan } from "#domain/scripture/original-words/original-words.ts";
import type { VerseId } from "#domain/scripture/reference/places.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import {
  languageTag,
  meaningInALine,
  occurrenceText,
  partsByLanguage,
  splitMeaning,
  withCommas,
} from "#domain/scripture/original-words/word-text.ts";
import { escapeMarkup } from "../text/markup.ts";
import { formatReferenceIn } from "./chapter-page/names.ts";
import type { Head } from "./head/head.ts";
import { pathIn, translatedPath, type Locale } from "./locales/locales.ts";
import { site } from "./site.ts";

/** The page of a word (docs/product/dictionary-and-comparison.md, "Words"). The worker sends it, and scripts keep it. */

/** A verse of the King James Version, or the title of a psalm, in which the word occurs. */
export interface WordPassage {
  readonly verse: VerseId;
  readonly isTitle: boolean;
  readonly text: string;
  /** The occurrences of the word in `text`, as offsets. */
  readonly marks: readonly WordSpan[];
}

export interface WordPage {
  /** Of the interface. Meanings and texts are English in each. */
  readonly locale: Locale;
  readonly number: StrongNumber;
  readonly word: OriginalWord;
  /** The places from `offset` on, of `total` in all. */
  readonly passages: readonly WordPassage[];
  readonly offset: number;
  readonly total: number;
}

/** The number of places on a page. */
export const passagesOnPage = 50;

const messagesIn: Readonly<Record<Locale, Pick<typeof english, "wordCountMessages" | "wordPageMessages">>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
};

/** The attribute of what is English on each page. */
const inEnglish = (locale: Locale): string => (locale === "en" ? "" : ' lang="en"');

/** `H7225`, with its leading zeros left out, as a link. Only numbers whose word there may be. */
const withLinks = (page: WordPage, text: string): string =>
  escapeMarkup(text).replaceAll(/\b[HG]\d{1,4}\b/g, (found) => {
    const number = parseNumber(found);
    return number ? `<a href="${translatedPath(page.locale, wordPath(number))}">${formatNumber(number)}</a>` : found;
  });

/** Text of Strong's dictionaries. */
const strongsText = (page: WordPage, text: string): string =>
  partsByLanguage(text)
    .map((part) => (part.language ? `<bdi lang="${part.language}">${part.text}</bdi>` : withLinks(page, part.text)))
    .join("");

const marked = ({ text, marks }: WordPassage): string => {
  let position = 0;
  const parts = marks.flatMap(({ start, end }) => {
    const before = escapeMarkup(text.slice(position, start));
    position = end;
    return [before, `<mark>${escapeMarkup(text.slice(start, end))}</mark>`];
  });
  return parts.join("") + escapeMarkup(text.slice(position));
};

const passageItem = (page: WordPage, passage: WordPassage): string => {
  const { locale } = page;
  const { verse, isTitle } = passage;
  const reference = formatReferenceIn(locale, verseReference(verse));
  const shown = isTitle ? `${reference}, ${messagesIn[locale].wordPageMessages.title}` : reference;
  const address = translatedPath(page.locale, `${chapterPath("kjv", verse)}#${verseHash(verse.verse)}`);
  return `<li><a href="${address}">${escapeMarkup(shown)}</a><p${inEnglish(locale)}>${marked(passage)}</p></li>`;
};

const pageAddress = (number: StrongNumber, offset: number): string =>
  offset === 0 ? wordPath(number) : `${wordPath(number)}?from=${offset}`;

const pageLinks = (page: WordPage): string => {
  const { locale, number, offset, passages, total } = page;
  const { wordPageMessages: messages } = messagesIn[locale];
  const link = (rel: "prev" | "next", to: number, text: string): string =>
    `<a class="btn" rel="${rel}" href="${translatedPath(page.locale, pageAddress(number, to))}">${text}</a>`;
  const next = offset + passages.length;
  const links = [
    ...(offset > 0 ? [link("prev", Math.max(0, offset - passagesOnPage), messages.earlier)] : []),
    ...(next < total ? [link("next", next, messages.more)] : []),
  ];
  return links.length > 0 ? `<nav class="word-pages" aria-label="${messages.places}">${links.join("")}</nav>` : "";
};

const translationList = ({ locale, word: { translations } }: WordPage): string =>
  `<p class="word-translations"${inEnglish(locale)}>${translations
    .map(([words, times]) => {
      const count = withCommas(times, messagesIn[locale].wordCountMessages);
      return `<span>${escapeMarkup(words)} <small>${count}</small></span>`;
    })
    .join("")}</p>`;

const places = (page: WordPage): string => {
  const { locale, word, passages, offset, total } = page;
  const { wordPageMessages: messages, wordCountMessages: counts } = messagesIn[locale];
  if (total === 0) return `<p class="muted">${counts.nowhere}</p>`;
  const range = passages.length < total ? ` · ${offset + 1}–${offset + passages.length}` : "";
  return (
    `<h2>${messages.translated}</h2>${translationList(page)}` +
    `<h2>${messages.where}</h2><p class="muted">${occurrenceText(word, counts)}${range}</p>` +
    `<ol class="word-passages">${passages.map((passage) => passageItem(page, passage)).join("")}</ol>${pageLinks(page)}`
  );
};

/** The content of a word's page, as HTML. */
export const wordPageMarkup = (page: WordPage): string => {
  const { locale, number, word } = page;
  const { wordPageMessages: messages } = messagesIn[locale];
  const lang = inEnglish(locale);
  const quoted = (text: string): string => (lang === "" ? text : `<span${lang}>${text}</span>`);
  const [line, rest] = splitMeaning(word.meaning);
  const { text, licence, licenceUrl } = originalWordsCredit;
  return (
    `<header class="pagehead slim"><p class="eyebrow">${messages[number.language](formatNumber(number))}</p>` +
    `<h1 tabindex="-1"><bdi class="word-lemma" lang="${languageTag(number)}">${escapeMarkup(word.lemma)}</bdi> ` +
    `<i class="word-latin">${escapeMarkup(word.latin)}</i></h1></header>` +
    `<section class="word">` +
    (word.sound === undefined ? "" : `<p class="word-sound">${messages.spoken(quoted(escapeMarkup(word.sound)))}</p>`) +
    (messages.inEnglish === "" ? "" : `<p class="hint">${messages.inEnglish}</p>`) +
    `<p class="word-line"${lang}>${strongsText(page, line)}</p>` +
    (rest === "" ? "" : `<p class="word-meaning"${lang}>${strongsText(page, rest)}</p>`) +
    (word.origin === undefined
      ? ""
      : `<p class="word-origin">${messages.origin(quoted(strongsText(page, word.origin)))}</p>`) +
    `${places(page)}</section>` +
    `<p class="word-credit"${lang}>${escapeMarkup(text)}, <a rel="license" href="${licenceUrl}">${escapeMarkup(licence)}</a>.</p>`
  );
};

/** Title, description and canonical link of a word's page. */
export const wordHead = ({ locale, number, word, offset }: WordPage): Head => {
  const { wordPageMessages: messages, wordCountMessages: counts } = messagesIn[locale];
  const name = formatNumber(number);
  const used = word.translations.slice(0, 4).map(([words]) => words);
  return {
    title: `${word.latin} (${word.lemma}) · ${messages[number.language](name)} · ${site.name}`,
    description: [
      messages.description(meaningInALine(word.meaning)),
      ...(used.length > 0 ? [messages.usedAs(used.join(", "), occurrenceText(word, counts))] : []),
    ].join(" "),
    keywords: messages.keywords(name, word.lemma, word.latin),
    canonical: site.origin + pathIn(locale, pageAddress(number, offset)),
    isIndexed: true,
  };
};
