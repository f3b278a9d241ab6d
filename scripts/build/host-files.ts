import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { changesFeedPath } from "#domain/api/version.ts";
import { wordPlacesPath, type WordPlaces } from "#domain/scripture/original-words/original-word-files.ts";
import { site } from "#domain/site/site.ts";
import { buildTime } from "./build-time.ts";
import { changesFeed } from "./changes-feed.ts";
import { developersPage } from "./developers-page.ts";
import { embedPage } from "./embed-page.ts";
import { headersFile } from "./headers-file.ts";
import { pagesRoutes } from "./pages-routes.ts";
import { readManifest } from "../scripture/read-manifest.ts";
import type { PrerenderedSite } from "./prerender.ts";
import { redirectsFile } from "./redirects-file.ts";
import { securityText, securityTextPath } from "./security-txt.ts";
import { sitemapFiles, sitemapPath } from "./sitemap.ts";

const robots = `User-agent: *\nAllow: /\nSitemap: ${site.origin}${sitemapPath}\n`;

/** The pages of all words that stand in the King James Version. */
const wordAddresses = (): string[] => {
  const { version } = readManifest();
  return globSync(`.generated/static${wordPlacesPath(version, "*")}`)
    .toSorted()
    .flatMap((file) => {
      const places = JSON.parse(readFileSync(file, "utf8")) as WordPlaces;
      return Object.keys(places).map((number) => `/words/${basename(file)[0]}${number}`);
    });
};

/** Writes the host's files: headers, redirects, sitemaps, robots, security.txt, the feed of changes, the pages for people who build. */
export const writeHostFiles = (pages: PrerenderedSite): void => {
  const plainPages = [embedPage(), developersPage()];
  const addresses = [
    ...pages.addresses,
    ...pages.translatedAddresses,
    ...plainPages.map(({ path }) => path),
    ...wordAddresses(),
  ];
  for (const [path, content] of sitemapFiles(addresses)) writeFileSync(`dist${path}`, content);
  mkdirSync("dist/.well-known", { recursive: true });
  writeFileSync(`dist${securityTextPath}`, securityText(buildTime()));
  writeFileSync(`dist${changesFeedPath}`, changesFeed(readFileSync("CHANGELOG.md", "utf8")));
  writeFileSync("dist/robots.txt", robots);
  writeFileSync("dist/_redirects", redirectsFile());
  writeFileSync("dist/_routes.json", pagesRoutes());
  for (const { path, html } of plainPages) writeFileSync(`dist${path}.html`, html);
  writeFileSync("dist/_headers", headersFile(pages, plainPages));
};
