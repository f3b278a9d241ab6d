import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import { books } from "#domain/scripture/books.ts";
import { chapterPath } from "#domain/scripture/reference.ts";
import { chapterFilePath } from "#domain/scripture/manifest.ts";
import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { routeIds, routes, type Route, type RouteId } from "#domain/site/routes.ts";
import { emptyPagePath } from "#domain/site/empty-page.ts";
import { readManifest } from "../scripture/read-manifest.ts";
import { Bundle } from "./bundle.ts";
import { criticalStyle, sha256Source, type InlineStyle } from "./critical-css.ts";
import { pageHtml } from "./page-html.ts";
import { screenSources } from "./screen-sources.ts";
import { isShellPage, shellPages } from "./shell-pages.ts";

interface PageJob {
  readonly address: string;
  /** Where the file goes in `dist`. */
  readonly file: string;
  readonly route: RouteId | "notFound";
  readonly chapter?: ChapterText;
}

/** What the host files need to know of the pages. */
export interface PrerenderedSite {
  readonly addresses: readonly string[];
  readonly scriptHash: string;
  readonly styleHash: string;
}

type RenderPage = (address: string, data: object) => Promise<string>;

const year = new Date().getFullYear();

const readChapter = (translation: EmbeddedTranslationId, book: string, chapter: number): ChapterText =>
  JSON.parse(readFileSync(`.generated/static${chapterFilePath(readManifest().version, translation, book, chapter)}`, "utf8")) as ChapterText;

/** `help.html`, not `help/index.html`: the latter would answer `/help` with a redirect to `/help/`. */
const fileOf = (address: string): string => (address === "/" ? "dist/index.html" : `dist${address}.html`);

const fixedJobs = (): PageJob[] =>
  routeIds.flatMap((id): PageJob[] => {
    const route: Route = routes[id];
    if (id === "chapter") return [];
    const chapter = id === "home" ? { chapter: readChapter("kjv", "GEN", 1) } : {};
    return shellPages(route).map(({ page }) => ({ address: page, file: fileOf(page), route: id, ...chapter }));
  });

const chapterJobs = (): PageJob[] =>
  embeddedTranslationIds.flatMap((translation) =>
    books.flatMap((book) =>
      book.verseCounts.map((_, index): PageJob => {
        const place = { book: book.id, chapter: index + 1 };
        const address = chapterPath(translation, place);
        return { address, file: fileOf(address), route: "chapter", chapter: readChapter(translation, book.id, place.chapter) };
      }),
    ),
  );

const notFoundJob: PageJob = { address: "/404", file: "dist/404.html", route: "notFound" };

const dataOf = (job: PageJob): object => ({
  year,
  chapters: job.chapter ? [job.chapter] : [],
  ...(job.route === "notFound" ? { isNotFound: true } : {}),
});

const loadRenderer = async (): Promise<RenderPage> => {
  const module = (await import(pathToFileURL(".generated/prerender/entry-prerender.js").href)) as { renderPage: RenderPage };
  return module.renderPage;
};

const styleLinks = (styles: readonly string[]): string => styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");

/** Vite's page without its links: what it loads is fetched after the first paint. */
const readTemplate = () => {
  const html = readFileSync("dist/index.html", "utf8");
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error("dist/index.html names no entry script");
  const entryImports = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map((match) => match[1]!);
  const template = html.replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "").replace(/\s*<script type="module"[^>]*><\/script>/g, "");
  return { template, entry, entryImports };
};

/** Pages of reading paint from their one request; the others load the whole style sheet as usual. */
const isReading = (job: PageJob): boolean => job.route === "home" || job.route === "chapter";

/** Renders every fixed route and every chapter of the embedded translations into `dist`. */
export const prerenderSite = async (): Promise<PrerenderedSite> => {
  const renderPage = await loadRenderer();
  const bundle = new Bundle();
  const { template, entry, entryImports } = readTemplate();
  const headScript = readFileSync("src/app/head-script.js", "utf8").replace(/^\s*\/\/.*\n/gm, "").replace(/\n\s*/g, "\n").trim();
  const chapters = chapterJobs();
  const jobs = [...fixedJobs(), notFoundJob, ...chapters];

  const samples = [jobs[0]!, ...chapters.filter((_, index) => [0, 500, 595, 950, 2600, 3000].includes(index))];
  const sampleBodies = await Promise.all(samples.map((job) => renderPage(job.address, dataOf(job))));
  const readingStyles = [...new Set([...bundle.assetsOf(screenSources.home).styles, ...bundle.assetsOf(screenSources.chapter).styles])];
  const inline: InlineStyle = await criticalStyle(readingStyles, sampleBodies);

  for (const job of jobs) {
    const assets = bundle.assetsOf(screenSources[job.route]);
    const links = isReading(job)
      ? `<style>${inline.css}</style><noscript>${styleLinks(readingStyles)}</noscript>`
      : styleLinks(assets.styles);
    const later = { entry, scripts: [...entryImports, ...assets.scripts], styles: isReading(job) ? readingStyles : [] };
    const opening = job.route === "chapter" ? job.chapter?.verses.filter(Boolean).slice(0, 3).join(" ") : undefined;
    const data = dataOf(job);
    const html = pageHtml({
      template,
      address: job.address,
      body: await renderPage(job.address, data),
      data,
      ...(opening ? { opening } : {}),
      links,
      later,
      headScript,
      isIndexed: job.route !== "notFound" && !isShellPage(job.address),
    });
    mkdirSync(dirname(job.file), { recursive: true });
    writeFileSync(job.file, html);
  }
  const emptyPage = { template, address: "/", body: "", data: undefined, links: styleLinks(bundle.assetsOf(screenSources.notFound).styles), later: { entry, scripts: entryImports, styles: [] }, headScript, isIndexed: false };
  writeFileSync(`dist${emptyPagePath}.html`, pageHtml(emptyPage));
  return { addresses: jobs.filter((job) => job.route !== "notFound").map((job) => job.address), scriptHash: sha256Source(headScript), styleHash: inline.hash };
};
