/**
 * `npm run check -- upload`: deploys to Pages as described in docs/operations.md, against a local mock for Cloudflare's
 * API. Wrangler compiles the function, reads and counts the files and uploads everything. The upload is then checked
 * against Cloudflare's limits.
 */
import { statSync } from "node:fs";
import { otherLocales } from "#domain/site/locales/locales.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { atMost, kB, printRows, type Row } from "#measure/bench/bars.ts";
import { hostLimits, measureHeaders, measureRedirects } from "./host-limits.ts";
import { startPagesApi } from "./pages-api.ts";
import { runToEnd } from "#scripts/setup/process.ts";

const api = await startPagesApi();
const code = await runToEnd(
  "wrangler",
  [
    "pages",
    "deploy",
    "--branch",
    "main",
    "--commit-hash",
    "0".repeat(40),
    "--commit-message",
    "dry run",
    "--commit-dirty",
  ],
  {
    cwd: "cloudflare-pages",
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      CI: "true",
      CLOUDFLARE_API_BASE_URL: api.address,
      CLOUDFLARE_ACCOUNT_ID: "dry-run",
      CLOUDFLARE_API_TOKEN: "dry-run",
      // Wrangler caches the last account and project; keep the dry run's out of the real cache.
      WRANGLER_CACHE_DIR: resolve(".generated/dry-run-pages"),
    },
  },
);
api.stop();

const [deployment] = api.deployments;
if (code !== 0 || !deployment) {
  console.error("The deployment to Pages failed");
  process.exit(1);
}

const { manifest, parts } = deployment;
const files = Object.keys(manifest);
const largest = files
  .map((file) => ({ file, bytes: statSync(`dist${file}`).size }))
  .toSorted((a, b) => b.bytes - a.bytes)[0]!;
const unwanted = files.filter(
  (file) =>
    /\/[._]/.test(file) &&
    file !== "/.well-known/security.txt" &&
    !/^(?:\/[a-z]{2})?\/(?:event-card\/[^/]+|words|study\/_\/_)\/_\.html$/.test(file),
);
const headers = measureHeaders(parts["_headers"] ?? "");
const redirects = measureRedirects(parts["_redirects"] ?? "");
const routes = JSON.parse(parts["_routes.json"] ?? "{}") as { include?: string[]; exclude?: string[] };
const bundle = parts["_worker.bundle"] ?? "";

/**
 * The API, link previews, and pages whose head depends on the address: cards, chapters that are no files, shared verses,
 * words, guides to chapters. Everything else is a static file and wakes no code.
 */
const functionAddresses = [
  "/api/*",
  "/embed/read/*",
  "/event-card/*",
  "/pictures/v1/*",
  "/read/*",
  "/study/*",
  "/verse/*",
  "/words/*",
  ...otherLocales.flatMap((locale) =>
    ["event-card", "read", "study", "verse", "words"].map((page) => `/${locale}/${page}/*`),
  ),
].toSorted();

const same = (what: string, measured: string, bar: string): Row => ({ what, bar, measured, isMet: measured === bar });

process.exit(
  // A missing value (NaN) counts as a miss.
  printRows("Pages, dry run", [
    atMost("files", files.length > 1000 ? files.length : Number.NaN, hostLimits.files, "files"),
    atMost(`largest file, ${largest.file}`, largest.bytes, hostLimits.fileBytes, "bytes"),
    same("files that are nobody's business", unwanted.join(" ") || "none", "none"),
    atMost("_headers: rules", headers.rules || Number.NaN, hostLimits.headerRules, "rules"),
    atMost("_headers: longest line", headers.longestLine, hostLimits.headerLineCharacters, "characters"),
    atMost("_redirects: fixed", redirects.static, hostLimits.staticRedirects, "rules"),
    atMost("_redirects: with placeholders", redirects.dynamic, hostLimits.dynamicRedirects, "rules"),
    atMost("_redirects: longest line", redirects.longestLine, hostLimits.redirectCharacters, "characters"),
    same("_redirects: lines a host ignores", redirects.unreadable.join(", ") || "none", "none"),
    same("_redirects: fixed ones first", redirects.isStaticFirst ? "yes" : "no", "yes"),
    same(
      "function: addresses",
      `${routes.include?.toSorted().join(" ")} but ${routes.exclude?.join(" ")}`,
      `${functionAddresses.join(" ")} but ${embeddedTranslationIds.map((id) => `/read/${id}/*`).join(" ")}`,
    ),
    same(
      "function: bound to",
      /"name":\s*"API"[^}]*"service":\s*"([^"]+)"|"service":\s*"([^"]+)"[^}]*"name":\s*"API"/
        .exec(bundle)
        ?.slice(1)
        .find(Boolean) ?? "nothing",
      "lampstand",
    ),
    {
      what: "function: size (gzip)",
      bar: "≤ 1000.0 kB",
      measured: kB(gzipSync(bundle).byteLength),
      isMet: gzipSync(bundle).byteLength <= 1_000_000,
    },
  ]),
);
