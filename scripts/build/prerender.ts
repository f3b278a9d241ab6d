import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { minifySync } from "rolldown/utils";
import { versesOfMonth } from "#content/daily-verses-year.ts";
import { subjects } from "#content/subjects/catalogue.ts";
import { subjectPassages } from "#content/subjects/passages.ts";
import type { Subject } from "#content/schema/subjects.ts";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import { books } from "#domain/scripture/books.ts";
import { chapterPath } from "#domain/scripture/read-address.ts";
import { chapterFilePath } from "#domain/scripture/manifest.ts";
import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { routeIds, routes, type Route, type RouteId } from "#domain/site/routes.ts";
import { emptyPageHead, headOf, type Head } from "#domain/site/head.ts";
import {
  isTranslatedPage,
  isTranslatedPath,
  type Locale,
  locales,
  otherLocales,
  pathIn,
} from "#domain/site/locales.ts";
import { emptyPagePath } from "#domain/site/empty-page.ts";
import { homePreview, previewPath } from "#domain/site/preview-address.ts";
import { subjectPath } from "#domain/site/subjects.ts";
import { wordPageMarkup } from "#domain/site/word-page.ts";
import { type VerseMonth, verseMonthPath, verseMonths } from "#domain/site/verse-months.ts";
import type { PageData } from "#src/app/page-data.ts";
import { chaptersOf, quoted } from "#src/scripture/verses-for/quoted-passage.ts";
import { readManifest } from "../scripture/read-manifest.ts";
import { buildTime } from "./build-time.ts";
import { Bundle } from "./bundle.ts";
import { builtSite } from "./locale-builds.ts";
import { criticalStyle, sha256Source, type InlineStyle } from "./critical-css.ts";
import { type Alternate, pageHtml } from "./page-html.ts";
import { screenSources } from "./screen-sources.ts";
import { planDayPage, type PlanDayPage, type SharedPlanDay } from "./plan-day-pages.ts";
import { hasOwnPages, isShellPage, shellPages } from "./shell-pages.ts";
import { chapterData, siteData } from "./structured-data.ts";
import { manifestPath } from "./web-manifest.ts";

interface PageJob {
  readonly address: string;
  /** The output file in `dist`. */
  readonly file: string;
  readonly route: RouteId | "notFound";
  /** The path pattern that the page serves, if that needs its own policy. */
  readonly pattern?: string;
  readonly chapter?: ChapterText;
  readonly subject?: Subject;
  readonly month?: VerseMonth;
}

/** The information about pages that the host files need. */
export interface PrerenderedSite {
  readonly addresses: readonly string[];
  readonly planDays: readonly PlanDayPage[];
  readonly scriptHash: string;
  /** Hashes of the styles inlined in reading pages. The default policy, for all other paths, names these. */
  readonly readingStyleHashes: readonly string[];
  /** Hashes of the inlined styles by path or path pattern. */
  readonly styleHashes: ReadonlyMap<string, readonly string[]>;
  /** The pages of other languages. */
  readonly translatedAddresses: readonly string[];
}

type RenderPage = (address: string, data: PageData) => Promise<string>;

const year = buildTime().getUTCFullYear();

const readChapter = (translation: EmbeddedTranslationId, book: string, chapter: number): ChapterText =>
  JSON.parse(
    readFileSync(`.generated/static${chapterFilePath(readManifest().version, translation, book, chapter)}`, "utf8"),
  ) as ChapterText;

/** `help.html`, not `help/index.html`, with which hosts would redirect `/help` to `/help/`. */
const fileOf = (address: string): string => (address === "/" ? "dist/index.html" : `dist${address}.html`);

const write = (file: string, html: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
};

/** Days of the plan have the policy of the plan's page. */
const planDayPattern = `${routes.readingPlan.path}/*`;

const fixedJobs = (): PageJob[] =>
  routeIds.flatMap((id): PageJob[] => {
    const route: Route = routes[id];
    if (hasOwnPages(id)) return [];
    if (id === "home")
      return [{ address: route.path, file: fileOf(route.path), route: id, chapter: readChapter("kjv", "GEN", 1) }];
    return shellPages(route).map(({ page, pattern }) => ({ address: page, file: fileOf(page), route: id, pattern }));
  });

