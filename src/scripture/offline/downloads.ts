import { dispatchPageEvent } from "#src/platform/page/page-events.ts";
import { useEffect } from "react";
import type { Edition } from "#domain/scripture/languages/edition.ts";
import { isRemoteTranslation, type RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { downloadedTranslations, downloadedPlaces, removeDownload } from "#src/platform/offline/downloaded-chapters.ts";
import type { DownloadOutcome } from "#src/platform/offline/translation-download.ts";
import { createStore, useStore } from "#src/platform/store.ts";
import { downloadEdition, type EditionProgress } from "./download-edition.ts";
import { readDownloadRecord } from "./download-record.ts";

/** Downloads of translations in other languages. The state outlives navigation between screens. */
interface DownloadsState {
  readonly downloaded: readonly DownloadedEdition[];
  readonly running: Readonly<Record<string, EditionProgress>>;
  readonly failed: Readonly<Record<string, Exclude<DownloadOutcome, "done" | "stopped">>>;
}

export interface DownloadedEdition {
  readonly edition: Edition;
  readonly chapters: number;
  readonly isComplete: boolean;
}

const state = createStore<DownloadsState>({ downloaded: [], running: {}, failed: {} });
const stops = new Map<RemoteTranslationId, AbortController>();

const readDownloaded = async (): Promise<readonly DownloadedEdition[]> => {
  const keys = await downloadedTranslations(isRemoteTranslation).catch(() => []);
  const downloaded = await Promise.all(
    keys.map(async (key): Promise<DownloadedEdition[]> => {
      const record = await readDownloadRecord(key);
      return record
        ? [{ edition: record.edition, isComplete: record.isComplete, chapters: (await downloadedPlaces(key)).size }]
        : [];
    }),
  );
  return downloaded.flat();
};

const refresh = async (): Promise<void> => {
  const downloaded = await readDownloaded();
  state.update((present) => ({ ...present, downloaded }));
};

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Starts or resumes the download of a translation. Resolves when it has ended, successfully or not. */
export const download = async (edition: Edition): Promise<DownloadOutcome> => {
  dispatchPageEvent("offlineWanted");
  const { key } = edition;
  if (stops.has(key)) return "failed";
  const stop = new AbortController();
  stops.set(key, stop);
  const progress = (now: EditionProgress) =>
    state.update((present) => ({ ...present, running: { ...present.running, [key]: now } }));
  state.update((present) => ({ ...present, failed: without(present.failed, key) }));
  progress({ chapters: 0, allChapters: 1189, bytes: 0 });
  const outcome = await downloadEdition(edition, stop.signal, progress);
  // Read before the row changes, so that its buttons change once: none moves away under a finger.
  const downloaded = await readDownloaded();
  stops.delete(key);
  state.update(({ running, failed }) => ({
    downloaded,
    running: without(running, key),
    failed: outcome === "done" || outcome === "stopped" ? failed : { ...failed, [key]: outcome },
  }));
  return outcome;
};

export const stopEditionDownload = (key: RemoteTranslationId): void => stops.get(key)?.abort();

export const removeEdition = async (key: RemoteTranslationId): Promise<void> => {
  stopEditionDownload(key);
  await removeDownload(key).catch(() => undefined);
  await refresh();
};

export const useDownloads = (): DownloadsState => {
  useEffect(() => void refresh(), []);
  return useStore(state, (present) => present);
};
