import { existsSync, globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { dirname, join, resolve } from "node:path";
import { parseSync } from "rolldown/utils";
import { otherLocales, type OtherLocale } from "#domain/site/locales/locales.ts";
import { variantOf } from "#scripts/build/locale-plugin.ts";
import { screenSources } from "#scripts/build/screen-sources.ts";
import { routeIds } from "#domain/site/routes.ts";
import { sentencesIn } from "./sentences.ts";

/** Which messages are translated, and which are missing (docs/translating.md). */

const ofLocale = new RegExp(`\\.(?:${otherLocales.join("|")})\\.tsx?$`);

interface Translatable {
  readonly file: string;
  /** The languages that have no file beside it. */
  readonly missing: readonly OtherLocale[];
}

/** Whether a file has content to read, which need not be translated into every language, and no sentences of the interface. */
const isContent = (file: string): boolean => /^content\/(?!help|privacy\/|cards\/card-types)/.test(file);

const translatable = (): readonly Translatable[] => {
  const files = new Set(
    globSync("{domain,content,src}/**/*.{ts,tsx}")
      .filter((file) => ofLocale.test(file))
      .map((file) => file.replace(ofLocale, file.endsWith("x") ? ".tsx" : ".ts")),
  );
  return [...files]
    .toSorted()
    .map((file) => ({ file, missing: otherLocales.filter((locale) => !existsSync(variantOf(file, locale))) }));
};

/** The English files with the sentences of the interface. */
export const dictionaries = (): readonly Translatable[] => translatable().filter(({ file }) => !isContent(file));

/** The English files of our own content that a language has a file beside. */
export const translatedContent = (): readonly Translatable[] => translatable().filter(({ file }) => isContent(file));

/** The sentences of a messages file by their names; functions have an empty sentence. */
export const entriesOf = async (file: string): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  const note = (name: string, value: unknown): void => {
    if (typeof value === "string") found.set(name, value);
    else if (typeof value === "function") found.set(`${name}()`, "");
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) note(`${name}.${key}`, inner);
  };
  for (const [name, value] of Object.entries((await import(pathToFileURL(resolve(file)).href)) as object))
    note(name, value);
  return found;
};

/** What a source imports of our own files, types aside. */
const importsOf = (file: string): readonly string[] => {
  const code = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.map((entry) => (entry.isType ? "" : (entry.moduleRequest?.value ?? ""))),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ]
    .filter((source) => /^[.#]/.test(source))
    .map((source) => (source.startsWith("#") ? source.slice(1) : join(dirname(file), source)));
};

/** Every source that the translated screens need, from the app down. What features say of themselves has every language by its type. */
export const translatedSources = (): readonly string[] => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !/^(?:src|domain)\/.*(?<!\.data)\.tsx?$/.test(file) || !existsSync(file)) return;
    seen.add(file);
    for (const imported of importsOf(file)) visit(imported);
  };
  visit("src/app/entry-client.tsx");
  for (const id of routeIds) visit(screenSources[id]);
  visit(screenSources.notFound);
  return [...seen].toSorted();
};

/** Words that are the same in every language, or not shown to visitors. */
const sameEverywhere =
  /^(?:WhatsApp|Trivia live|[a-z]+-[a-z]+|All Levels|King James Version|Facebook|Twitter|Source Serif|KJV|steep|Aa?|Escape|Enter|Tab|Bearer|: HTTP|[\w-]+\/[\w.+-]+|\(prefers-.*|["'(.#\\[].*|main h1.*)$/;

/** Files whose texts are shown elsewhere, or are data. */
const apart: readonly RegExp[] = [
  /\/feature\.ts$/,
  /\/stored\.ts$/,
  /^src\/platform\/(?:media\/picture|page\/device-name)\.ts$/,
  /^src\/platform\/guards\//,
  /^src\/api\//,
  /^src\/scripture\/(?:text|last-read)\//,
  /^src\/sync\/(?:keys|seal)\.ts$/,
  /^src\/scripture\/marks\/colours\.ts$/,
  /^src\/games\/kit\/(?:bests|game-entries)\.ts$/,
  /^src\/devotions\/(?:kit\/(?:passage|stored-shapes)|reading-plan\/past-year)\.ts$/,
  /^domain\/(?:api|calendar|site|pictures)\//,
  /^src\/devotions\/prayer-wall\/request\.ts$/,
  /^domain\/scripture\/(?:commentary\/|languages\/(?!messages)|search\/)/,
  /^domain\/scripture\/(?:books\/(?:long-names|books)|reference\/(?:format-reference|parse-reference|verse-set)|translations\/translations|cross-references|original-words\/(?:original-word|word-text))/,
];

/** Sentences in a source file that belong in a messages file. */
export const untranslatedIn = (file: string): readonly string[] =>
  apart.some((pattern) => pattern.test(file)) || existsSync(variantOf(file, "es"))
    ? []
    : sentencesIn(file, readFileSync(file, "utf8")).filter((text) => !sameEverywhere.test(text));
