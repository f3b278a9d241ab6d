import { chapterGuideMarkup } from "#domain/site/chapter-guide/chapter-guide.ts";
import { wordPageMarkup } from "#domain/site/word-page.ts";
import type { Bundle } from "./bundle.ts";
import { criticalStyle, type InlineStyle } from "./critical-css.ts";
import { dataOf } from "./page-contents.ts";
import type { RenderPage } from "./locale-site.ts";
import { fixedJobs, monthJobs, type PageJob, subjectJobs } from "./page-jobs.ts";
import { screenSources } from "./screen-sources.ts";

/** The styles that pages inline. */

/** Together these have all that a chapter can have: prose, poetry, letters, a title, a colophon, an omitted verse. */
export const chapterSamples: readonly string[] = [
  "/read/kjv/genesis/1",
  "/read/kjv/psalms/3",
  "/read/kjv/psalms/119",
  "/read/kjv/romans/16",
  "/read/kjv/revelation/22",
  "/read/web/luke/17",
  "/read/web/isaiah/40",
];

/** Classes of what only some chapters have: a text that changes must not leave the samples without one. */
const classesOfSome = ["poetry", "letter", "psalm-title", "colophon", "is-omitted"];

const requireAll = (pages: readonly string[]): void => {
  const missing = classesOfSome.filter(
    (name) => !pages.some((page) => page.includes(`class="${name}`) || page.includes(` ${name}"`)),
  );
  if (missing.length > 0)
    throw new Error(`No sample of a chapter has ${missing.join(", ")}: choose others (chapterSamples)`);
};

/** A word's page as the edge fills it in, with everything that one can have, for its styles. */
const sampleWordPage = `<div class="wrap word-page">${wordPageMarkup({
  locale: "en",
  number: { language: "greek", number: 26 },
  word: { lemma: "λ", latin: "l", sound: "l", meaning: "a; b", origin: "c", translations: [["l", 60]], verses: 60 },
  passages: [
    { verse: { book: "GEN", chapter: 1, verse: 1 }, isTitle: false, text: "a b", marks: [{ start: 0, end: 1 }] },
  ],
  offset: 1,
  total: 3,
})}<p class="muted"></p></div>`;

/** The guide to a chapter as the edge fills it in, for its styles. */
const sampleGuide = `<div class="wrap guide">${chapterGuideMarkup({
  locale: "en",
  translation: "kjv",
  text: { translation: "kjv", book: "JHN", chapter: 3, verses: ["a"], paragraphs: [[1, 0]] },
  references: { book: "JHN", chapter: 3, verses: { 1: [1] } },
  subjects: ["worry"],
  terms: { names: ["a"] },
  passages: [],
})}</div>`;

/** What the edge fills in, by route. */
const filledSamples: Readonly<Partial<Record<PageJob["route"], string>>> = {
  word: sampleWordPage,
  chapterGuide: sampleGuide,
};

type SharedStyles = Readonly<
  Record<"home" | "chapter" | "filledChapter" | "subject" | "dailyVersesOfMonth", InlineStyle>
>;

/**
 * One style each for home, for all chapters, for those that the edge fills in, for all subjects and all months, whose pages
 * differ only in their words. `template` is the markup of a filled chapter’s elements.
 */
export const sharedStyles = async (
  bundle: Bundle,
  renderPage: RenderPage,
  chapters: readonly PageJob[],
  template: readonly string[],
): Promise<SharedStyles> => {
  const drawn = (samples: readonly PageJob[]) =>
    Promise.all(samples.map((job) => renderPage(job.address, dataOf(job))));
  const chapterPages = await drawn(chapters.filter(({ address }) => chapterSamples.includes(address)));
  requireAll(chapterPages);
  const styleOf = async (samples: readonly PageJob[]): Promise<InlineStyle> =>
    criticalStyle(bundle.stylesOf(screenSources[samples[0]!.route]), await drawn(samples));
  const chapterSheets = bundle.stylesOf(screenSources.chapter);
  return {
    home: await styleOf(fixedJobs().filter(({ route }) => route === "home")),
    chapter: await criticalStyle(chapterSheets, chapterPages),
    filledChapter: await criticalStyle(chapterSheets, [...chapterPages, ...template]),
    subject: await styleOf(subjectJobs.slice(0, 1)),
    dailyVersesOfMonth: await styleOf(monthJobs.slice(0, 1)),
  };
};

/** The style of a page that shares its style with no other. */
export const ownStyle = (bundle: Bundle, { route }: PageJob, body: string): Promise<InlineStyle> =>
  criticalStyle(bundle.stylesOf(screenSources[route]), [body, ...(filledSamples[route] ? [filledSamples[route]] : [])]);
