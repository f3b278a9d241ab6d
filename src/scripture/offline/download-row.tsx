import { Download, RefreshCw, Trash2 } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { formatBytes } from "#domain/text/byte-size.ts";
import { useIsOnline } from "#src/platform/network/network.ts";
import type { DownloadFailure, DownloadOutcome, DownloadProgress } from "#src/platform/offline/downloads.ts";
import { focusIfLost } from "#src/platform/page/focus.ts";
import { toast } from "#src/platform/page/toast.ts";
import { askToPersist } from "#src/platform/storage/persist.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { offlineMessages } from "./messages.ts";

interface DownloadRowProps {
  translation: string;
  name: string;
  /** The language of the name, if it is not that of the page. */
  lang?: string;
  /** Its size, how much of it is here, its licence. */
  facts: ReactNode;
  /** `undefined`: all of it is here. */
  action: "download" | "resume" | "update" | undefined;
  /** Storage has not been read yet. */
  isUnknown?: boolean;
  progress: DownloadProgress | undefined;
  progressLabel: string;
  failure: DownloadFailure | undefined;
  onDownload: () => Promise<DownloadOutcome>;
  onStop: () => void;
  /** Undefined if nothing of it is here. */
  onRemove: (() => void) | undefined;
}

export const DownloadRow = ({
  translation,
  name,
  lang,
  facts,
  action,
  isUnknown = false,
  progress,
  progressLabel,
  failure,
  onDownload,
  onStop,
  onRemove,
}: DownloadRowProps) => {
  const isOnline = useIsOnline();
  const row = useRef<HTMLLIElement>(null);
  const hasFocus = useRef(false);
  const watched = { onFocus: () => (hasFocus.current = true), onBlur: () => (hasFocus.current = false) };
  // Each state has its own buttons. The one that had the focus is removed with its state, and React sends no blur for that.
  useEffect(() => {
    if (hasFocus.current) focusIfLost(row.current!.querySelector<HTMLElement>("button:enabled"));
  });
  const download = async () => {
    void askToPersist();
    if ((await onDownload()) === "done") toast({ title: offlineMessages.downloaded(name) });
  };
  return (
    <li className="row row-spread download-row" ref={row}>
      <p className="download-name">
        <b>{shortName(translation)}</b> <bdi lang={lang}>{name}</bdi>
        <span className="download-size">{facts}</span>
      </p>
      {progress ? (
        <div className="download-running">
          <progress value={progress.done} max={progress.all} aria-label={progressLabel} />
          <span className="download-size">{`${Math.floor((100 * progress.done) / progress.all)} % · ${formatBytes(progress.bytes)}`}</span>
          <Button variant="quiet" onClick={onStop} {...watched}>
            {offlineMessages.stop}
          </Button>
        </div>
      ) : (
        <div className="row">
          {action ? (
            <Button
              isPaused={!isOnline || isUnknown}
              onClick={() => void download()}
              aria-label={offlineMessages.actionFor[action](name)}
              {...watched}
            >
              <Icon of={action === "update" ? RefreshCw : Download} small />
              {offlineMessages.actions[action]}
            </Button>
          ) : null}
          {onRemove ? (
            <Button variant="quiet" onClick={onRemove} aria-label={offlineMessages.removeName(name)} {...watched}>
              <Icon of={Trash2} small />
              {offlineMessages.remove}
            </Button>
          ) : null}
        </div>
      )}
      {/* Another tab may have downloaded the rest. */}
      {failure && action ? (
        <p className="err" role="alert">
          {offlineMessages.failures[failure]}
        </p>
      ) : null}
    </li>
  );
};
