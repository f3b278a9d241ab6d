import { chapterTitle } from "../scripture/books/books.ts";
import { chapterAfter, chapterBefore } from "../scripture/books/chapter-navigation.ts";
import { crossReferenceCredit, relatedRanges, type CrossReferenceChapter } from "../scripture/cross-references.ts";
import { formatReference } from "../scripture/reference/format-reference.ts";
import type { ChapterId } from "../scripture/reference/places.ts";
import { chapterPath, guidePath, readPath, verseHash } from "../scripture/reference/read-address.ts";
import type { Reference } from "../scripture/reference/reference.ts";
import type { ChapterText } from "../scripture/text/chapter-text.ts";
import { translationById, type EmbeddedTranslationId } from "../scripture/translations/translations.ts";
import { escapeMarkup } from "../text/markup.ts";
import type { Head } from "./head/head.ts";
import { site } from "./site.ts";
import { subjectName, subjectPath, type SubjectId } from "./subjects/subjects.ts";

/** The guide to a chapter as it is sent: what scripts leave as it is (docs/product/study.md). */

export interface ChapterGuide {
  readonly translation: EmbeddedTranslationId;
  readonly text: ChapterText;
  readonly references: CrossReferenceChapter;
  readonly subjects: readonly SubjectId[];
  readonly terms: readonly string[];
  readonly passages: readonly { readonly name: string; readonly reference: Reference }[];
}

const link = (to: string, text: string, more = ""): string => `<a href="${to}"${more}>${escapeMarkup(text)}</a>`;

const list = (title: string, links: readonly string[]): string =>
  links.length === 0 ? "" : `<h2>${title}</h2><p class="guide-links">${links.join("")}</p>`;

const verseItem = ({ translation, text, references }: ChapterGuide, verse: number): string => {
  const words = text.verses[verse - 1] ?? "";
  const related = relatedRanges(references, verse).map((range) => {
    const reference = { ranges: [range] };
    return link(readPath(translation, reference), formatReference(reference));
  });
  if (related.length === 0) return "";
  const address = `${chapterPath(translation, text)}#${verseHash(verse)}`;
  const name = `${chapterTitle(text.book, text.chapter)}:${verse}`;
  return `<li>${link(address, name)}<p>${escapeMarkup(words)}</p><div class="guide-links">${related.join("")}</div></li>`;
};

const neighbours = ({ translation, text }: ChapterGuide): string => {
  const to = (place: ChapterId | undefined, rel: "prev" | "next"): string =>
    place
      ? link(guidePath(translation, place), chapterTitle(place.book, place.chapter), ` class="btn" rel="${rel}"`)
      : "<span></span>";
  return `<nav class="guide-pages" aria-label="Chapters">${to(chapterBefore(text), "prev")}${to(chapterAfter(text), "next")}</nav>`;
};

/** The content of a chapter's guide, as HTML. */
export const chapterGuideMarkup = (guide: ChapterGuide): string => {
  const { translation, text, subjects, terms, passages } = guide;
  const title = chapterTitle(text.book, text.chapter);
  const { text: credit, licence, licenceUrl } = crossReferenceCredit;
  return (
    `<header class="pagehead slim"><p class="eyebrow">A guide to the chapter</p><h1 tabindex="-1">${escapeMarkup(title)}</h1></header>` +
    `<p class="guide-links">${link(chapterPath(translation, text), `Read ${title}`)}${link(`${chapterPath(translation, text)}?study=commentary`, "With a commentary beside it")}</p>` +
    list(
      "Well-known passages",
      passages.map(({ name, reference }) =>
        link(readPath(translation, reference), `${name}, ${formatReference(reference)}`),
      ),
    ) +
    list(
      "Subjects",
      subjects.map((id) => link(subjectPath(id), subjectName(id))),
    ) +
    list(
      "In the dictionary",
      terms.map((term) => link(`/dictionary?q=${encodeURIComponent(term)}`, term)),
    ) +
    `<h2>Cross references</h2><ol class="guide-verses">${text.verses.map((_, index) => verseItem(guide, index + 1)).join("")}</ol>` +
    `<p class="hint">${escapeMarkup(credit)}, <a rel="license" href="${licenceUrl}">${escapeMarkup(licence)}</a>.</p>` +
    neighbours(guide)
  );
};

/** Title, description and canonical link of a chapter's guide: that of the King James Version, which the others repeat. */
export const chapterGuideHead = ({ translation, text }: ChapterGuide): Head => {
  const title = chapterTitle(text.book, text.chapter);
  return {
    title: `${title}: a guide to the chapter · ${site.name}`,
    description: `All cross references of ${title} (${translationById(translation).name}), verse by verse, with its subjects, well-known passages and terms.`,
    keywords: `${title}, ${title} cross references, ${title} study, Bible study guide`,
    canonical: site.origin + guidePath("kjv", text),
    isIndexed: true,
  };
};
