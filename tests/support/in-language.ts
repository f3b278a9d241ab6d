import { runnerImport } from "vite";
import type { OtherLocale } from "#domain/site/locales/locales.ts";
import { localePlugin } from "#scripts/build/locale-plugin.ts";

/** A module of ours as the build of a language has it, `/domain/text/fold.ts` for instance. */
export const inLanguage = async <Module>(locale: OtherLocale, file: string): Promise<Module> =>
  (
    await runnerImport<Module>(process.cwd() + file, {
      configFile: "vite.config.ts",
      logLevel: "error",
      plugins: [localePlugin(locale)],
    })
  ).module;
