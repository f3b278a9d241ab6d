import { packedWordsPath, verseWeightsPath } from "#domain/scripture/translations/manifest.ts";
import { type EmbeddedTranslationId, isEmbedded } from "#domain/scripture/translations/translations.ts";
import { hasDigest } from "#src/platform/digest.ts";
import { deviceCaches } from "#src/platform/offline/caches.ts";
import { createDownloads, type DownloadOutcome } from "#src/platform/offline/downloads.ts";
import {
  downloadTranslation,
  type StoredTranslation,
  storedTranslations,
} from "#src/platform/offline/translation-download.ts";
import { isVerifiedBook } from "#src/scripture/text/read-chapter.ts";
import { scriptureManifest } from "../manifest.ts";

const { version, translations, weightsDigest } = scriptureManifest;

const bytesOf = async (body: Response): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await body.arrayBuffer());

const unzipped = ({ body }: Response): Response => new Response(body?.pipeThrough(new DecompressionStream("gzip")));

const check = async (path: string, file: Response): Promise<boolean> => {
  if (path === verseWeightsPath(version)) return hasDigest(await bytesOf(file), weightsDigest);
  const words = translations.find(({ id }) => path === packedWordsPath(version, id));
  if (words) return hasDigest(await bytesOf(unzipped(file)), words.digests.words);
  // Files about words are checked against the text when they are read.
  if (path.startsWith("/original/")) return typeof (await file.json()) === "object";
  const [, translation = "", book = ""] = /^\/bible\/\w+\/(\w+)\/(\w{3})\/book\.json$/.exec(path) ?? [];
  return isEmbedded(translation) && isVerifiedBook(translation, book, await file.text());
};

/** Whether a downloaded file matches this build's digest for that path. Never rejects. */
const isVerified = (path: string, file: Response): Promise<boolean> => check(path, file).catch(() => false);

/** The downloads of our own translations; null where the Cache API is missing or denied. */
export const embeddedDownloads = createDownloads<EmbeddedTranslationId, readonly StoredTranslation[] | null>(
  async () => {
    const caches = deviceCaches();
    return caches ? storedTranslations({ caches }, version).catch(() => null) : null;
  },
);

/** Starts or resumes the download of a translation. */
export const downloadEmbedded = async (translation: EmbeddedTranslationId): Promise<DownloadOutcome> => {
  const caches = deviceCaches();
  if (!caches) return "failed";
  const environment = { caches, fetch: (path: string, init: RequestInit) => window.fetch(path, init), isVerified };
  return embeddedDownloads.start(translation, (signal, onProgress) =>
    downloadTranslation(environment, version, translation, signal, onProgress),
  );
};
