import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { minifySync } from "rolldown/utils";
import type { Locale } from "#domain/site/locales/locales.ts";

/** A script of the browser that is not part of a bundle, minified. */
export const minifiedScript = (file: string): string =>
  minifySync(file, readFileSync(file, "utf8"), { mangle: true }).code.trim();

/** A page's data for its loader (src/app/page-loader.js). */
export interface ForLoader {
  /** Addresses of files other than the screen's that the page needs after its first paint. */
  readonly files?: readonly string[];
}

/** The addresses of a screen's files. */
interface ScreenFiles {
  readonly entry: string;
  /** Without the entry. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const loaderOf = (files: ScreenFiles): string =>
  minifiedScript("src/app/page-loader.js").replace("SCREEN", () => JSON.stringify(files));

/** Writes the loader of a screen's pages. Its address stays; browsers ask with each page whether it has changed. */
export const writePageLoader = (locale: Locale, screen: string, files: ScreenFiles): string => {
  const path = `/page-loaders/${locale}/${screen}.js`;
  mkdirSync(`dist${dirname(path)}`, { recursive: true });
  writeFileSync(`dist${path}`, loaderOf(files));
  return path;
};

/** Writes that of the empty page, with a hash in its name: the service worker stores both together. */
export const writeEmptyPageLoader = (locale: Locale, files: ScreenFiles): string => {
  const text = loaderOf(files);
  const path = `/assets/page-loader-${locale}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`;
  writeFileSync(`dist${path}`, text);
  return path;
};

/** Its address. */
export const emptyPageLoader = (locale: Locale): string =>
  globSync(`dist/assets/page-loader-${locale}-*.js`)[0]!.slice("dist".length).replaceAll("\\", "/");
