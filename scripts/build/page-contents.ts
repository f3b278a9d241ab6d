import { versesOfMonth as englishVerses } from "#content/daily-verses-year.ts";
import type { Subject, SubjectPassage } from "#content/schema/subjects.ts";
import { subjectPassages as englishPassages } from "#content/subjects/passages.ts";
import { chapterAfter, chapterBefore } from "#domain/scripture/books/chapter-navigation.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { digestOfChapter, type FileDigests } from "#domain/scripture/translations/digests.ts";
import { chapterFilePath } from "#domain/scripture/translations/manifest.ts";
import { carriedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import { defaultTranslationId, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { headOf, type Head } from "#domain/site/head/head.ts";
import { isTranslatedPage, type Locale, locales, pathIn } from "#domain/site/locales/locales.ts";
import { previewPath } from "#domain/site/addresses/preview-address.ts";
import type { PageData } from "#src/app/page-data.ts";
import { quotedFrom, versesOf } from "#src/scripture/verses-for/quoted-passage.ts";
import { readDigests, readManifest } from "../scripture/read-manifest.ts";
import { buildTime } from "./build-time.ts";
import type { Alternate } from "./page-html.ts";
import { type PageJob, readChapter } from "./page-jobs.ts";
import { isShellPage } from "./shell-pages.ts";
import { chapterData, siteData } from "./structured-data.ts";

/** A page's metadata and embedded data. */

/** The year of the build, for the footer. */
export const year = buildTime().getUTCFullYear();

export const previewOf = ({ route, address }: PageJob, locale: Locale = "en"): string =>
  previewPath(pathIn(locale, route === "notFound" ? "/" : address));

/**
 * A chapter longer than this, or the one on home, is not sent twice (as HTML and as data), or the page would
 * exceed one congestion window.
 */
const longChapterCharacters = 7500;

const isFetchedApart = (route: PageJob["route"], chapter: ChapterText): boolean =>
  route === "home" || JSON.stringify(chapter).length > longChapterCharacters;

const quotedIn = (translation: EmbeddedTranslationId, passage: SubjectPassage) => {
  const { book, chapter } = versesOf(passage);
  return quotedFrom(passage, readChapter(translation, book, chapter));
};

const quotedSubject = ({ id }: Subject, own: OwnTexts): PageData["subject"] => ({
  id,
  passages: own.subjectPassages[id].map(
    (passage) => quotedIn(own.carriedTranslation, passage) ?? quotedIn(defaultTranslationId, passage)!,
  ),
});

/** Where a page is in each language. */
export const alternatesOf = (address: string): readonly Alternate[] =>
  isTranslatedPage(address) && !isShellPage(address)
    ? [
        ...locales.map((locale) => ({ language: locale, address: pathIn(locale, address) })),
        { language: "x-default", address },
      ]
    : [];

/** What pages embed of our own content, in their language. */
export interface OwnTexts {
  readonly versesOfMonth: typeof englishVerses;
  readonly subjectPassages: typeof englishPassages;
  readonly carriedTranslation: EmbeddedTranslationId;
}

const english: OwnTexts = { versesOfMonth: englishVerses, subjectPassages: englishPassages, carriedTranslation };

/** The data for rendering screens. */
export const dataOf = (job: PageJob, texts: OwnTexts = english): PageData => ({
  year,
  chapters: job.chapter ? [job.chapter] : [],
  ...(job.subject ? { subject: quotedSubject(job.subject, texts) } : {}),
  ...(job.month ? { dailyVerses: { month: job.month, verses: texts.versesOfMonth[job.month] } } : {}),
  ...(job.route === "notFound" ? { isNotFound: true } : {}),
});

const fileOfChapter = ({ translation, book, chapter }: ChapterId & { readonly translation: string }): string =>
  chapterFilePath(readManifest().version, translation as EmbeddedTranslationId, book, chapter);

const digestsAround = (chapter: ChapterText): FileDigests => {
  const { translation } = chapter;
  const digests = readDigests(translation as EmbeddedTranslationId);
  return Object.fromEntries(
    [chapter, chapterBefore(chapter), chapterAfter(chapter)].flatMap((place) =>
      place ? [[fileOfChapter({ ...place, translation }), digestOfChapter(digests, place)]] : [],
    ),
  );
};

/** The part of the data that is embedded in the page. */
export const embeddedDataOf = (job: PageJob): PageData => {
  const { route, chapter } = job;
  if (!chapter) return dataOf(job);
  const digests = digestsAround(chapter);
  return isFetchedApart(route, chapter)
    ? { ...dataOf(job), chapters: [], chapterFiles: [fileOfChapter(chapter)], digests }
    : { ...dataOf(job), digests };
};

/** A page that serves many paths has no canonical one. */
export const ownHead = (address: string, head: Head): Head =>
  isShellPage(address) ? { ...head, canonical: undefined } : head;

/** A chapter is described by its first words, a subject by its intro. */
export const headOfJob = ({ address, route, chapter, subject }: PageJob): Head => {
  const opening = route === "chapter" ? chapter?.verses.filter(Boolean).slice(0, 3).join(" ") : subject?.intro;
  return ownHead(address, headOf(address, opening));
};

export const structuredOf = ({ route, chapter }: PageJob): object | undefined => {
  if (route === "home") return siteData();
  return route === "chapter" && chapter
    ? chapterData(chapter.translation as EmbeddedTranslationId, chapter)
    : undefined;
};

/** Data for rendering a page in another language. Scripture in that language is fetched in the browser, not embedded. */
export const dataWithoutText: PageData = { year, chapters: [] };