const chapterJobs = (): PageJob[] =>
  embeddedTranslationIds.flatMap((translation) =>
    books.flatMap((book) =>
      book.verseCounts.map((_, index): PageJob => {
        const place = { book: book.id, chapter: index + 1 };
        const address = chapterPath(translation, place);
        return {
          address,
          file: fileOf(address),
          route: "chapter",
          chapter: readChapter(translation, book.id, place.chapter),
        };
      }),
    ),
  );

const subjectJobs = (): PageJob[] =>
  subjects.map((subject) => ({
    address: subjectPath(subject.id),
    file: fileOf(subjectPath(subject.id)),
    route: "subject",
    subject,
  }));

const monthJobs = (): PageJob[] =>
  verseMonths.map((month) => ({
    address: verseMonthPath(month),
    file: fileOf(verseMonthPath(month)),
    route: "dailyVersesOfMonth",
    month,
  }));

const notFoundJob: PageJob = { address: "/404", file: "dist/404.html", route: "notFound" };

/** The picture that others show beside a link to a page. */
const previewOf = ({ route, address }: PageJob): string => previewPath(route === "notFound" ? "/" : address);

/**
 * A chapter longer than this, or the one below the front door, is not sent twice (as HTML and as data), or the page would
 * exceed one congestion window.
 */
const longChapterCharacters = 10_600;

const isFetchedApart = (route: PageJob["route"], chapter: ChapterText): boolean =>
  route === "home" || JSON.stringify(chapter).length > longChapterCharacters;

const quotedSubject = ({ id }: Subject): PageData["subject"] => {
  const passages = subjectPassages[id];
  return {
    id,
    passages: quoted(
      passages,
      chaptersOf(passages).map(({ book, chapter }) => readChapter("kjv", book, chapter)),
    ),
  };
};

/** Where a page is in each language. */
const alternatesOf = (address: string): readonly Alternate[] =>
  isTranslatedPage(address) && !isShellPage(address)
    ? [
        ...locales.map((locale) => ({ language: locale, address: pathIn(locale, address) })),
        { language: "x-default", address },
      ]
    : [];

/** Whether other languages have a page of this that search engines do not list: its texts are English, or nobody asks for it. */
const isFramed = ({ address, subject, month, route }: PageJob): boolean =>
  ((subject !== undefined || month !== undefined) && isTranslatedPath(address)) || route === "notFound";

/** The data with which screens are rendered. */
const dataOf = (job: PageJob): PageData => ({
  year,
  chapters: job.chapter ? [job.chapter] : [],
  ...(job.subject ? { subject: quotedSubject(job.subject) } : {}),
  ...(job.month ? { dailyVerses: { month: job.month, verses: versesOfMonth[job.month] } } : {}),
  ...(job.route === "notFound" ? { isNotFound: true } : {}),
});

/** The part of the data that is embedded in the page. */
const embeddedDataOf = (job: PageJob): PageData =>
  job.chapter && isFetchedApart(job.route, job.chapter)
    ? {
        ...dataOf(job),
        chapters: [],
        chapterFiles: [
          chapterFilePath(
            readManifest().version,
            job.chapter.translation as EmbeddedTranslationId,
            job.chapter.book,
            job.chapter.chapter,
          ),
        ],
      }
    : dataOf(job);

/** A page that serves many paths has no canonical one. */
const ownHead = (address: string, head: Head): Head =>
  isShellPage(address) ? { ...head, canonical: undefined } : head;

/** A chapter is described by its first words, a subject by its intro. */
const headOfJob = ({ address, route, chapter, subject }: PageJob): Head => {
  const opening = route === "chapter" ? chapter?.verses.filter(Boolean).slice(0, 3).join(" ") : subject?.intro;
  return ownHead(address, headOf(address, opening));
};

const structuredOf = ({ route, chapter }: PageJob): object | undefined => {
  if (route === "home") return siteData();
  return route === "chapter" && chapter
    ? chapterData(chapter.translation as EmbeddedTranslationId, chapter)
    : undefined;
};

/** What the app gives the build (src/app/entry-prerender.tsx). */
interface Renderer {
  readonly renderPage: RenderPage;
  /** The heads of this language's pages, by their English paths. */
  readonly headOf: (path: string) => Promise<Head>;
  readonly sharedPlanDays: () => readonly SharedPlanDay[];
}

