import { chapterAfter, chapterBefore } from "../../scripture/books/chapter-navigation.ts";
import { crossReferenceCredit, relatedRanges, type CrossReferenceChapter } from "../../scripture/cross-references.ts";
import { isChapter, type ChapterId } from "../../scripture/reference/places.ts";
import { chapterPath, guidePath, readPath, verseHash } from "../../scripture/reference/read-address.ts";
import type { Reference } from "../../scripture/reference/reference.ts";
import type { ChapterText } from "../../scripture/text/chapter-text.ts";
import { translationName } from "../../scripture/languages/translation-name.ts";
import { isEmbedded, type TranslationId } from "../../scripture/translations/translations.ts";
import { escapeMarkup } from "../../text/markup.ts";
import { formatReferenceIn, titleIn } from "../chapter-page/names.ts";
import type { Head } from "../head/head.ts";
import { firstTranslations } from "../locales/first-translations.ts";
import { pathIn, translatedPath, type Locale } from "../locales/locales.ts";
import { site } from "../site.ts";
import { subjectNames as spanishNames } from "../subjects/subject-names.es.ts";
import { subjectNames as frenchNames } from "../subjects/subject-names.fr.ts";
import { subjectNames as portugueseNames } from "../subjects/subject-names.pt.ts";
import { subjectNames as englishNames } from "../subjects/subject-names.ts";
import { subjectName, subjectPath, type SubjectId } from "../subjects/subjects.ts";
import { guideMessages as spanish } from "./messages.es.ts";
import { guideMessages as french } from "./messages.fr.ts";
import { guideMessages as portuguese } from "./messages.pt.ts";
import { guideMessages as english } from "./messages.ts";

/** The guide to a chapter as the worker sends it; scripts do not redraw it (docs/product/study.md). */

// The worker answers in all languages.
const subjectNamesIn = { en: englishNames, es: spanishNames, pt: portugueseNames, fr: frenchNames } as const;
const guideMessagesIn: Readonly<Record<Locale, typeof english>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
};

/** What our content in a language of the interface has for a chapter. */
export interface ChapterTopics {
  readonly subjects: readonly SubjectId[];
  /** Terms of the dictionary. */
  readonly terms: readonly string[];
  /** Passages with a name, which may begin or end in other chapters. */
  readonly passages: readonly { readonly name: string; readonly reference: Reference }[];
}

/** A chapter's key in the table of topics. */
export const chapterKey = ({ book, chapter }: ChapterId): string => `${book}/${chapter}`;

export interface ChapterGuide extends Pick<ChapterTopics, "subjects" | "passages"> {
  /** The language of the interface. */
  readonly locale: Locale;
  readonly translation: TranslationId;
  /** In that translation, or in the one that stands in for it. */
  readonly text: ChapterText;
  readonly references: CrossReferenceChapter;
  /** Terms of the dictionary. `language`: theirs, where it is not that of the interface. */
  readonly terms: { readonly names: readonly string[]; readonly language?: string };
}

const link = (to: string, text: string, more = ""): string => `<a href="${to}"${more}>${escapeMarkup(text)}</a>`;

const list = (title: string, links: readonly string[]): string =>
  links.length === 0 ? "" : `<h2>${escapeMarkup(title)}</h2><p class="guide-links">${links.join("")}</p>`;

/** The language of the words, where it is not that of the page. */
const languageOf = ({ locale, text: { edition } }: ChapterGuide): string => {
  const { tag, direction } = edition ?? { tag: "en", direction: "ltr" };
  return tag === locale ? "" : ` lang="${tag}" dir="${direction}"`;
};

/** The translation of the words, which is not that of the address where one stands in for it. */
const nameOfWords = ({ text: { edition, translation } }: ChapterGuide): string =>
  edition?.name ?? translationName(translation);

/** Says so where the words are not in the language of the page. */
const languageNote = (guide: ChapterGuide): string => {
  if (languageOf(guide) === "") return "";
  const { locale, text } = guide;
  const note = guideMessagesIn[locale].otherLanguage(nameOfWords(guide), text.edition?.language);
  return `<p class="hint">${escapeMarkup(note)}</p>`;
};

