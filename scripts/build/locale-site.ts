import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { emptyPageHead, type Head } from "#domain/site/head/head.ts";
import type { Preview } from "#domain/pictures/preview.ts";
import { type Locale, pathIn } from "#domain/site/locales/locales.ts";
import { previewPath } from "#domain/site/addresses/preview-address.ts";
import type { PageData } from "#src/app/page-data.ts";
import { Bundle } from "./bundle.ts";
import type { InlineStyle } from "./critical-css.ts";
import { builtSite } from "./locale-builds.ts";
import { pageHtml, type PageParts } from "./page-html.ts";
import type { OwnTexts } from "./page-contents.ts";
import type { PageJob } from "./page-jobs.ts";
import { headScriptOf, writePageLoader } from "./page-scripts.ts";
import type { SharedPlanDay } from "./plan-day-pages.ts";
import { screenSources } from "./screen-sources.ts";
import { manifestPath } from "./web-manifest.ts";

export type RenderPage = (address: string, data: PageData) => Promise<string>;

/** The exports of src/app/entry-prerender.tsx. */
interface Renderer extends OwnTexts {
  readonly renderPage: RenderPage;
  /** The heads of this language's pages, by their English paths. */
  readonly headOf: (path: string) => Head;
  readonly sharedPlanDays: () => readonly SharedPlanDay[];
  /** What the link previews of this language's pages say, by their English paths. */
  readonly pagePreview: (path: string) => Preview;
}

const loaderSlot = "<!--loader-->";

/** Vite's page without its links, since the page's loader adds them after the first paint. */
const readTemplate = (locale: Locale) => {
  const html = readFileSync(builtSite(locale).template, "utf8").replace(
    'lang="en"',
    `lang="${locale}" data-loader="${loaderSlot}"`,
  );
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error(`The page of ${locale} has no entry script`);
  const entryImports = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map((match) => match[1]!);
  const template = html
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "")
    .replace(/<script type="module"[^>]*><\/script>/g, "")
    .replaceAll(/\n\s*/g, "")
    .replaceAll(" />", ">")
    .replace(manifestPath("en"), manifestPath(locale));
  return { template, entry, entryImports };
};

/** The parts that differ between pages of a language. */
interface OwnParts extends Pick<PageParts, "head" | "alternates" | "preview" | "structured" | "body" | "data"> {
  /** The screen whose scripts it loads; undefined for the empty page. */
  readonly route: PageJob["route"] | undefined;
  /** Without it, the style sheets are loaded before the first paint. */
  readonly inline: InlineStyle | undefined;
  /** Other files that it loads after the first paint. */
  readonly files?: readonly string[];
}

export interface LocaleSite extends Renderer {
  readonly page: (parts: OwnParts) => string;
  /** Without content, for addresses that scripts alone can show. */
  readonly emptyPage: () => string;
}

const linksTo = (styles: readonly string[]): string =>
  styles.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join("");

/**
 * Assembles the pages of a language from its build.
 */
export const loadLocaleSite = async (locale: Locale): Promise<LocaleSite> => {
  const renderer = (await import(pathToFileURL(`${builtSite(locale).prerender}/entry-prerender.js`).href)) as Renderer;
  const { template, entry, entryImports } = readTemplate(locale);
  const bundle = new Bundle(builtSite(locale).manifest);
  const loaders = new Map<OwnParts["route"], string>();
  const loaderOf = (route: OwnParts["route"], styles: readonly string[]): string => {
    const scripts = route ? [...entryImports, ...bundle.scriptsOf(screenSources[route])] : entryImports;
    const loader = loaders.get(route) ?? writePageLoader(locale, route, { entry, scripts, styles });
    loaders.set(route, loader);
    return loader;
  };
  const page = ({ route, inline, files = [], ...parts }: OwnParts): string => {
    const styles = bundle.stylesOf(route && screenSources[route]);
    return pageHtml({
      ...parts,
      template: template.replace(loaderSlot, loaderOf(route, styles)),
      locale,
      links: inline ? `<style>${inline.css}</style><noscript>${linksTo(styles)}</noscript>` : linksTo(styles),
      forLoader: files.length > 0 ? { files } : {},
      headScript: headScriptOf(route),
    });
  };
  return {
    ...renderer,
    page,
    emptyPage: () =>
      page({
        route: undefined,
        head: emptyPageHead,
        preview: previewPath(pathIn(locale, "/")),
        body: "",
        data: undefined,
        inline: undefined,
      }),
  };
};
