import { globSync } from "node:fs";
import { dirname, relative } from "node:path";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";

const functions = "cloudflare-pages/functions";

/**
 * The paths that wake a function on Pages: those that a function answers, except the chapters that are files. Which
 * translations of other languages there are, only their service knows, so they have no folder of their own.
 */
export const pagesRoutes = (): string => {
  const folders = globSync(`${functions}/**/*.ts`).map((file) =>
    relative(functions, dirname(file)).replaceAll("\\", "/"),
  );
  const include = folders.toSorted().map((folder) => `/${folder}/*`);
  const exclude = embeddedTranslationIds.map((id) => `/read/${id}/*`);
  return JSON.stringify({ version: 1, include, exclude });
};