const loadRenderer = async (locale: Locale): Promise<Renderer> =>
  (await import(pathToFileURL(`${builtSite(locale).prerender}/entry-prerender.js`).href)) as Renderer;

const styleLink = (href: string): string => `<link rel="stylesheet" href="${href}">`;

/** Vite's page without its links, since they are loaded after the first paint. */
const readTemplate = (locale: Locale) => {
  const html = readFileSync(builtSite(locale).template, "utf8").replace('lang="en"', `lang="${locale}"`);
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error(`The page of ${locale} has no entry script`);
  const entryImports = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map((match) => match[1]!);
  const template = html
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "")
    .replace(/\s*<script type="module"[^>]*><\/script>/g, "")
    .replace(manifestPath("en"), manifestPath(locale));
  return { template, entry, entryImports };
};

/** Together these contain everything a chapter can have: prose, poetry, letters, a title, a colophon, an omitted verse, both ends. */
const chapterSamples: readonly string[] = [
  "/read/kjv/genesis/1",
  "/read/kjv/psalms/3",
  "/read/kjv/psalms/119",
  "/read/kjv/romans/16",
  "/read/kjv/revelation/22",
  "/read/asv/matthew/17",
  "/read/web/isaiah/40",
];

/** A word's page as the edge fills it in, with everything that one can have, for its styles. */
const sampleWordPage = `<div class="wrap word-page">${wordPageMarkup({
  number: { language: "greek", number: 26 },
  word: { lemma: "λ", latin: "l", sound: "l", meaning: "a; b", origin: "c", translations: [["l", 60]], verses: 60 },
  passages: [
    { verse: { book: "GEN", chapter: 1, verse: 1 }, isTitle: false, text: "a b", marks: [{ start: 0, end: 1 }] },
  ],
  offset: 1,
  total: 3,
})}<p class="muted"></p></div>`;

