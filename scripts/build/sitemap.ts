import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { routeIds, routes, type Route } from "#domain/site/routes.ts";
import { site } from "#domain/site/site.ts";
import { embeddedText } from "../scripture/catalogue.ts";
import { hasOwnPages, shellPages } from "./shell-pages.ts";

/** The sitemap in parts (sitemaps.org): an index, pages, words, and the chapters of each embedded translation. */

/** The index, which robots.txt names. */
export const sitemapPath = "/sitemap.xml";

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const unlisted = (address: string): boolean =>
  routeIds.some((id) => {
    const route: Route = routes[id];
    return route.isUnlisted === true && !hasOwnPages(id) && shellPages(route).some(({ page }) => page === address);
  });

const entry = (element: "url" | "sitemap", address: string, date: string | undefined): string =>
  `<${element}><loc>${site.origin}${address}</loc>${date === undefined ? "" : `<lastmod>${date}</lastmod>`}</${element}>`;

const xml = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>\n${entries.join("\n")}\n</${root}>\n`;

type Part = EmbeddedTranslationId | "words" | "pages";

const partOf = (address: string): Part =>
  embeddedTranslationIds.find((id) => address.startsWith(`/read/${id}/`)) ??
  (address.startsWith("/words/") ? "words" : "pages");

const pathOf = (part: Part): string => `/sitemap-${part}.xml`;

/** The date of a part is that of its text. Pages and words have none, since the build does not know when they changed. */
const dateOf = (part: Part): string | undefined =>
  part === "pages" || part === "words" ? undefined : embeddedText(part).proofread?.date;

/** The files by path, for the addresses of all prerendered pages. */
export const sitemapFiles = (addresses: readonly string[]): ReadonlyMap<string, string> => {
  const parts = Map.groupBy(
    addresses.filter((address) => !unlisted(address)),
    partOf,
  );
  return new Map([
    [
      sitemapPath,
      xml(
        "sitemapindex",
        [...parts.keys()].map((part) => entry("sitemap", pathOf(part), dateOf(part))),
      ),
    ],
    ...[...parts].map(
      ([part, listed]) =>
        [
          pathOf(part),
          xml(
            "urlset",
            listed.map((address) => entry("url", address, dateOf(part))),
          ),
        ] as const,
    ),
  ]);
};
