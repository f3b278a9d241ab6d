import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { guideLinkMarkup } from "#domain/site/chapter-guide/chapter-guide.ts";
import { emptyPagePath } from "#domain/site/shell-files.ts";
import { headOf } from "#domain/site/head/head.ts";
import { chapterTemplatePath, slot, type ChapterTemplate } from "#domain/site/chapter-page/chapter-template.ts";
import { isTranslatedPage, type Locale, type OtherLocale, otherLocales, pathIn } from "#domain/site/locales/locales.ts";
import { isDrawnPreview, previewPath } from "#domain/site/addresses/preview-address.ts";
import { routes } from "#domain/site/routes.ts";
import { Bundle } from "./bundle.ts";
import { checkChapterTemplate, drawChapterTemplate, elementsOf } from "./chapter-template.ts";
import type { InlineStyle } from "./critical-css.ts";
import { chapterSamples, ownStyle, sharedStyles } from "./first-styles.ts";
import { loadLocaleSite, type LocaleSite } from "./locale-site.ts";
import {
  alternatesOf,
  dataOf,
  dataWithoutText,
  embeddedDataOf,
  headOfJob,
  ownHead,
  previewOf,
  structuredOf,
  year,
} from "./page-contents.ts";
import { chapterJobs, fixedJobs, isFramed, monthJobs, notFoundJob, type PageJob, subjectJobs } from "./page-jobs.ts";
import { headScriptHashes } from "./page-scripts.ts";
import type { PagePreview } from "./page-previews.ts";
import { planDayPage } from "./plan-day-pages.ts";
import { isShellPage } from "./shell-pages.ts";

/** The information about pages that the host files need. */
export interface PrerenderedSite {
  readonly addresses: readonly string[];
  readonly previews: readonly PagePreview[];
  /** Hashes of the styles inlined in chapters. The default policy, for all other paths, names these. */
  readonly readingStyleHashes: readonly string[];
  /** Hashes of the inlined styles by path or path pattern. */
  readonly styleHashes: ReadonlyMap<string, readonly string[]>;
  /** The pages of other languages. */
  readonly translatedAddresses: readonly string[];
}

/** `help.html`, not `help/index.html`, with which hosts would redirect `/help` to `/help/`. */
const write = (address: string, html: string): void => {
  const file = address === "/" ? "dist/index.html" : `dist${address}.html`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
};

/** Days of the plan have the policy of the plan's page. */
const planDayPattern = `${routes.readingPlan.path}/*`;

/** Adds a link to the chapter's guide for browsers without scripts. React does not touch the content of that element. */
const withGuideLink = (body: string, { chapter, route }: PageJob): string =>
  chapter && route === "chapter"
    ? body.replace(
        "<noscript></noscript>",
        () => `<noscript>${guideLinkMarkup("en", chapter.translation, chapter)}</noscript>`,
      )
    : body;

/** A page that other languages have, too, with the style that it inlines. */
interface StyledJob {
  readonly job: PageJob;
  readonly inline: InlineStyle;
}

/** Writes the template from which the worker makes the pages of chapters that have none (domain/site/chapter-page). */
const writeChapterTemplate = async (
  locale: Locale,
  site: LocaleSite,
  inline: InlineStyle,
): Promise<ChapterTemplate> => {
  const page = site.page({
    route: "chapter",
    head: slot("head"),
    preview: "",
    body: slot("body"),
    data: slot("data"),
    inline,
  });
  const template: ChapterTemplate = {
    locale,
    policy: { scriptHashes: headScriptHashes, styleHashes: [inline.hash] },
    page: page.replace(JSON.stringify(slot("data")), () => slot("data")),
    ...(await drawChapterTemplate(site.renderPage, year, locale)),
  };
  mkdirSync(`dist${dirname(chapterTemplatePath(locale))}`, { recursive: true });
  writeFileSync(`dist${chapterTemplatePath(locale)}`, JSON.stringify(template));
  return template;
};

/** Throws if the template’s page of a chapter of our own is not what React draws. */
const checkFilled = (template: ChapterTemplate, { address, chapter }: PageJob, body: string): void => {
  if (chapter && address !== "/")
    checkChapterTemplate(template, { translation: chapter.translation, place: chapter, path: address }, chapter, body);
};

interface LocaleJobs {
  /** The pages of English that the language has, too. */
  readonly translatable: readonly StyledJob[];
  /** Pages of English texts in the language's frame. */
  readonly framed: readonly PageJob[];
  /** Chapters with which its template is checked. */
  readonly samples: readonly PageJob[];
}

/** Writes the pages of a language, and its template of chapters. */
const writeLocale = async (
  locale: OtherLocale,
  site: LocaleSite,
  { translatable, framed, samples }: LocaleJobs,
  chapterStyle: InlineStyle,
): Promise<void> => {
  for (const { job, inline } of translatable) {
    const page = site.page({
      route: job.route,
      head: ownHead(job.address, site.headOf(job.address)),
      alternates: alternatesOf(job.address),
      preview: previewOf(job, locale),
      body: await site.renderPage(job.address, dataWithoutText),
      data: dataWithoutText,
      inline,
    });
    write(pathIn(locale, job.address), page);
  }
  for (const job of framed) {
    const data = dataOf(job, site);
    const page = site.page({
      route: job.route,
      head: site.headOf(job.address),
      preview: previewOf(job, locale),
      body: await site.renderPage(job.address, data),
      data,
      // Without a style of their own: all pages of a language share one policy, and the length of its header is limited.
      inline: undefined,
    });
    write(`/${locale}${job.address}`, page);
  }
  write(`/${locale}${emptyPagePath}`, site.emptyPage());
  const template = await writeChapterTemplate(locale, site, chapterStyle);
  for (const job of samples) checkFilled(template, job, await site.renderPage(job.address, dataOf(job)));
};