/** Renders every fixed route, every subject, every month of daily verses and every chapter of the embedded translations into `dist`. */
export const prerenderSite = async (): Promise<PrerenderedSite> => {
  const { renderPage, sharedPlanDays } = await loadRenderer("en");
  const planDays = sharedPlanDays().map((day) => planDayPage(day, headOf(routes.readingPlan.path)));
  const bundle = new Bundle();
  const { template, entry, entryImports } = readTemplate("en");
  const headScript = minifySync("head-script.js", readFileSync("src/app/head-script.js", "utf8"), {
    mangle: true,
  }).code.trim();
  const chapters = chapterJobs();
  const jobs = [...fixedJobs(), ...subjectJobs(), ...monthJobs(), notFoundJob, ...chapters];

  const inlineStyleOf = async (samples: readonly PageJob[]): Promise<InlineStyle> => {
    const bodies = await Promise.all(samples.map((job) => renderPage(job.address, dataOf(job))));
    return criticalStyle(bundle.styleSheet, bodies);
  };
  const readingStyles: Readonly<Partial<Record<PageJob["route"], InlineStyle>>> = {
    home: await inlineStyleOf(jobs.filter((job) => job.route === "home")),
    chapter: await inlineStyleOf(chapters.filter(({ address }) => chapterSamples.includes(address))),
  };
  /** One style for all subjects and one for all months, since they differ only in their words. */
  const subjectStyle = await inlineStyleOf(subjectJobs().slice(0, 1));
  const monthStyle = await inlineStyleOf(monthJobs().slice(0, 1));
  const sharedStyles: typeof readingStyles = {
    ...readingStyles,
    subject: subjectStyle,
    dailyVersesOfMonth: monthStyle,
  };
  const styleHashes = new Map<string, readonly string[]>([
    [routes.subject.path, [subjectStyle.hash]],
    [routes.dailyVersesOfMonth.path, [monthStyle.hash]],
  ]);

  const translatable: { job: PageJob; inline: InlineStyle }[] = [];
  const framed: PageJob[] = [];
  for (const job of jobs) {
    const data = embeddedDataOf(job);
    const body = await renderPage(job.address, dataOf(job));
    const inline =
      sharedStyles[job.route] ??
      (job.pattern === undefined
        ? undefined
        : await criticalStyle(bundle.styleSheet, job.route === "word" ? [body, sampleWordPage] : [body]));
    if (inline && job.pattern !== undefined) styleHashes.set(job.pattern, [inline.hash]);
    if (inline && isTranslatedPage(job.address)) translatable.push({ job, inline });
    if (isFramed(job)) framed.push(job);
    const page = {
      template,
      locale: "en" as const,
      head: headOfJob(job),
      alternates: alternatesOf(job.address),
      preview: previewOf(job),
      structured: structuredOf(job),
      body,
      data,
      links: inline
        ? `<style>${inline.css}</style><noscript>${styleLink(bundle.styleSheet)}</noscript>`
        : styleLink(bundle.styleSheet),
      later: {
        entry,
        scripts: [...entryImports, ...bundle.scriptsOf(screenSources[job.route])],
        style: inline ? bundle.styleSheet : undefined,
        files: data.chapterFiles ?? [],
      },
      headScript,
    };
    write(job.file, pageHtml(page));
    if (job.route !== "readingPlan") continue;
    for (const { address, head, previewPath: preview } of planDays)
      write(fileOf(address), pageHtml({ ...page, head, preview, alternates: [] }));
    if (inline) styleHashes.set(planDayPattern, [inline.hash]);
  }
  const emptyPage = {
    template,
    locale: "en" as const,
    head: emptyPageHead,
    alternates: [],
    preview: homePreview,
    structured: undefined,
    body: "",
    data: undefined,
    links: styleLink(bundle.styleSheet),
    later: { entry, scripts: entryImports, style: undefined, files: [] },
    headScript,
  };
  writeFileSync(`dist${emptyPagePath}.html`, pageHtml(emptyPage));

  for (const locale of otherLocales) {
    const { renderPage: renderTranslated, headOf: translatedHead } = await loadRenderer(locale);
    const own = readTemplate(locale);
    const ownBundle = new Bundle(builtSite(locale).manifest);
    for (const { job, inline } of translatable) {
      // A text of this language is fetched: none is at hand here.
      const data: PageData = { year, chapters: [] };
      const page = pageHtml({
        template: own.template,
        locale,
        head: ownHead(job.address, await translatedHead(job.address)),
        alternates: alternatesOf(job.address),
        preview: previewPath(job.address),
        structured: undefined,
        body: await renderTranslated(job.address, data),
        data,
        links: `<style>${inline.css}</style><noscript>${styleLink(bundle.styleSheet)}</noscript>`,
        later: {
          entry: own.entry,
          scripts: [...own.entryImports, ...ownBundle.scriptsOf(screenSources[job.route])],
          style: bundle.styleSheet,
          files: [],
        },
        headScript,
      });
      write(fileOf(pathIn(locale, job.address)), page);
    }
    for (const job of framed) {
      const data = dataOf(job);
      write(
        fileOf(`/${locale}${job.address}`),
        pageHtml({
          template: own.template,
          locale,
          head: await translatedHead(job.address),
          alternates: [],
          preview: previewOf(job),
          structured: undefined,
          body: await renderTranslated(job.address, data),
          data,
          // Without a style of their own: all pages of a language share one policy, whose line has an end.
          links: styleLink(bundle.styleSheet),
          later: {
            entry: own.entry,
            scripts: [...own.entryImports, ...ownBundle.scriptsOf(screenSources[job.route])],
            style: undefined,
            files: [],
          },
          headScript,
        }),
      );
    }
    write(
      fileOf(`/${locale}${emptyPagePath}`),
      pageHtml({
        ...emptyPage,
        template: own.template,
        locale,
        later: { entry: own.entry, scripts: own.entryImports, style: undefined, files: [] },
      }),
    );
    // One rule for all pages of a language: hosts take a hundred.
    styleHashes.set(`/${locale}/*`, [...new Set(translatable.map(({ inline }) => inline.hash))]);
  }
  return {
    addresses: jobs.filter((job) => job.route !== "notFound").map((job) => job.address),
    planDays,
    scriptHash: sha256Source(headScript),
    readingStyleHashes: Object.values(readingStyles).map(({ hash }) => hash),
    styleHashes,
    translatedAddresses: otherLocales.flatMap((locale) =>
      translatable.filter(({ job }) => !isShellPage(job.address)).map(({ job }) => pathIn(locale, job.address)),
    ),
  };
};
