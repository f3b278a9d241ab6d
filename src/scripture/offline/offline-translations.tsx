import {
  translationById,
  type EmbeddedTranslationId,
  isEmbedded,
} from "#domain/scripture/translations/translations.ts";
import { formatBytes } from "#domain/text/byte-size.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { useIsHydrated } from "#src/platform/loading/hydration.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import { scriptureManifest } from "../manifest.ts";
import { DownloadRow } from "./download-row.tsx";
import { offlineMessages } from "./messages.ts";
import { packedWordsPath, verseWeightsPath } from "#domain/scripture/translations/manifest.ts";
import { hasDigest } from "#src/platform/digest.ts";
import { deviceCaches } from "#src/platform/offline/caches.ts";
import { createDownloads, type DownloadOutcome } from "#src/platform/offline/downloads.ts";
import {
  downloadTranslation,
  type StoredTranslation,
  storedTranslations,
} from "#src/platform/offline/translation-download.ts";
import { isVerifiedBook } from "#src/scripture/text/read-chapter.ts";
import "./offline-translations.css";

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

/** The one that a first visit reads comes first. */
const inOrder = scriptureManifest.translations.toSorted(
  (a, b) => Number(b.id === firstTranslation) - Number(a.id === firstTranslation),
);

const languageDownloads = lazyCode(
  "language downloads",
  async () => (await import("./download-languages.tsx")).DownloadLanguages,
);

type Downloads = ReturnType<typeof embeddedDownloads.useDownloads>;

const Row = ({ id, bytes, stored: all, running, failed }: (typeof inOrder)[number] & Downloads) => {
  const { name } = translationById(id);
  const stored = all?.find((one) => one.translation === id);
  const isComplete = stored !== undefined && stored.files === stored.allFiles;
  const isStale = stored?.isStale === true;
  const size = isComplete
    ? offlineMessages.downloadedSize(formatBytes(stored.bytes))
    : offlineMessages.about(formatBytes(bytes.text + bytes.words + bytes.original));
  const incomplete = isStale ? "update" : stored ? "resume" : "download";
  return (
    <DownloadRow
      translation={id}
      name={name}
      facts={isStale ? offlineMessages.newer : size}
      action={isComplete ? undefined : incomplete}
      isUnknown={all === undefined}
      progress={running[id]}
      progressLabel={offlineMessages.downloading(name)}
      failure={failed[id]}
      onDownload={() => downloadEmbedded(id)}
      onStop={() => embeddedDownloads.stop(id)}
      onRemove={stored && (() => void embeddedDownloads.remove(id))}
    />
  );
};

/** The download of each translation: reading and word search without a network. */
export const OfflineTranslations = () => {
  const downloads = embeddedDownloads.useDownloads();
  const isOnline = useIsOnline();
  const { code: DownloadLanguages } = useLazyCode(languageDownloads, useIsHydrated());
  return (
    <section className="keep" aria-labelledby="keep-offline">
      <h2 id="keep-offline">{offlineMessages.title}</h2>
      <p>{offlineMessages.lead}</p>
      {isOnline ? null : <p className="notice">{offlineMessages.offlineNow}</p>}
      {downloads.stored === null ? (
        <p className="muted">{offlineMessages.unavailable}</p>
      ) : (
        <>
          <ul className="download-list">
            {inOrder.map((translation) => (
              <Row key={translation.id} {...translation} {...downloads} />
            ))}
          </ul>
          {DownloadLanguages ? <DownloadLanguages /> : null}
        </>
      )}
    </section>
  );
};
