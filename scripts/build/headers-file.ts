import { securityHeaders } from "#domain/site/security-headers.ts";
import type { PrerenderedSite } from "./prerender.ts";

const immutable = "public, max-age=31536000, immutable";
/** A page may be shown from the cache only after asking whether it is still the one. */
const revalidated = "public, max-age=0, must-revalidate";

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => (name.startsWith("!") ? `  ${name}` : `  ${name}: ${value}`))
    .join("\n")}\n`;

/** `_headers`: names in the addresses of `/assets` and `/bible/{version}` carry a hash, so those never change. */
export const headersFile = ({ scriptHash, styleHashes }: PrerenderedSite): string => {
  return [
    // Pages would open every file to scripts of other sites, the worker's assets would not.
    block("/*", { "! Access-Control-Allow-Origin": "", ...securityHeaders({ scriptHash, styleHashes }), "Cache-Control": revalidated }),
    block("/assets/*", { "! Cache-Control": "", "Cache-Control": immutable }),
    block("/bible/*", { "! Cache-Control": "", "Cache-Control": immutable, "Access-Control-Allow-Origin": "*" }),
    block("/bible/manifest.json", { "! Cache-Control": "", "Cache-Control": revalidated }),
  ].join("\n");
};
