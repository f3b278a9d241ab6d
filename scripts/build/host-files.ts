import { writeFileSync } from "node:fs";
import { translations } from "#domain/scripture/translations.ts";
import { emptyPagePath } from "#domain/site/empty-page.ts";
import { routeIds, routes, type Route } from "#domain/site/routes.ts";
import { site } from "#domain/site/site.ts";
import { headersFile } from "./headers-file.ts";
import type { PrerenderedSite } from "./prerender.ts";
import { shellPages } from "./shell-pages.ts";

const unlisted = (address: string): boolean =>
  routeIds.some((id) => {
    const route: Route = routes[id];
    return route.isUnlisted === true && id !== "chapter" && shellPages(route).some(({ page }) => page === address);
  });

const sitemap = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .filter((address) => !unlisted(address))
    .map((address) => `<url><loc>${site.origin}${address}</loc></url>`)
    .join("\n")}\n</urlset>\n`;

const robots = `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`;

/** Serves parametric paths with the page of their route; `/games` has moved. */
const redirects = (): string => {
  const parametric = routeIds
    .filter((id) => id !== "chapter" && routes[id].path.includes(":"))
    .flatMap((id) => shellPages(routes[id]))
    .map(({ pattern, page }) => `${pattern} ${page} 200`);
  // Chapters of upstream translations are not prerendered and open through the empty page.
  const upstream = translations.filter(({ source }) => source === "upstream").map(({ id }) => `/read/${id}/:book/:chapter ${emptyPagePath} 200`);
  return ["/games /games-menu 301", ...parametric, ...upstream, ""].join("\n");
};

/** Writes the host's files: headers, redirects, sitemap, robots. */
export const writeHostFiles = (pages: PrerenderedSite): void => {
  writeFileSync("dist/sitemap.xml", sitemap(pages.addresses));
  writeFileSync("dist/robots.txt", robots);
  writeFileSync("dist/_redirects", redirects());
  writeFileSync("dist/_headers", headersFile(pages));
};