const verseItem = (guide: ChapterGuide, verse: number): string => {
  const { locale, translation, text, references } = guide;
  const related = relatedRanges(references, verse).map((range) => {
    const reference = { ranges: [range] };
    return link(translatedPath(locale, readPath(translation, reference)), formatReferenceIn(locale, reference));
  });
  if (related.length === 0) return "";
  const address = translatedPath(locale, `${chapterPath(translation, text)}#${verseHash(verse)}`);
  const name = `${titleIn(locale, text)}:${verse}`;
  const words = `<p${languageOf(guide)}>${escapeMarkup(text.verses[verse - 1] ?? "")}</p>`;
  return `<li>${link(address, name)}${words}<div class="guide-links">${related.join("")}</div></li>`;
};

const neighbours = (guide: ChapterGuide): string => {
  const { locale, translation, text } = guide;
  const to = (place: ChapterId | undefined, rel: "prev" | "next"): string =>
    place
      ? link(translatedPath(locale, guidePath(translation, place)), titleIn(locale, place), ` class="btn" rel="${rel}"`)
      : "<span></span>";
  const label = escapeMarkup(guideMessagesIn[locale].chapters);
  return `<nav class="guide-pages" aria-label="${label}">${to(chapterBefore(text), "prev")}${to(chapterAfter(text), "next")}</nav>`;
};

/** The content of a chapter's guide, as HTML. */
export const chapterGuideMarkup = (guide: ChapterGuide): string => {
  const { locale, translation, text, subjects, terms, passages } = guide;
  const messages = guideMessagesIn[locale];
  const title = titleIn(locale, text);
  const chapter = translatedPath(locale, chapterPath(translation, text));
  const { text: credit, licence, licenceUrl } = crossReferenceCredit;
  return (
    `<header class="pagehead slim"><p class="eyebrow">${escapeMarkup(messages.guide)}</p><h1 tabindex="-1">${escapeMarkup(title)}</h1></header>` +
    `<p class="guide-links">${link(chapter, messages.read(title))}${link(`${chapter}?study=commentary`, messages.withCommentary)}</p>` +
    list(
      messages.passages,
      passages.map(({ name, reference }) =>
        link(
          translatedPath(locale, readPath(translation, reference)),
          `${name}, ${formatReferenceIn(locale, reference)}`,
        ),
      ),
    ) +
    list(
      messages.subjects,
      subjects.map((id) => link(translatedPath(locale, subjectPath(id)), subjectName(id, subjectNamesIn[locale]))),
    ) +
    list(
      messages.terms,
      terms.names.map((term) =>
        link(
          translatedPath(locale, `/dictionary?q=${encodeURIComponent(term)}`),
          term,
          terms.language === undefined ? "" : ` lang="${terms.language}"`,
        ),
      ),
    ) +
    `<h2>${escapeMarkup(messages.references)}</h2>${languageNote(guide)}<ol class="guide-verses">${text.verses.map((_, index) => verseItem(guide, index + 1)).join("")}</ol>` +
    `<p class="hint"${locale === "en" ? "" : ' lang="en"'}>${escapeMarkup(credit)}, <a rel="license" href="${licenceUrl}">${escapeMarkup(licence)}</a>.</p>` +
    neighbours(guide)
  );
};

/** The one of a language: of its own Bible. Those of other texts repeat it. */
export const canonicalGuidePath = (locale: Locale, place: ChapterId): string =>
  pathIn(locale, guidePath(firstTranslations[locale], place));

/** Title, description and canonical link of a chapter's guide. */
export const chapterGuideHead = (guide: ChapterGuide): Head => {
  const { locale, text } = guide;
  const title = titleIn(locale, text);
  const messages = guideMessagesIn[locale];
  return {
    title: `${messages.headTitle(title)} · ${site.name}`,
    description: messages.description(title, nameOfWords(guide)),
    keywords: messages.keywords(title),
    canonical: site.origin + canonicalGuidePath(locale, text),
    isIndexed: true,
  };
};

/** For readers without scripts, in a chapter: the link to its guide. Empty for chapters that our own texts count otherwise. */
export const guideLinkMarkup = (locale: Locale, translation: string, place: ChapterId): string => {
  if (!isChapter(place)) return "";
  const path = pathIn(locale, guidePath(isEmbedded(translation) ? translation : firstTranslations[locale], place));
  return `<p class="hint">${link(path, guideMessagesIn[locale].toGuide)}</p>`;
};