/**
 * The hashes of a language's styles by path: one rule for most of its pages, since hosts accept at most a hundred rules and
 * limit the length of each.
 */
const hashesOfLocale = (
  locale: OtherLocale,
  translatable: readonly StyledJob[],
  home: InlineStyle,
): readonly (readonly [path: string, hashes: readonly string[]])[] => {
  const isAlone = ({ job }: StyledJob): boolean => job.route === "chapterGuide";
  const together = translatable.filter((page) => !isAlone(page));
  return [
    [`/${locale}/*`, [...new Set(together.map(({ inline }) => inline.hash))]],
    [`/${locale}`, [home.hash]],
    ...translatable.filter(isAlone).map(({ job, inline }) => [`/${locale}${job.pattern}`, [inline.hash]] as const),
  ];
};

/** The link previews of the pages that have a file of their own. A page without one has home's. */
const previewsOf = (locale: Locale, { pagePreview }: LocaleSite, jobs: readonly PageJob[]): readonly PagePreview[] => {
  const home = previewPath(pathIn(locale, "/"));
  return jobs.flatMap((job) => {
    const path = previewOf(job, locale);
    return isDrawnPreview(path) || (path === home && job.route !== "home")
      ? []
      : [{ path, drawing: previewPath(job.address), preview: pagePreview(job.address) }];
  });
};

/** Renders fixed routes, subjects, months of daily verses and the chapters of the embedded translations into `dist`. */
export const prerenderSite = async (): Promise<PrerenderedSite> => {
  const bundle = new Bundle();
  const english = await loadLocaleSite("en");
  const planDays = english.sharedPlanDays().map((day) => planDayPage(day, headOf(routes.readingPlan.path)));
  const chapters = chapterJobs();
  const jobs = [...fixedJobs(), ...subjectJobs, ...monthJobs, notFoundJob, ...chapters];

  const elements = elementsOf(await drawChapterTemplate(english.renderPage, year));
  const styles = await sharedStyles(bundle, english.renderPage, chapters, elements);
  const template = await writeChapterTemplate("en", english, styles.filledChapter);
  const stylesByRoute: Readonly<Partial<Record<PageJob["route"], InlineStyle>>> = styles;
  // A text of another language has what filled chapters have: its licence, and notes.
  const styleOfChapter = ({ chapter }: PageJob): InlineStyle =>
    chapter?.edition ? styles.filledChapter : styles.chapter;
  const styleHashes = new Map<string, readonly string[]>([
    [routes.home.path, [styles.home.hash]],
    [routes.subject.path, [styles.subject.hash]],
    [routes.dailyVersesOfMonth.path, [styles.dailyVersesOfMonth.hash]],
  ]);

  const translatable: StyledJob[] = [];
  for (const job of jobs) {
    const data = embeddedDataOf(job);
    const body = await english.renderPage(job.address, dataOf(job));
    checkFilled(template, job, body);
    const inline =
      (job.route === "chapter" ? styleOfChapter(job) : stylesByRoute[job.route]) ??
      (job.pattern === undefined ? undefined : await ownStyle(bundle, job, body));
    if (inline && job.pattern !== undefined) styleHashes.set(job.pattern, [inline.hash]);
    if (inline && isTranslatedPage(job.address)) translatable.push({ job, inline });
    const page = {
      route: job.route,
      head: headOfJob(job),
      alternates: alternatesOf(job.address),
      preview: previewOf(job),
      structured: structuredOf(job),
      body: withGuideLink(body, job),
      data,
      inline,
      files: data.chapterFiles ?? [],
    };
    write(job.address, english.page(page));
    if (job.route !== "readingPlan") continue;
    for (const { address, head, previewPath: preview } of planDays)
      write(address, english.page({ ...page, head, preview, alternates: [] }));
    if (inline) styleHashes.set(planDayPattern, [inline.hash]);
  }
  write(emptyPagePath, english.emptyPage());

  const framed = jobs.filter(isFramed);
  const previews = [
    ...previewsOf("en", english, jobs),
    ...planDays.map(({ previewPath: path, preview }) => ({ path, preview })),
  ];
  const samples = chapters.filter(({ address }) => chapterSamples.includes(address));
  for (const locale of otherLocales) {
    const site = await loadLocaleSite(locale);
    previews.push(...previewsOf(locale, site, [...translatable.map(({ job }) => job), ...framed]));
    await writeLocale(locale, site, { translatable, framed, samples }, styles.filledChapter);
    for (const [path, hashes] of hashesOfLocale(locale, translatable, styles.home)) styleHashes.set(path, hashes);
  }
  return {
    addresses: jobs.filter((job) => job.route !== "notFound").map((job) => job.address),
    previews,
    readingStyleHashes: [...new Set(chapters.map((job) => styleOfChapter(job).hash))],
    styleHashes,
    translatedAddresses: otherLocales.flatMap((locale) =>
      translatable.filter(({ job }) => !isShellPage(job.address)).map(({ job }) => pathIn(locale, job.address)),
    ),
  };
};
