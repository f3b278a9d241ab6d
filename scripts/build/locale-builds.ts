import { cpSync, rmSync } from "node:fs";
import { build } from "vite";
import type { Locale, OtherLocale } from "#domain/site/locales/locales.ts";
import { bundleManifest } from "./bundle.ts";
import { localePlugin } from "./locale-plugin.ts";

/** The output of a language build. */
export const builtSite = (locale: Locale) => {
  if (locale === "en")
    return { template: "dist/index.html", manifest: bundleManifest, prerender: ".generated/prerender" } as const;
  const folder = `.generated/locales/${locale}`;
  return {
    template: `${folder}/site/index.html`,
    manifest: `${folder}/site/.vite/manifest.json`,
    prerender: `${folder}/prerender`,
  } as const;
};

const folderOf = (locale: OtherLocale): string => `.generated/locales/${locale}`;

/** The output folder of a language build; files that only it has are copied to `dist`. */
export const siteFolder = (locale: OtherLocale): string => `${folderOf(locale)}/site`;

/**
 * Builds scripts and renderer with the messages of a language. Chunks without messages, such as the libraries, are identical
 * to the English ones, including the file name.
 */
export const buildLocale = async (locale: OtherLocale): Promise<void> => {
  const plugins = [localePlugin(locale)];
  const site = siteFolder(locale);
  rmSync(folderOf(locale), { recursive: true, force: true });
  await build({ logLevel: "warn", plugins, build: { outDir: site, copyPublicDir: false } });
  await build({
    logLevel: "warn",
    plugins,
    build: {
      ssr: "src/app/entry-prerender.tsx",
      outDir: builtSite(locale).prerender,
      copyPublicDir: false,
      manifest: false,
    },
  });
  cpSync(`${site}/assets`, "dist/assets", { recursive: true });
};
