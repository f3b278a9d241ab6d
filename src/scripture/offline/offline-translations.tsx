import { Download, RefreshCw, Trash2 } from "lucide";
import { formatBytes } from "#domain/text/byte-size.ts";
import {
  type EmbeddedTranslationId,
  isEmbedded,
  translationById,
} from "#domain/scripture/translations/translations.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { askToPersist } from "#src/platform/storage/persist.ts";
import {
  type OfflineState,
  removeOffline,
  startDownload,
  stopDownload,
  useOfflineTranslations,
} from "#src/platform/offline/offline-translations.ts";
import { useIsHydrated } from "#src/platform/loading/hydration.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { packedWordsPath, verseWeightsPath } from "#domain/scripture/translations/manifest.ts";
import { isVerifiedBook } from "#src/scripture/text/read-chapter.ts";
import { hasDigest } from "#src/platform/digest.ts";
import { scriptureManifest } from "../manifest.ts";
import { downloadFailureMessages } from "#src/scripture/languages/messages.ts";
import { downloadMessages, offlineMessages } from "./messages.ts";
import "./offline-translations.css";

const { version, translations, weightsDigest } = scriptureManifest;

/** The one that a first visit reads comes first. */
const inOrder = translations.toSorted((a, b) => Number(b.id === firstTranslation) - Number(a.id === firstTranslation));

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
const isVerifiedFile = (path: string, file: Response): Promise<boolean> => check(path, file).catch(() => false);

const download = async (translation: EmbeddedTranslationId, name: string): Promise<void> => {
  void askToPersist();
  const outcome = await startDownload(version, translation, isVerifiedFile);
  if (outcome === "done") toast({ title: downloadMessages.downloaded(name) });
};

const languageDownloads = lazyCode(
  "language downloads",
  async () => (await import("./download-languages.tsx")).DownloadLanguages,
);

interface RowProps {
  translation: EmbeddedTranslationId;
  /** Approximate storage size. */
  estimateBytes: number;
  state: OfflineState;
  isOnline: boolean;
}

const Running = ({
  name,
  progress,
  onStop,
}: {
  name: string;
  progress: { files: number; allFiles: number; bytes: number };
  onStop: () => void;
}) => (
  <div className="download-running">
    <progress value={progress.files} max={progress.allFiles} aria-label={downloadMessages.downloading(name)} />
    <span className="download-size">{`${Math.round((100 * progress.files) / progress.allFiles)} % · ${formatBytes(progress.bytes)}`}</span>
    <Button variant="quiet" onClick={onStop}>
      {downloadMessages.stop}
    </Button>
  </div>
);

const Row = ({ translation, estimateBytes, state, isOnline }: RowProps) => {
  const name = translationById(translation).name;
  const running = state.running[translation];
  const stored = state.stored.find((one) => one.translation === translation);
  const failure = state.failed[translation];
  const isComplete = stored !== undefined && stored.files === stored.allFiles;
  const isStarted = stored !== undefined && !isComplete;
  const size = isComplete
    ? downloadMessages.keptSize(formatBytes(stored.bytes))
    : downloadMessages.about(formatBytes(estimateBytes));
  return (
    <li className="download-row">
      <p className="download-name">
        <b>{shortName(translation)}</b> {name}
        <span className="download-size">{stored?.isStale === true ? downloadMessages.newer : size}</span>
      </p>
      {running ? (
        <Running name={name} progress={running} onStop={() => stopDownload(translation)} />
      ) : (
        <div className="row">
          {isComplete ? null : (
            <Button
              disabled={!isOnline || state.device === "unknown"}
              onClick={() => void download(translation, name)}
              aria-label={downloadMessages.downloadName(
                stored?.isStale === true
                  ? downloadMessages.update
                  : isStarted
                    ? downloadMessages.resumeDownload
                    : downloadMessages.download,
                name,
              )}
            >
              <Icon of={stored?.isStale === true ? RefreshCw : Download} small />
              {stored?.isStale === true
                ? downloadMessages.update
                : isStarted
                  ? downloadMessages.resume
                  : downloadMessages.download}
            </Button>
          )}
          {stored ? (
            <Button
              variant="quiet"
              onClick={() => void removeOffline(version, translation)}
              aria-label={downloadMessages.removeName(name)}
            >
              <Icon of={Trash2} small />
              {downloadMessages.remove}
            </Button>
          ) : null}
        </div>
      )}
      {failure ? (
        <p className="err" role="alert">
          {downloadFailureMessages[failure]}
        </p>
      ) : null}
    </li>
  );
};

/** The download of each translation: reading and word search without a network. */
export const OfflineTranslations = () => {
  const state = useOfflineTranslations(version);
  const isOnline = useIsOnline();
  const { code: DownloadLanguages } = useLazyCode(languageDownloads, useIsHydrated());
  return (
    <section className="keep" aria-labelledby="keep-offline">
      <h2 id="keep-offline">{downloadMessages.title}</h2>
      <p>{downloadMessages.lead}</p>
      {isOnline ? null : <p className="notice">{offlineMessages.offlineNow}</p>}
      {state.device === "none" ? (
        <p className="muted">{offlineMessages.unavailable}</p>
      ) : (
        <ul className="download-list">
          {inOrder.map(({ id, bytes }) => (
            <Row
              key={id}
              translation={id}
              estimateBytes={bytes.text + bytes.words + bytes.original}
              state={state}
              isOnline={isOnline}
            />
          ))}
        </ul>
      )}
      {state.device !== "none" && DownloadLanguages ? <DownloadLanguages /> : null}
    </section>
  );
};
