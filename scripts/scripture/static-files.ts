import { createHash } from "node:crypto";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import { bookFilePath, chapterFilePath, translationFilePath, type ScriptureManifest } from "#domain/scripture/manifest.ts";
import { translations, type EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { normalisers } from "./catalogue.ts";

type Files = Map<string, string | Uint8Array>;

/** SHA-256 of a translation's chapters as JSON: changes with every letter, offset or title. */
export const checksumOf = (chapters: readonly ChapterText[]): string => createHash("sha256").update(JSON.stringify(chapters)).digest("hex");

/**
 * All generated Scripture files by path below `.generated`: `static/**` is served as it is,
 * `scripture/manifest.json` is what code imports.
 */
export const buildScriptureFiles = (): { files: Files; manifest: ScriptureManifest } => {
  const texts = (Object.keys(normalisers) as EmbeddedTranslationId[]).map((id) => {
    const chapters = normalisers[id]();
    return { id, chapters, checksum: checksumOf(chapters), whole: JSON.stringify(chapters) };
  });
  const version = createHash("sha256").update(texts.map((text) => text.checksum).join()).digest("hex").slice(0, 10);

  const files: Files = new Map();
  for (const { id, chapters, whole } of texts) {
    files.set(`static${translationFilePath(version, id)}`, whole);
    for (const [book, ofBook] of Map.groupBy(chapters, (chapter) => chapter.book)) files.set(`static${bookFilePath(version, id, book)}`, JSON.stringify(ofBook));
    for (const chapter of chapters) files.set(`static${chapterFilePath(version, id, chapter.book, chapter.chapter)}`, JSON.stringify(chapter));
  }
  const manifest: ScriptureManifest = {
    version,
    translations: texts.map(({ id, checksum, whole }) => ({
      id,
      name: translations.find((translation) => translation.id === id)?.name ?? id,
      checksum,
      bytes: { text: Buffer.byteLength(whole) },
    })),
  };
  files.set("static/bible/manifest.json", JSON.stringify(manifest));
  files.set("scripture/manifest.json", JSON.stringify(manifest));
  return { files, manifest };
};
