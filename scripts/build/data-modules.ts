import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { type OtherLocale, otherLocales } from "#domain/site/locales/locales.ts";
import { variantOf } from "./locale-plugin.ts";

/**
 * Imports a module in a language: what it imports is in that language, too, as in `localePlugin`. Each language has its own
 * instance of every module, whose address ends with `?es`.
 */
const importIn = async (locale: OtherLocale, file: string): Promise<object> => {
  const mark = `?${locale}`;
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      if (!context.parentURL?.endsWith(mark) || !found.url.endsWith(".ts")) return found;
      const variant = pathToFileURL(variantOf(fileURLToPath(found.url), locale));
      const isTaken = existsSync(variant) && context.parentURL !== variant.href + mark;
      return { ...found, url: (isTaken ? variant.href : found.url) + mark };
    },
  });
  try {
    return (await import(pathToFileURL(file).href + mark)) as object;
  } finally {
    hooks.deregister();
  }
};

/**
 * Modules named `*.data.ts` compute tables from all features in all languages. In a bundle for the browser they are replaced
 * by the values of their exports, which must be JSON: what they import, such as other languages, stays out. Everywhere else,
 * also while prerendering, they are ordinary modules.
 */
export const dataModules = (): Plugin => {
  let locale: OtherLocale | undefined;
  return {
    name: "data-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: ({ plugins }) => {
      locale = otherLocales.find((one) => plugins.some(({ name }) => name === `locale-${one}`));
    },
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        const module: object = locale ? await importIn(locale, id) : await import(pathToFileURL(id).href);
        return Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n");
      },
    },
  };
};
