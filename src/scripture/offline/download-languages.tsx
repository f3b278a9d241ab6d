import { useMemo, useState } from "react";
import { isReadBy, type Edition } from "#domain/scripture/languages/edition.ts";
import { translationMessages } from "#domain/scripture/messages.ts";
import { isRemoteTranslation, type RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { downloadedPlaces, downloadedTranslations } from "#src/platform/offline/downloaded-chapters.ts";
import { createDownloads } from "#src/platform/offline/downloads.ts";
import { visitorLanguages, withoutEnglish } from "#src/platform/page/browser-languages.ts";
import { reviewedList, useServiceList } from "#src/scripture/languages/service-list.ts";
import { useLanguagesSheet } from "#src/scripture/languages/use-languages-sheet.tsx";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { lastReadEntry } from "#src/scripture/last-read/stored.ts";
import { Button } from "#src/ui/button.tsx";
import { downloadEdition } from "./download-edition.ts";
import { readDownloadRecord } from "./download-record.ts";
import { DownloadRow } from "./download-row.tsx";
import { offlineMessages } from "./messages.ts";

interface DownloadedEdition {
  readonly edition: Edition;
  readonly chapters: number;
  readonly isComplete: boolean;
}

const readDownloaded = async (key: RemoteTranslationId): Promise<readonly DownloadedEdition[]> => {
  const record = await readDownloadRecord(key);
  return record ? [{ ...record, chapters: (await downloadedPlaces(key)).size }] : [];
};

const downloads = createDownloads(async () => {
  const keys = await downloadedTranslations().catch(() => []);
  return (await Promise.all(keys.map(readDownloaded))).flat();
});

const factOf = (downloaded: DownloadedEdition | undefined): string => {
  if (!downloaded) return offlineMessages.aboutAny;
  return downloaded.isComplete
    ? offlineMessages.downloadedChapters(downloaded.chapters)
    : offlineMessages.chaptersSoFar(downloaded.chapters);
};

const none: readonly DownloadedEdition[] = [];

/**
 * Downloads of other languages: downloaded translations, those in the visitor's languages, the one read last, to which a
 * search in it leads, and any other on request.
 */
export const DownloadLanguages = () => {
  const { stored = none, running, failed } = downloads.useDownloads();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { open, sheet } = useLanguagesSheet((key) => setChosen((present) => [...present, key]));
  const [{ translation: last = "" }] = useStored(lastReadEntry);
  const isReviewed = reviewedList.some(({ key }) => key === last);
  const { data } = useServiceList(chosen.length > 0 || (isRemoteTranslation(last) && !isReviewed));
  const rows = useMemo(() => {
    const wanted = withoutEnglish(visitorLanguages());
    const own = reviewedList.filter(({ tag }) => isReadBy(tag, wanted));
    const asked = (data ?? reviewedList).filter(({ key }) => key === last || chosen.includes(key));
    const all = [...stored.map(({ edition }) => edition), ...own, ...asked].filter(
      ({ key, service }) => service === "helloao" && isRemoteTranslation(key),
    );
    return [...new Map(all.map((edition) => [edition.key, edition])).values()];
  }, [stored, data, chosen, last]);
  return (
    <>
      <h3 className="download-languages">{offlineMessages.otherLanguages}</h3>
      <ul className="download-list">
        {rows.map((edition) => {
          const { key, name, tag, license } = edition;
          const downloaded = stored.find((one) => one.edition.key === key);
          const incomplete = downloaded ? "resume" : "download";
          return (
            <DownloadRow
              key={key}
              translation={key}
              name={name}
              lang={tag}
              facts={`${factOf(downloaded)} · ${translationMessages.licence(license)}`}
              action={downloaded?.isComplete ? undefined : incomplete}
              progress={running[key]}
              progressLabel={offlineMessages.downloadingEdition(name)}
              failure={failed[key]}
              onDownload={() =>
                downloads.start(key, (signal, onProgress) => downloadEdition(edition, signal, onProgress))
              }
              onStop={() => downloads.stop(key)}
              onRemove={downloaded && (() => void downloads.remove(key))}
            />
          );
        })}
      </ul>
      <p className="row download-more">
        <Button onClick={open}>{offlineMessages.choose}</Button>
      </p>
      {sheet}
    </>
  );
};
