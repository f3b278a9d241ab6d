import { shortName } from "#domain/scripture/translations/short-name.ts";
import { Download, Trash2 } from "lucide";
import { useMemo, useState } from "react";
import { formatBytes } from "#domain/text/byte-size.ts";
import { isReadBy, type Edition } from "#domain/scripture/languages/edition.ts";
import { translationMessages } from "#domain/scripture/messages.ts";
import { askToPersist } from "#src/platform/storage/persist.ts";
import { visitorLanguages, withoutEnglish } from "#src/platform/page/browser-languages.ts";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { download, removeEdition, stopEditionDownload, useDownloads, type DownloadedEdition } from "./downloads.ts";
import { downloadFailureMessages, languagePickerMessages } from "#src/scripture/languages/messages.ts";
import { reviewedList, useServiceList } from "#src/scripture/languages/service-list.ts";

const languagesSheet = lazyCode(
  "languages",
  async () => (await import("#src/scripture/languages/languages-sheet.tsx")).LanguagesSheet,
);

const start = async (edition: Edition): Promise<void> => {
  void askToPersist();
  if ((await download(edition)) === "done") toast({ title: languagePickerMessages.downloaded(edition.name) });
};

interface RowProps {
  edition: Edition;
  downloaded: DownloadedEdition | undefined;
  running: { chapters: number; allChapters: number; bytes: number } | undefined;
  failure: string | undefined;
  isOnline: boolean;
}

const factOf = (downloaded: DownloadedEdition | undefined): string => {
  if (!downloaded) return languagePickerMessages.aboutAny;
  return downloaded.isComplete
    ? languagePickerMessages.downloadedChapters(downloaded.chapters)
    : languagePickerMessages.chaptersSoFar(downloaded.chapters);
};

const Row = ({ edition, downloaded, running, failure, isOnline }: RowProps) => {
  const { name, tag, key, license } = edition;
  const isStarted = downloaded !== undefined && !downloaded.isComplete;
  return (
    <li className="download-row">
      <p className="download-name">
        <b>{shortName(key)}</b> <bdi lang={tag}>{name}</bdi>
        <span className="download-size">{`${factOf(downloaded)} · ${translationMessages.licence(license)}`}</span>
      </p>
      {running ? (
        <div className="download-running">
          <progress
            value={running.chapters}
            max={running.allChapters}
            aria-label={languagePickerMessages.downloading(name)}
          />
          <span className="download-size">{`${Math.round((100 * running.chapters) / running.allChapters)} % · ${formatBytes(running.bytes)}`}</span>
          <Button variant="quiet" onClick={() => stopEditionDownload(key)}>
            {languagePickerMessages.stop}
          </Button>
        </div>
      ) : (
        <div className="row">
          {downloaded?.isComplete ? null : (
            <Button
              disabled={!isOnline}
              onClick={() => void start(edition)}
              aria-label={
                isStarted ? languagePickerMessages.resumeName(name) : languagePickerMessages.downloadName(name)
              }
            >
              <Icon of={Download} small />
              {isStarted ? languagePickerMessages.resume : languagePickerMessages.download}
            </Button>
          )}
          {downloaded ? (
            <Button
              variant="quiet"
              onClick={() => void removeEdition(key)}
              aria-label={languagePickerMessages.removeName(name)}
            >
              <Icon of={Trash2} small />
              {languagePickerMessages.remove}
            </Button>
          ) : null}
        </div>
      )}
      {failure ? (
        <p className="err" role="alert">
          {failure}
        </p>
      ) : null}
    </li>
  );
};

/** Downloads of other languages: downloaded translations, those in the visitor's languages, and any other on request. */
export const DownloadLanguages = () => {
  const { downloaded, running, failed } = useDownloads();
  const isOnline = useIsOnline();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { Panel: LanguagesSheet, ...sheet } = useLazyPanel(languagesSheet);
  const { data } = useServiceList(chosen.length > 0);
  const rows = useMemo(() => {
    const wanted = withoutEnglish(visitorLanguages());
    const own = reviewedList.filter(({ tag }) => isReadBy(tag, wanted));
    const asked = (data ?? reviewedList).filter(({ key }) => chosen.includes(key));
    const all = [...downloaded.map(({ edition }) => edition), ...own, ...asked].filter(
      ({ service }) => service === "helloao",
    );
    return [...new Map(all.map((edition) => [edition.key, edition])).values()];
  }, [downloaded, data, chosen]);
  return (
    <>
      <h3 className="download-languages">{languagePickerMessages.otherLanguages}</h3>
      <ul className="download-list">
        {rows.map((edition) => {
          const failure = failed[edition.key];
          return (
            <Row
              key={edition.key}
              edition={edition}
              downloaded={downloaded.find((one) => one.edition.key === edition.key)}
              running={running[edition.key]}
              failure={failure && downloadFailureMessages[failure]}
              isOnline={isOnline}
            />
          );
        })}
      </ul>
      <p className="row download-more">
        <Button onClick={sheet.open}>{languagePickerMessages.choose}</Button>
      </p>
      {LanguagesSheet ? (
        <LanguagesSheet
          isOpen={sheet.isOpen}
          onOpenChange={sheet.setIsOpen}
          value=""
          onChoose={(key) => setChosen((present) => [...present, key])}
        />
      ) : null}
    </>
  );
};
