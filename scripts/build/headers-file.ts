import { contentSecurityPolicy, securityHeaders } from "#domain/site/security-headers.ts";
import type { PrerenderedSite } from "./prerender.ts";

const immutable = "public, max-age=31536000, immutable";
/** A cached page may only be shown after revalidation. */
const revalidated = "public, max-age=0, must-revalidate";

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => (name.startsWith("!") ? `  ${name}` : `  ${name}: ${value}`))
    .join("\n")}\n`;

/**
 * The `_headers` file. Names under `/assets` and `/bible/{version}` contain a hash, so those files are immutable. All
 * matching rules apply, so a rule that overrides a header must first remove it (`!`).
 */
export const headersFile = ({ scriptHash, readingStyleHashes, styleHashes }: PrerenderedSite): string => {
  return [
    // Pages allows every origin by default; the worker's static assets do not.
    block("/*", { "! Access-Control-Allow-Origin": "", ...securityHeaders({ scriptHash, styleHashes: readingStyleHashes }), "Cache-Control": revalidated }),
    ...[...styleHashes].map(([pattern, hash]) =>
      block(pattern, { "! Content-Security-Policy": "", "Content-Security-Policy": contentSecurityPolicy({ scriptHash, styleHashes: [hash] }) }),
    ),
    block("/assets/*", { "! Cache-Control": "", "Cache-Control": immutable }),
    block("/bible/*", { "! Cache-Control": "", "Cache-Control": immutable, "Access-Control-Allow-Origin": "*" }),
    block("/bible/manifest.json", { "! Cache-Control": "", "Cache-Control": revalidated }),
  ].join("\n");
};
