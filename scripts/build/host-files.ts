import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { changesFeedPath } from "#domain/api/service.ts";
import { wordPlacesPath, type WordPlaces } from "#domain/scripture/original-words/original-word-files.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { otherLocales } from "#domain/site/locales/locales.ts";
import { routeIds, routes } from "#domain/site/routes.ts";
import { site } from "#domain/site/site.ts";
import { buildTime } from "./build-time.ts";
import { changesFeed } from "./changes-feed.ts";
import { developersPage } from "./developers-page.ts";
import { embedPage } from "./embed-page.ts";
import { headersFile } from "./headers-file.ts";
import { readManifest } from "../scripture/read-manifest.ts";
import type { PrerenderedSite } from "./prerender.ts";
import { sitemapFiles, sitemapPath } from "./sitemap.ts";

/** The path of security.txt (RFC 9116), which says where to report vulnerabilities. */
const securityTextPath = "/.well-known/security.txt";

/** The file, valid for a year from the day of the build. */
export const securityText = (builtAt: Date): string => {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear() + 1, builtAt.getUTCMonth(), builtAt.getUTCDate()));
  return [
    `Contact: mailto:${site.supportEmail}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${site.origin}${securityTextPath}`,
    "",
  ].join("\n");
};

/** A warning when the files approach what hosts take, 20,000. Throws when they exceed it. */
export const fileCountWarning = (count: number): string | undefined => {
  const sentence = `${count} files in dist: hosts take 20,000. Embed fewer texts of other languages (site.config.json).`;
  if (count > 20_000) throw new Error(sentence);
  return count > 18_000 ? sentence : undefined;
};

const prefixes = ["", ...otherLocales.map((locale) => `/${locale}`)];

/** Hosts take the slash off the addresses of files alone. */
const redirect = (from: string, to: string): string => ["", "/"].map((end) => `${from}${end} ${to} 301\n`).join("");

/**
 * What hosts redirect: `/games` has moved, and other addresses of a route exist in English alone. (Addresses that share a page
 * are served by worker/site-page.ts, each with its own head.)
 */
export const redirectsFile = (): string => {
  const moved = prefixes.map((prefix) => redirect(`${prefix}/games`, `${prefix}/games-menu`));
  const aliases = routeIds.flatMap((id) => {
    const { path, canonicalPath } = routes[id];
    return canonicalPath
      ? otherLocales.map((locale) => redirect(`/${locale}${path}`, `/${locale}${canonicalPath}`))
      : [];
  });
  return [...moved, ...aliases].join("");
};

/**
 * The paths that invoke the function on Pages: the API, link previews, and pages whose head depends on their address. Chapters
 * of embedded translations are files.
 */
const pagesRoutes = (): string =>
  JSON.stringify({
    version: 1,
    include: [
      "/api/*",
      "/embed/read/*",
      "/pictures/v1/*",
      ...prefixes.flatMap((prefix) =>
        ["event-card", "read", "study", "verse", "words"].map((page) => `${prefix}/${page}/*`),
      ),
    ],
    exclude: embeddedTranslationIds.map((id) => `/read/${id}/*`),
  });

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

/** Writes headers, redirects, sitemaps, robots, security.txt, the feed of changes, the pages for developers. */
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
