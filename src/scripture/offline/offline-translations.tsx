import { translationById } from "#domain/scripture/translations/translations.ts";
import { formatBytes } from "#domain/text/byte-size.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { useIsHydrated } from "#src/platform/loading/hydration.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import { scriptureManifest } from "../manifest.ts";
import { DownloadRow } from "./download-row.tsx";
import { downloadEmbedded, embeddedDownloads } from "./embedded-downloads.ts";
import { offlineMessages } from "./messages.ts";
import "./offline-translations.css";

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
