import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import {
  bookFilePath,
  chapterFilePath,
  crossReferencePath,
  packedWordsPath,
  searchIndexPath,
  translationFilePath,
  verseWeightsPath,
  versesFilePath,
  type ScriptureManifest,
} from "#domain/scripture/manifest.ts";
import { buildSearchIndex } from "#domain/scripture/search/build.ts";
import { packWords } from "#domain/scripture/search/pack.ts";
import { translations, type EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { normalisers } from "./catalogue.ts";
import { buildCrossReferences, crossReferenceNotice, readCrossReferences, verseWeights } from "./cross-references.ts";

type Files = Map<string, string | Uint8Array>;

/** SHA-256 of a translation's chapters as JSON. Changes with every letter, offset or title. */
export const checksumOf = (chapters: readonly ChapterText[]): string => createHash("sha256").update(JSON.stringify(chapters)).digest("hex");

/** The 31,102 texts by ordinal. */
export const verseTexts = (chapters: readonly ChapterText[]): readonly string[] => chapters.flatMap((chapter) => chapter.verses);

const textFiles = (version: string, id: EmbeddedTranslationId): { files: Files; entry: ScriptureManifest["translations"][number] } => {
  const chapters = normalisers[id]();
  const verses = verseTexts(chapters);
  const whole = JSON.stringify(chapters);
  // Compressed here, since hosts compress text but not unknown file types.
  const words = gzipSync(packWords(verses), { level: 9 });
  const files: Files = new Map<string, string | Uint8Array>([
    [translationFilePath(version, id), whole],
    [packedWordsPath(version, id), words],
    [versesFilePath(version, id), verses.join("\n")],
    [searchIndexPath(version, id), buildSearchIndex(verses)],
    ...[...Map.groupBy(chapters, ({ book }) => book)].map(([book, ofBook]) => [bookFilePath(version, id, book), JSON.stringify(ofBook)] as const),
    ...chapters.map((one) => [chapterFilePath(version, id, one.book, one.chapter), JSON.stringify(one)] as const),
  ]);
  const name = translations.find((translation) => translation.id === id)?.name ?? id;
  const bytes = { text: Buffer.byteLength(whole), words: words.length };
  return { files, entry: { id, name, checksum: checksumOf(chapters), bytes } };
};

const crossReferenceFiles = (version: string): Files => {
  const targets = readCrossReferences();
  return new Map<string, string | Uint8Array>([
    [verseWeightsPath(version), verseWeights(targets)],
    ["/crossref/NOTICE.txt", crossReferenceNotice],
    ...buildCrossReferences(targets).map((one) => [crossReferencePath(version, one.book, one.chapter), JSON.stringify(one)] as const),
  ]);
};

const placeholder = "{version}";

/**
 * All generated Scripture files by path under `.generated`: `static/**` is served as is, `scripture/manifest.json` is
 * imported by code. The version is a hash of all of them.
 */
export const buildScriptureFiles = (): { files: Files; manifest: ScriptureManifest } => {
  const texts = (Object.keys(normalisers) as EmbeddedTranslationId[]).map((id) => textFiles(placeholder, id));
  const unversioned = [...texts.flatMap(({ files }) => [...files]), ...crossReferenceFiles(placeholder)];
  const hash = createHash("sha256");
  // Compressed files are hashed by content, since the compressed bytes may differ between machines.
  for (const [path, content] of unversioned) hash.update(path).update(path.endsWith("/words.bin") ? gunzipSync(content) : content);
  const version = hash.digest("hex").slice(0, 10);

  const files: Files = new Map(unversioned.map(([path, content]) => [`static${path.replace(placeholder, version)}`, content]));
  const manifest: ScriptureManifest = { version, translations: texts.map(({ entry }) => entry) };
  files.set("static/bible/manifest.json", JSON.stringify(manifest));
  files.set("scripture/manifest.json", JSON.stringify(manifest));
  return { files, manifest };
};
