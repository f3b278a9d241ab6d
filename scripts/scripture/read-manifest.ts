import { readFileSync } from "node:fs";
import type { ChapterDigests } from "#domain/scripture/translations/digests.ts";
import type { ScriptureManifest } from "#domain/scripture/translations/manifest.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";

/** The manifest of the generated Scripture files, written by `npm run generate`. */
export const readManifest = (): ScriptureManifest =>
  (manifest ??= JSON.parse(readFileSync(".generated/scripture/manifest.json", "utf8")) as ScriptureManifest);

let manifest: ScriptureManifest | undefined;

/** The digests of a translation's chapters, written with it. */
export const readDigests = (translation: EmbeddedTranslationId): ChapterDigests => {
  const known = digests.get(translation);
  if (known !== undefined) return known;
  const read = JSON.parse(readFileSync(`.generated/scripture/digests/${translation}.json`, "utf8")) as ChapterDigests;
  digests.set(translation, read);
  return read;
};

const digests = new Map<EmbeddedTranslationId, ChapterDigests>();
