import { existsSync } from "node:fs";
import { extname } from "node:path";
import type { Plugin } from "vite";
import type { OtherLocale } from "#domain/site/locales/locales.ts";

/** The file beside `file` that takes its place in a language, if there is one: `messages.es.ts` for `messages.ts`. */
export const variantOf = (file: string, locale: OtherLocale): string => {
  const extension = extname(file);
  return `${file.slice(0, -extension.length)}.${locale}${extension}`;
};

/** Builds the code for a language: wherever a file has one for that language beside it, that one is taken. */
export const localePlugin = (locale: OtherLocale): Plugin => ({
  name: `locale-${locale}`,
  enforce: "pre",
  resolveId: {
    async handler(source, importer, options) {
      if (importer === undefined || importer.includes("/node_modules/")) return null;
      if (!/\.tsx?$/.test(source)) return null;
      const english = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!english || english.external) return null;
      const variant = variantOf(english.id, locale);
      // A variant may build on the English file.
      return variant !== importer && existsSync(variant) ? variant : english;
    },
  },
});
