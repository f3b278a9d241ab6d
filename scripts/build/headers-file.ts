import { embedScriptPath } from "#domain/site/head/embedding.ts";
import { locales, pathIn } from "#domain/site/locales/locales.ts";
import { contentSecurityPolicy, securityHeaders } from "#domain/site/security-headers.ts";
import { headScriptHashes, homeScriptHashes } from "./page-scripts.ts";
import type { PlainPage } from "./plain-page.ts";
import type { PrerenderedSite } from "./prerender.ts";

const homes = locales.map((locale) => pathIn(locale, "/"));
const immutable = "public, max-age=31536000, immutable";
/** A cached page may only be shown after revalidation. */
const revalidated = "public, max-age=0, must-revalidate";

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => (name.startsWith("!") ? `  ${name}` : `  ${name}: ${value}`))
    .join("\n")}\n`;

/**
 * The `_headers` file. Names under `/assets`, `/bible/{version}` and `/original/{version}` contain a hash, so those files
 * are immutable. All matching rules apply, so a rule that overrides a header must first remove it (`!`).
 */
export const headersFile = (
  { readingStyleHashes, styleHashes }: PrerenderedSite,
  plainPages: readonly PlainPage[],
): string =>
  [
    // Pages allows every origin by default; the worker's static assets do not.
    block("/*", {
      "! Access-Control-Allow-Origin": "",
      ...securityHeaders({ scriptHashes: headScriptHashes, styleHashes: readingStyleHashes }),
      "Cache-Control": revalidated,
    }),
    ...[...styleHashes].map(([pattern, hashes]) =>
      block(pattern, {
        "! Content-Security-Policy": "",
        "Content-Security-Policy": contentSecurityPolicy({
          scriptHashes: homes.includes(pattern) ? homeScriptHashes : headScriptHashes,
          styleHashes: hashes,
        }),
      }),
    ),
    // Other sites show them beside links to us.
    block("/pictures/*", {
      "! Cross-Origin-Resource-Policy": "",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "! Cache-Control": "",
      "Cache-Control": "public, max-age=86400",
    }),
    ...plainPages.map(({ path, policy }) =>
      block(path, { "! Content-Security-Policy": "", "Content-Security-Policy": policy }),
    ),
    // Loaded by pages of other sites, also by those that isolate themselves.
    block(embedScriptPath, {
      "! Cache-Control": "",
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=604800",
      "! Cross-Origin-Resource-Policy": "",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Access-Control-Allow-Origin": "*",
    }),
    block("/assets/*", { "! Cache-Control": "", "Cache-Control": immutable }),
    block("/bible/*", { "! Cache-Control": "", "Cache-Control": immutable, "Access-Control-Allow-Origin": "*" }),
    block("/original/*", { "! Cache-Control": "", "Cache-Control": immutable, "Access-Control-Allow-Origin": "*" }),
    block("/bible/manifest.json", { "! Cache-Control": "", "Cache-Control": revalidated }),
  ].join("\n");
