import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { build } from "vite";
import { emptyPagePath, type Shell, type SiteFiles } from "#domain/site/shell-files.ts";
import { type Locale, locales, otherLocales, translatedPath } from "#domain/site/locales/locales.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { Bundle } from "./bundle.ts";
import { dataModules } from "./data-modules.ts";
import { builtSite, siteFolder } from "./locale-builds.ts";
import { emptyPageLoader } from "./page-scripts.ts";

const iconFiles = ["/icons/lamp.svg", "/icons/icon-192.png", "/manifest.webmanifest"];

/** The scripts and styles below a folder, by their addresses. */
export const codeIn = (folder: string): readonly string[] =>
  globSync(`${folder}/assets/**/*.{js,css}`)
    .map((file) => `/${file.slice(folder.length + 1).replaceAll("\\", "/")}`)
    .toSorted();

/**
 * Besides the entry, what every screen needs; toasts; what verifies cached chapters; what marks verses; and the page with the
 * helplines, which must be available offline.
 */
const shellSources = [
  ...embeddedTranslationIds.map((id) => `.generated/scripture/digests/${id}.json`),
  "src/app/show-head.ts",
  "src/pages/help/page.tsx",
  "src/scripture/reader/selection-bar.tsx",
  "src/shell/drawer.tsx",
  "src/shell/more-menu-panel.tsx",
  "src/shell/theme-menu-panel.tsx",
  "src/shell/toast-region.tsx",
];

/** The word lists of sync codes (21 kB), which are of no use without a network. */
const codeWordsIn = (bundle: Bundle): readonly string[] =>
  ["english", "french", "portuguese", "spanish"].map((language) =>
    bundle.fileOf(`node_modules/@scure/bip39/wordlists/${language}.js`).slice("dist".length),
  );

/** The files of a language by when they are stored. Its empty page is never there without the others. */
const siteFilesOf = (locale: Locale, code: readonly string[]): SiteFiles => {
  const bundle = new Bundle(builtSite(locale).manifest);
  const shell = bundle.filesOf(shellSources);
  const leftOut = new Set([...shell, ...codeWordsIn(bundle)]);
  return {
    shell: [...shell, emptyPageLoader(locale), translatedPath(locale, emptyPagePath)],
    rest: code.filter((file) => !leftOut.has(file)),
  };
};

/** A hash of the shell. Asset names contain their own hash; the empty page and the manifest are hashed here. */
const hashOf = (site: Shell["site"]): string => {
  const hash = createHash("sha256").update(JSON.stringify(site));
  const pages = locales.map((locale) => translatedPath(locale, emptyPagePath));
  for (const file of [...pages.map((page) => `dist${page}.html`), "dist/manifest.webmanifest"])
    hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 10);
};

/**
 * Builds `dist/sw.js` with the lists of its files embedded.
 * @param english the scripts and styles of the English build
 */
export const buildServiceWorker = async (english: readonly string[]): Promise<void> => {
  const site = Object.fromEntries([
    ["en", siteFilesOf("en", english)],
    ...otherLocales.map((locale) => [locale, siteFilesOf(locale, codeIn(siteFolder(locale)))]),
  ]) as Shell["site"];
  await build({
    configFile: false,
    plugins: [dataModules()],
    publicDir: false,
    logLevel: "warn",
    define: { SHELL: JSON.stringify({ build: hashOf(site), icons: iconFiles, site } satisfies Shell) },
    build: {
      outDir: "dist",
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: { input: "src/service-worker/main.ts", output: { entryFileNames: "sw.js", format: "iife" } },
    },
  });
};
