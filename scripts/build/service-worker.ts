import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { build } from "vite";
import { emptyPagePath } from "#domain/site/head/empty-page.ts";
import { type OtherLocale, otherLocales } from "#domain/site/locales/locales.ts";
import { dataModules } from "./data-modules.ts";
import { siteFolder } from "./locale-builds.ts";

const iconFiles = ["/icons/lamp.svg", "/icons/icon-192.png", "/manifest.webmanifest"];

/** The scripts and styles below a folder, by their addresses. */
export const codeIn = (folder: string): readonly string[] =>
  globSync(`${folder}/assets/**/*.{js,css}`)
    .map((file) => `/${file.slice(folder.length + 1).replaceAll("\\", "/")}`)
    .toSorted();

/** What a language has besides the English shell: its empty page, and its own scripts. */
const filesOf = (locale: OtherLocale, english: ReadonlySet<string>): readonly string[] => [
  `/${locale}${emptyPagePath}`,
  ...codeIn(siteFolder(locale)).filter((file) => !english.has(file)),
];

/** A hash of the shell. Asset names contain their own hash; the empty page and the manifest are hashed here. */
const hashOf = (files: readonly string[], locales: Readonly<Record<string, readonly string[]>>): string => {
  const hash = createHash("sha256").update([...files, ...Object.values(locales).flat()].join("\n"));
  const pages = [emptyPagePath, ...otherLocales.map((locale) => `/${locale}${emptyPagePath}`)];
  for (const file of [...pages.map((page) => `dist${page}.html`), "dist/manifest.webmanifest"])
    hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 10);
};

/**
 * Builds `dist/sw.js` with the list of shell files embedded: everything needed to render screens in English, and what the
 * other languages need besides.
 * @param english the scripts and styles of the English build
 */
export const buildServiceWorker = async (english: readonly string[]): Promise<void> => {
  const files = [emptyPagePath, ...iconFiles, ...english];
  const locales = Object.fromEntries(otherLocales.map((locale) => [locale, filesOf(locale, new Set(english))]));
  await build({
    configFile: false,
    plugins: [dataModules()],
    publicDir: false,
    logLevel: "warn",
    define: { SHELL: JSON.stringify({ build: hashOf(files, locales), files, locales }) },
    build: {
      outDir: "dist",
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: { input: "src/service-worker/main.ts", output: { entryFileNames: "sw.js", format: "iife" } },
    },
  });
};
