import { hash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { minifySync } from "rolldown/utils";
import { type Locale, otherLocales } from "#domain/site/locales/locales.ts";
import type { RouteId } from "#domain/site/routes.ts";
import { notProgress } from "#domain/site/stored-lifetimes.ts";
import { sha256Source } from "./critical-css.ts";

/**
 * A script of the browser that is not part of a bundle, minified.
 * @param values what the build puts in place of names
 */
export const minifiedScript = (file: string, values: Readonly<Record<string, string>> = {}): string => {
  const text = Object.entries(values).reduce(
    (before, [name, value]) => before.replaceAll(name, () => value),
    readFileSync(file, "utf8"),
  );
  return minifySync(file, text, { mangle: true }).code.trim();
};

const headScriptWith = (selectsContent: boolean, isHome: boolean): string =>
  minifiedScript("src/app/head-script.js", {
    SELECTS_CONTENT: String(selectsContent),
    IS_HOME: String(isHome),
    NOT_PROGRESS: String(notProgress),
    OTHER_LOCALES: otherLocales.join("|"),
  });

const homeHeadScript = headScriptWith(true, true);
/** The head script of pages whose content depends on the day or the visitor. */
const selectingHeadScript = headScriptWith(true, false);
const plainHeadScript = headScriptWith(false, false);
const selectingScreens: readonly string[] = ["shield", "mentor", "byHeartPractice", "byHeartSet"] satisfies RouteId[];

/** The script in the head of a screen's page, or of the empty page. */
export const headScriptOf = (screen: string | undefined): string => {
  if (screen === "home") return homeHeadScript;
  return screen === undefined || selectingScreens.includes(screen) ? selectingHeadScript : plainHeadScript;
};

/** For the content security policy of all pages but home: `sha256-…`. */
export const headScriptHashes: readonly string[] = [plainHeadScript, selectingHeadScript].map(sha256Source);
/** For that of home, in any language. */
export const homeScriptHashes: readonly string[] = [sha256Source(homeHeadScript)];

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

/**
 * Writes the loader of a screen's pages at an address that stays the same: browsers revalidate it with each page. That of the
 * empty page (no screen) has a hash in its name: the service worker stores both together.
 */
export const writePageLoader = (locale: Locale, screen: string | undefined, files: ScreenFiles): string => {
  const text = minifiedScript("src/app/page-loader.js", { SCREEN: JSON.stringify(files) });
  const path =
    screen === undefined
      ? `/assets/page-loader-${locale}-${hash("sha256", text).slice(0, 8)}.js`
      : `/page-loaders/${locale}/${screen}.js`;
  mkdirSync(`dist${dirname(path)}`, { recursive: true });
  writeFileSync(`dist${path}`, text);
  return path;
};

export const emptyPageLoader = (locale: Locale): string =>
  globSync(`dist/assets/page-loader-${locale}-*.js`)[0]!.slice("dist".length).replaceAll("\\", "/");
