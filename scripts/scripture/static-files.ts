import { createHash, hash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { verseCount } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { digestLength, type ChapterDigests } from "#domain/scripture/translations/digests.ts";
import {
  bookFilePath,
  chapterFilePath,
  crossReferencePath,
  inParts,
  packedWordsPath,
  searchIndexPath,
  translationFilePath,
  verseWeightsPath,
  versesFilePath,
  type ScriptureManifest,
} from "#domain/scripture/translations/manifest.ts";
import { downloadedWordFiles } from "#domain/scripture/original-words/original-word-files.ts";
import { buildSearchIndex } from "#domain/scripture/search/build.ts";
import { packWords } from "#domain/scripture/search/pack.ts";
import { digestsPath, type Download } from "#domain/scripture/translations/downloads.ts";
import {
  embeddedTranslationIds,
  translations,
  type EmbeddedTranslationId,
} from "#domain/scripture/translations/translations.ts";
import { embeddedText, packagedTexts } from "./catalogue.ts";
import { digestsFile, downloadFiles } from "./downloads.ts";
import { buildCrossReferences, crossReferenceNotice, readCrossReferences, verseWeights } from "./cross-references.ts";
import { originalWordFiles } from "./original-words.ts";

type Files = Map<string, string | Uint8Array>;

/** SHA-256 of a translation's chapters as JSON. Changes with every letter, offset or title. */
export const checksumOf = (chapters: readonly ChapterText[]): string => hash("sha256", JSON.stringify(chapters));

/** A digest as domain/scripture/translations/digests.ts describes it. */
export const digestOf = (content: string | Uint8Array): string => hash("sha256", content).slice(0, digestLength);

/**
 * The 31,102 texts by ordinal. Where a text in another language numbers a chapter otherwise, verses beyond our last number
 * stand with the one before, and numbers that it has not are empty.
 */
export const verseTexts = (chapters: readonly ChapterText[]): readonly string[] =>
  chapters.flatMap(({ book, chapter, verses }) => {
    const count = verseCount(book, chapter);
    return Array.from({ length: count }, (_, index) =>
      verses
        .slice(index, index + 1 === count ? verses.length : index + 1)
        .filter(Boolean)
        .join(" "),
    );
  });

const textFiles = (
  version: string,
  id: EmbeddedTranslationId,
): {
  files: Files;
  entry: ScriptureManifest["translations"][number];
  digests: ChapterDigests;
  downloads: readonly Download[];
  bookNames: Readonly<Record<string, string>>;
} => {
  const chapters = embeddedText(id).readChapters();
  const verses = verseTexts(chapters);
  const whole = JSON.stringify(chapters);
  const lines = verses.join("\n");
  const index = buildSearchIndex(verses);
  const unpackedWords = packWords(verses);
  // Compressed here, since hosts compress text but not unknown file types.
  const words = gzipSync(unpackedWords, { level: 9 });
  const downloads = downloadFiles(version, id, chapters);
  const files: Files = new Map<string, string | Uint8Array>([
    ...downloads.files,
    [translationFilePath(version, id), whole],
    [packedWordsPath(version, id), words],
    [versesFilePath(version, id), lines],
    [searchIndexPath(version, id), index],
    ...[...Map.groupBy(chapters, ({ book }) => book)].map(
      ([book, ofBook]) => [bookFilePath(version, id, book), JSON.stringify(ofBook)] as const,
    ),
    ...chapters.map((one) => [chapterFilePath(version, id, one.book, one.chapter), JSON.stringify(one)] as const),
  ]);
  const name = translations.find((translation) => translation.id === id)?.name ?? id;
  const bytes = { text: Buffer.byteLength(whole), words: words.length, original: 0 };
  const digests = { words: digestOf(unpackedWords), index: digestOf(index), verses: digestOf(lines) };
  return {
    files,
    entry: { id, name, checksum: checksumOf(chapters), bytes, digests },
    digests: chapters.map((one) => digestOf(JSON.stringify(one))).join(""),
    downloads: downloads.list,
    bookNames: Object.fromEntries(
      chapters.flatMap(({ book, chapter, edition }) => (edition && chapter === 1 ? [[book, edition.bookName]] : [])),
    ),
  };
};

const crossReferenceFiles = (version: string): { files: Files; weightsDigest: string; digests: ChapterDigests } => {
  const targets = readCrossReferences();
  const weights = verseWeights(targets);
  const parts = [...Map.groupBy(buildCrossReferences(targets), ({ book }) => book).values()].flatMap(inParts);
  const files: Files = new Map<string, string | Uint8Array>([
    [verseWeightsPath(version), weights],
    ["/crossref/NOTICE.txt", crossReferenceNotice],
    ...parts.map(
      (part) => [crossReferencePath(version, part[0]!.book, part[0]!.chapter), JSON.stringify(part)] as const,
    ),
  ]);
  return {
    files,
    weightsDigest: digestOf(weights),
    digests: parts.map((part) => digestOf(JSON.stringify(part))).join(""),
  };
};

const placeholder = "{version}";

/**
 * All generated Scripture files by path under `.generated`: `static/**` is served as is, `scripture/**` is imported by
 * code. The version is a hash of all of them.
 */
export const buildScriptureFiles = (): { files: Files; manifest: ScriptureManifest } => {
  const texts = embeddedTranslationIds.map((id) => textFiles(placeholder, id));
  const crossReferences = crossReferenceFiles(placeholder);
  const wordFiles = originalWordFiles(placeholder, packagedTexts.kjv.readChapters());
  const unversioned = [...texts.flatMap(({ files }) => [...files]), ...crossReferences.files, ...wordFiles];
  const ofAll = createHash("sha256");
  // Compressed files are hashed by content, since the compressed bytes may differ between machines.
  for (const [path, content] of unversioned)
    ofAll.update(path).update(path.endsWith("/words.bin") ? gunzipSync(content) : content);
  const version = ofAll.digest("hex").slice(0, 10);

  const files: Files = new Map(
    unversioned.map(([path, content]) => [`static${path.replace(placeholder, version)}`, content]),
  );
  const original = downloadedWordFiles(placeholder).reduce(
    (sum, path) => sum + Buffer.byteLength(wordFiles.get(path)!),
    0,
  );
  const manifest: ScriptureManifest = {
    version,
    translations: texts.map(({ entry }) =>
      entry.id === "kjv" ? { ...entry, bytes: { ...entry.bytes, original } } : entry,
    ),
    weightsDigest: crossReferences.weightsDigest,
  };
  const downloads = texts.flatMap(({ downloads: ofText }) => ofText);
  files.set(`static${digestsPath(version)}`, digestsFile(version, downloads));
  files.set("scripture/downloads.json", JSON.stringify(downloads));
  files.set("static/bible/manifest.json", JSON.stringify(manifest));
  files.set("scripture/manifest.json", JSON.stringify(manifest));
  for (const { entry, digests } of texts) files.set(`scripture/digests/${entry.id}.json`, JSON.stringify(digests));
  const ofTexts = Object.fromEntries(texts.map(({ entry, digests }) => [entry.id, digests]));
  files.set("scripture/chapter-digests.json", JSON.stringify(ofTexts));
  const bookNames = Object.fromEntries(texts.map((text) => [text.entry.id, text.bookNames]));
  files.set("scripture/book-names.json", JSON.stringify(bookNames));
  files.set("scripture/digests/cross-references.json", JSON.stringify(crossReferences.digests));
  return { files, manifest };
};
