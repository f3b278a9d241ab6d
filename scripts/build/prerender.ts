import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { minifySync } from "rolldown/utils";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import { books } from "#domain/scripture/books.ts";
import { chapterPath } from "#domain/scripture/read-address.ts";
import { chapterFilePath } from "#domain/scripture/manifest.ts";
import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { routeIds, routes, type Route, type RouteId } from "#domain/site/routes.ts";
import { emptyPageHead, headOf, type Head } from "#domain/site/head.ts";
import { emptyPagePath } from "#domain/site/empty-page.ts";
import type { PageData } from "#src/app/page-data.ts";
import { readManifest } from "../scripture/read-manifest.ts";
import { Bundle } from "./bundle.ts";
import { criticalStyle, sha256Source, type InlineStyle } from "./critical-css.ts";
import { pageHtml } from "./page-html.ts";
import { screenSources } from "./screen-sources.ts";
import { isShellPage, shellPages } from "./shell-pages.ts";

interface PageJob {
  readonly address: string;
  /** The output file in `dist`. */
  readonly file: string;
  readonly route: RouteId | "notFound";
  /** The path pattern that the page serves, if that needs its own policy. */
  readonly pattern?: string;
  readonly chapter?: ChapterText;
}

/** The information about pages that the host files need. */
export interface PrerenderedSite {
  readonly addresses: readonly string[];
  readonly scriptHash: string;
  /** Hashes of the styles inlined in reading pages. The default policy, for all other paths, names these. */
  readonly readingStyleHashes: readonly string[];
  /** Hash of the inlined style by path or path pattern. */
  readonly styleHashes: ReadonlyMap<string, string>;
}

type RenderPage = (address: string, data: PageData) => Promise<string>;

const year = new Date().getFullYear();

const readChapter = (translation: EmbeddedTranslationId, book: string, chapter: number): ChapterText =>
  JSON.parse(readFileSync(`.generated/static${chapterFilePath(readManifest().version, translation, book, chapter)}`, "utf8")) as ChapterText;

/** `help.html`, not `help/index.html`, with which hosts would redirect `/help` to `/help/`. */
const fileOf = (address: string): string => (address === "/" ? "dist/index.html" : `dist${address}.html`);

const fixedJobs = (): PageJob[] =>
  routeIds.flatMap((id): PageJob[] => {
    const route: Route = routes[id];
    if (id === "chapter") return [];
    if (id === "home") return [{ address: route.path, file: fileOf(route.path), route: id, chapter: readChapter("kjv", "GEN", 1) }];
    return shellPages(route).map(({ page, pattern }) => ({ address: page, file: fileOf(page), route: id, pattern }));
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

/** A chapter longer than this is not sent twice (as HTML and as data), or the page would exceed one congestion window. */
const longChapterCharacters = 13_000;

const isLong = (chapter: ChapterText): boolean => JSON.stringify(chapter).length > longChapterCharacters;

/** The data with which screens are rendered. */
const dataOf = (job: PageJob): PageData => ({
  year,
  chapters: job.chapter ? [job.chapter] : [],
  ...(job.route === "notFound" ? { isNotFound: true } : {}),
});

/** The part of the data that is embedded in the page. */
const embeddedDataOf = (job: PageJob): PageData =>
  job.chapter && isLong(job.chapter)
    ? { ...dataOf(job), chapters: [], chapterFiles: [chapterFilePath(readManifest().version, job.chapter.translation as EmbeddedTranslationId, job.chapter.book, job.chapter.chapter)] }
    : dataOf(job);

/** A page that serves many paths has no canonical one. A chapter is described by its first words. */
const headOfJob = ({ address, route, chapter }: PageJob): Head => {
  const head = headOf(address, route === "chapter" ? chapter?.verses.filter(Boolean).slice(0, 3).join(" ") : undefined);
  return isShellPage(address) ? { ...head, canonical: undefined } : head;
};

const loadRenderer = async (): Promise<RenderPage> => {
  const module = (await import(pathToFileURL(".generated/prerender/entry-prerender.js").href)) as { renderPage: RenderPage };
  return module.renderPage;
};

const styleLinks = (styles: readonly string[]): string => styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");

/** Vite's page without its links, since they are loaded after the first paint. */
const readTemplate = () => {
  const html = readFileSync("dist/index.html", "utf8");
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error("dist/index.html has no entry script");
  const entryImports = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map((match) => match[1]!);
  const template = html.replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "").replace(/\s*<script type="module"[^>]*><\/script>/g, "");
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

/** Renders every fixed route and every chapter of the embedded translations into `dist`. */
export const prerenderSite = async (): Promise<PrerenderedSite> => {
  const renderPage = await loadRenderer();
  const bundle = new Bundle();
  const { template, entry, entryImports } = readTemplate();
  const headScript = minifySync("head-script.js", readFileSync("src/app/head-script.js", "utf8"), { mangle: true }).code.trim();
  const chapters = chapterJobs();
  const jobs = [...fixedJobs(), notFoundJob, ...chapters];

  const inlineStyleOf = async (route: RouteId, samples: readonly PageJob[]): Promise<InlineStyle> => {
    const bodies = await Promise.all(samples.map((job) => renderPage(job.address, dataOf(job))));
    return criticalStyle(bundle.assetsOf(screenSources[route]).styles, bodies);
  };
  const readingStyles: Readonly<Partial<Record<PageJob["route"], InlineStyle>>> = {
    home: await inlineStyleOf("home", jobs.filter((job) => job.route === "home")),
    chapter: await inlineStyleOf("chapter", chapters.filter(({ address }) => chapterSamples.includes(address))),
  };
  const styleHashes = new Map<string, string>();

  for (const job of jobs) {
    const assets = bundle.assetsOf(screenSources[job.route]);
    const data = embeddedDataOf(job);
    const body = await renderPage(job.address, dataOf(job));
    const inline = readingStyles[job.route] ?? (job.pattern === undefined ? undefined : await criticalStyle(assets.styles, [body]));
    if (inline && job.pattern !== undefined) styleHashes.set(job.pattern, inline.hash);
    const html = pageHtml({
      template,
      head: headOfJob(job),
      body,
      data,
      links: inline ? `<style>${inline.css}</style><noscript>${styleLinks(assets.styles)}</noscript>` : styleLinks(assets.styles),
      later: { entry, scripts: [...entryImports, ...assets.scripts], styles: inline ? assets.styles : [], files: data.chapterFiles ?? [] },
      headScript,
    });
    mkdirSync(dirname(job.file), { recursive: true });
    writeFileSync(job.file, html);
  }
  const emptyPage = { template, head: emptyPageHead, body: "", data: undefined, links: styleLinks(bundle.assetsOf(screenSources.notFound).styles), later: { entry, scripts: entryImports, styles: [], files: [] }, headScript };
  writeFileSync(`dist${emptyPagePath}.html`, pageHtml(emptyPage));
  return {
    addresses: jobs.filter((job) => job.route !== "notFound").map((job) => job.address),
    scriptHash: sha256Source(headScript),
    readingStyleHashes: Object.values(readingStyles).map(({ hash }) => hash),
    styleHashes,
  };
};
